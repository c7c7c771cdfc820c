import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CustomerView } from '#shared/api/admin/customers.ts';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { expectSoundPart } from '../../../tests/support/part-check.ts';
import { writeToken } from '../../data/staff/admin-token.ts';
import { setTransport } from '../../data/wire/http.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { aCustomer } from '../customers/a-customer.test-support.ts';
import { ClientSearch } from './client-search.tsx';

const { client: w } = admin['new-booking'];
const callers = ['+14075550134', '+14075550135'].map((phone) =>
  aCustomer({ email: `tel:${phone}`, customerName: 'Ana Gómez', phone }),
);
const onPick = vi.fn<(customer: CustomerView) => void>();

const answerWith = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { [ANSWER_ID_HEADER]: 'r-1' } });

/** The list that the device keeps knows nobody; a search answers this. */
function searchAnswers(answer: () => Response) {
  setTransport(async (url) => (url.includes('q=') ? answer() : answerWith({ customers: [], count: 0 })));
  return render(
    <main>
      <h1>Réserver</h1>
      <ClientSearch onPick={onPick} />
    </main>,
  );
}

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});
beforeEach(() => writeToken(`ats_${crypto.randomUUID()}`));
afterEach(() => setTransport());

const search = () => page.getByRole('searchbox', { name: w.search });

test('who calls without an e-mail is known by the phone, each on a line of its own', async () => {
  await searchAnswers(() => answerWith({ customers: callers, count: 2 }));
  await search().fill('ana');
  await expect.element(page.getByRole('list', { name: w.found })).toBeVisible();
  await expectSoundPart();
  const lines = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent ?? '');
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).toContain(admin.booking.noEmail.short);
    expect(line).not.toContain('tel:');
  }
  await page.getByRole('button').nth(1).click();
  expect(onPick.mock.lastCall?.[0]).toMatchObject({ phone: '+14075550135' });
});

test('nobody is called unknown to the company while the server could not be asked', async () => {
  await searchAnswers(() => answerWith({ error: 'busy', code: 'server.busy' }, 503));
  await search().fill('ana');
  await expect.element(page.getByRole('status')).toHaveTextContent(w.unknown);
});

test('no more can be typed than the server searches for', async () => {
  await searchAnswers(() => answerWith({ customers: callers, count: 2 }));
  await search().fill('a'.repeat(99));
  await search().click();
  await userEvent.keyboard('{End}na Gómez');
  await expect.element(search()).toHaveValue(`${'a'.repeat(99)}n`);
});

test('a search that breaks off half-way says that it knows no more, and not that there is nobody', async () => {
  let asked = 0;
  await searchAnswers(() =>
    asked++ === 0
      ? answerWith({ customers: [], count: 0, atLeast: true, nextCursor: 'on' })
      : answerWith({ error: 'no', code: 'request.invalid' }, 400),
  );
  await page.getByRole('searchbox').fill('gómez');
  await expect.element(page.getByText(w.unknown)).toBeVisible();
  expect(asked).toBe(2);
  expect(page.getByText(w.nobody).elements()).toEqual([]);
});

test('a connection that goes half-way through a search leaves no wait that never ends', async () => {
  const half = answerWith({ customers: [], count: 0, atLeast: true, nextCursor: 'on' });
  let isAsked = false;
  await searchAnswers(() => half);
  setTransport(async (url, init) => {
    if (!url.includes('q=')) return answerWith({ customers: [], count: 0 });
    if (!url.includes('cursor=')) return half;
    isAsked = true;
    return new Promise((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    );
  });
  await page.getByRole('searchbox').fill('gómez');
  await vi.waitFor(() => expect(isAsked).toBe(true));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(w.unknown)).toBeVisible();
  vi.restoreAllMocks();
});

import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { NoticesInput, NoticesView } from '#shared/api/admin/notices.ts';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { expectSoundPart, LONG_WORD } from '../../../tests/support/part-check.ts';
import { writeToken } from '../../data/staff/admin-token.ts';
import { setTransport } from '../../data/wire/http.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { NoticesScreen } from './notices-screen.tsx';

const { notices: w, conflict, saving } = admin;

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'fr',
    resources: { fr: { admin } },
    interpolation: { escapeValue: false },
  });
});
// A session of its own for each: no copy and nothing typed is found by the next.
beforeEach(() => writeToken(`ats_${crypto.randomUUID()}`));

type Address = NoticesView['addresses'][number];

function someone(change: Partial<Address> = {}): Address {
  return {
    ...{ id: crypto.randomUUID(), label: 'Claire', email: 'claire@sabal-mail.com', locale: 'fr' },
    ...{ kinds: ['booked', 'moved'], daily: false, bounced: null, lastMail: null },
    ...change,
  };
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { [ANSWER_ID_HEADER]: 'r1' } });
}

interface Office {
  view: NoticesView;
  readonly saved: NoticesInput[];
  /** Until it is let go, a save has no answer. */
  hold: Promise<void>;
  testState: 'sent' | 'dead';
}

/** The server's part, in memory: a version, a list, one test mail. */
function openOffice(addresses: Address[]): Office {
  const office: Office = {
    view: { version: 3, summaryMinute: 1080, addresses },
    saved: [],
    hold: Promise.resolve(),
    testState: 'sent',
  };
  setTransport(async (url, init) => {
    const path = new URL(url, location.href).pathname;
    if (path.endsWith('/admin/notices/test')) return json(202, { mailId: crypto.randomUUID(), leaves: true });
    if (path.includes('/admin/mails/')) return json(200, aMail(office.testState));
    if (path.endsWith('/admin/notices/history')) {
      const [claire] = addresses;
      const after = { summaryMinute: 450, addresses: claire ? [{ ...claire, daily: true }] : [] };
      const before = { summaryMinute: 1080, addresses: claire ? [claire] : [] };
      return json(200, { changes: [{ id: '1', at: '2026-12-03T15:00:00Z', by: 'Marc', before, after }] });
    }
    if (!path.endsWith('/admin/notices')) return json(404, { code: 'request.not_found', error: '' });
    if (init.method !== 'PUT') return json(200, office.view);
    await office.hold;
    const sent: NoticesInput = JSON.parse(String(init.body));
    if (sent.expectedVersion !== office.view.version) {
      return json(409, { code: 'notices.changed', error: 'changed', notices: office.view });
    }
    office.saved.push(sent);
    const { version, addresses: known } = office.view;
    office.view = {
      version: version + 1,
      summaryMinute: sent.summaryMinute,
      addresses: sent.addresses.map((one) => ({
        ...{ bounced: null, lastMail: null },
        ...known.find(({ id }) => id === one.id),
        ...one,
      })),
    };
    return json(200, office.view);
  });
  return office;
}

function aMail(state: string) {
  const at = '2026-12-03T15:00:00Z';
  return {
    ...{ id: crypto.randomUUID(), kind: 'staff.test', to: 'claire@sabal-mail.com', subject: 'Essai' },
    ...{ gone: false, state, attempts: 1, createdAt: at, sentAt: at, reason: null, text: '', html: '' },
  };
}

function open() {
  return render(
    <MemoryRouter>
      <main className="page">
        <NoticesScreen />
      </main>
    </MemoryRouter>,
  );
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const saveButton = () => button(saving.save);
const emails = () => page.getByLabelText(w.email);

test('nobody is told at first; an address is added, refused beside its fields, and saved by keys', async () => {
  const office = openOffice([]);
  await open();
  await expect.element(page.getByRole('heading', { name: w.none })).toBeVisible();
  await expectSoundPart();
  await button(w.add).click();
  await expect.element(page.getByRole('textbox', { name: /^Nom/ })).toHaveFocus();
  await userEvent.keyboard(`${LONG_WORD.slice(0, 50)}{Tab}`);
  await expect.element(emails()).toHaveFocus();
  await saveButton().click();
  await expect.element(page.getByText(w.fault.required)).toBeVisible();
  await expect.element(emails()).toHaveFocus();
  await userEvent.keyboard('claire@example.com');
  await expect.element(page.getByText(w.fault.reserved)).toBeVisible();
  await emails().fill('claire@sabal-mail.com');
  for (const kind of Object.values(w.kinds)) await page.getByRole('checkbox', { name: kind }).click();
  await saveButton().click();
  await expect.element(page.getByText(w.fault.kinds)).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: w.kinds.booked })).toHaveFocus();
  await userEvent.keyboard(' ');
  await page.getByRole('radio', { name: w.whens.daily }).click();
  await page.getByLabelText(w.summary).selectOptions('7\u00a0h\u00a030');
  await expectSoundPart();
  await saveButton().click();
  await expect.element(page.getByRole('status').filter({ hasText: saving.clean })).toBeVisible();
  expect(office.saved).toMatchObject([
    {
      ...{ expectedVersion: 3, summaryMinute: 450 },
      addresses: [{ email: 'claire@sabal-mail.com', locale: 'fr', kinds: ['booked'], daily: true }],
    },
  ]);
});

test('what was typed is there again on the way back, also with a name that is too long to be saved', async () => {
  openOffice([someone()]);
  const { unmount } = await open();
  await button(w.add).click();
  await page.getByRole('textbox', { name: /^Nom/ }).last().fill(LONG_WORD);
  await emails().last().fill('marc@sabal-mail.com');
  await unmount();
  await open();
  await expect.element(page.getByText(saving.restored)).toBeVisible();
  await expect.element(emails().last()).toHaveValue('marc@sabal-mail.com');
  await expect.element(page.getByRole('textbox', { name: /^Nom/ }).last()).toHaveValue(LONG_WORD);
});

test('an address that refuses mails says why; a test says what became of it, and only of what is saved', async () => {
  const bounced = { at: '2026-12-01T15:00:00Z', reason: '550 no such user' };
  const office = openOffice([someone({ bounced, lastMail: { state: 'dead', at: bounced.at } })]);
  await open();
  await expect.element(page.getByText(w.bounced)).toBeVisible();
  await expect.element(page.getByText('550 no such user', { exact: false })).toBeVisible();
  await expectSoundPart();
  await button('Envoyer un essai à Claire').click();
  await expect.element(page.getByText(w.test.waiting)).toBeVisible();
  await expect.element(page.getByText(w.test.sent)).toBeVisible();
  await expect.element(page.getByRole('link', { name: w.test.open })).toBeVisible();
  office.testState = 'dead';
  await button('Envoyer un essai à Claire').click();
  await expect.element(page.getByText(w.test.dead)).toBeVisible();
  await expectSoundPart();
  await emails().fill('other@sabal-mail.com');
  await expect.element(page.getByText(w.test.unsaved)).toBeVisible();
  // Of another mailbox nothing is known.
  await expect.element(page.getByText(w.bounced)).not.toBeInTheDocument();
});

test('of two who write, the second sees both values and chooses', async () => {
  const claire = someone();
  const office = openOffice([claire]);
  await open();
  await page.getByRole('checkbox', { name: w.kinds.quote }).click();
  office.view = { ...office.view, version: 4, addresses: [{ ...claire, kinds: ['review'] }] };
  await saveButton().click();
  const row = page.getByRole('row', { name: /^Claire/ });
  await expect.element(row.getByRole('cell').nth(0)).toHaveTextContent(w.kinds.quote);
  await expect.element(row.getByRole('cell').nth(1)).toHaveTextContent(w.kinds.review);
  await expect.element(page.getByText(saving.conflictFirst)).toBeVisible();
  await expectSoundPart();
  expect(office.saved).toEqual([]);
  await button(conflict.keep).click();
  await saveButton().click();
  await expect.element(page.getByRole('status').filter({ hasText: saving.clean })).toBeVisible();
  expect(office.saved).toMatchObject([
    { expectedVersion: 4, addresses: [{ kinds: ['booked', 'moved', 'quote'] }] },
  ]);
});

test('what is typed while a save is under way stays, and is still to be saved', async () => {
  const office = openOffice([someone()]);
  let letGo = () => {};
  office.hold = new Promise((resolve) => {
    letGo = resolve;
  });
  await open();
  await page.getByRole('checkbox', { name: w.kinds.quote }).click();
  await saveButton().click();
  await page.getByRole('checkbox', { name: w.kinds.review }).click();
  letGo();
  await expect.poll(() => office.saved.length).toBe(1);
  await expect.element(page.getByRole('status').filter({ hasText: saving.dirty })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: w.kinds.review })).toBeChecked();
  await saveButton().click();
  await expect.element(page.getByRole('status').filter({ hasText: saving.clean })).toBeVisible();
  expect(office.saved[1]).toMatchObject({
    ...{ expectedVersion: 4 },
    addresses: [{ kinds: ['booked', 'moved', 'quote', 'review'] }],
  });
});

test('an address that is taken out leaves with the save, and the history says who changed what', async () => {
  const office = openOffice([someone(), someone({ label: '', email: 'marc@sabal-mail.com' })]);
  await open();
  await button('Enlever marc@sabal-mail.com').click();
  await expect.element(page.getByRole('heading', { name: w.list })).toHaveFocus();
  await saveButton().click();
  await expect.poll(() => office.saved[0]?.addresses.length).toBe(1);
  await button(w.past.open).click();
  const past = page.getByRole('dialog', { name: w.past.title });
  await expect.element(past).toHaveTextContent('par Marc');
  await expect
    .element(past)
    .toHaveTextContent(`Claire : ${w.when}${w.whens.now}${admin.pricing.example.becomes}${w.whens.daily}`);
  await expectSoundPart();
});

test('what cannot be read says so and is asked for again', async () => {
  setTransport(async () => json(503, { code: 'server.busy', error: '' }));
  await open();
  await expect.element(page.getByText(w.failed)).toBeVisible();
  openOffice([someone()]);
  await button(admin.retry).click();
  await expect.element(page.getByRole('heading', { name: 'Claire' })).toBeVisible();
});

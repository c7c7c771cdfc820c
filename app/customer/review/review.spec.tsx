import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import type { VisitReviewView } from '#shared/api/reviews.ts';
import { type Locale, locales } from '#shared/kernel/locale.ts';
import { expectSoundPart } from '../../../tests/support/part-check.ts';
import { db } from '../../data/device/db.ts';
import { setTransport } from '../../data/wire/http.ts';
import { errors } from '../../i18n/messages/errors/en.ts';
import { review as en } from '../../i18n/messages/review/en.ts';
import { review as es } from '../../i18n/messages/review/es.ts';
import { review as fr } from '../../i18n/messages/review/fr.ts';
import { shell } from '../../i18n/messages/shell/en.ts';
import { ReviewScreen } from './review-screen.tsx';

const words = { en, es, fr };
const id = '5f0c1c4e-0000-4000-8000-000000000001';
const blank: VisitReviewView = {
  ...{ serviceTitle: 'Carpet cleaning', startISO: '2026-11-20T14:00:00Z', timeZone: 'America/New_York' },
  ...{ locale: 'en', name: 'Ana D.', rating: 0, text: '', version: 0 },
  ...{ answer: null, isHidden: false, isOpen: true },
};

/** What the server has, what it refuses next, and what it was sent. */
let kept: VisitReviewView;
let refusal: { readonly status: number; readonly body: object } | undefined;
let sent: object[];

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: {
      en: { review: en, errors, shell },
      es: { review: es, errors, shell },
      fr: { review: fr, errors, shell },
    },
    interpolation: { escapeValue: false },
  });
});

beforeEach(async () => {
  kept = blank;
  refusal = undefined;
  sent = [];
  sessionStorage.clear();
  await i18next.changeLanguage('en');
  await Promise.all(db.tables.map((table) => table.clear()));
  setTransport(async (path, { method, body }) => {
    const headers = { [ANSWER_ID_HEADER]: 'r-1' };
    if (!path.includes('/review')) return Response.json({}, { status: 404, headers });
    if (refusal !== undefined) return Response.json(refusal.body, { status: refusal.status, headers });
    if (method === 'PUT') {
      const { rating, text, name } = JSON.parse(String(body));
      sent.push({ rating, text, name });
      kept = { ...kept, rating, text, name, version: kept.version + 1 };
    }
    return Response.json(kept, { headers });
  });
});

async function open(search = `?${new URLSearchParams({ id, email: 'ana@sabal-mail.com', sig: '1.a' })}`) {
  return render(
    <MemoryRouter initialEntries={[`/review${search}`]}>
      <main>
        <ReviewScreen />
      </main>
    </MemoryRouter>,
  );
}

test.each(locales)(
  '%s: what is missing is said beside it, stars are chosen by keys, and it is sent',
  async (locale: Locale) => {
    await i18next.changeLanguage(locale);
    const w = words[locale];
    await open();
    await page.getByRole('button', { name: w.send }).click();
    await expect.element(page.getByText(w.fault.rating.required)).toBeVisible();
    await expect.element(page.getByText(w.fault.text.required)).toBeVisible();
    expect(sent).toEqual([]);
    await expectSoundPart();
    await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('radio');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(page.getByRole('radio', { name: new RegExp(w.meaning.four) })).toBeChecked();
    await page.getByRole('textbox', { name: w.text }).fill('Spotless.');
    await page.getByRole('button', { name: w.send }).click();
    await expect.element(page.getByRole('heading', { name: w.thanks })).toHaveFocus();
    expect(sent).toEqual([{ rating: 4, text: 'Spotless.', name: 'Ana D.' }]);
    await expect.element(page.getByText(w.shown)).toBeVisible();
    await expectSoundPart();
    await page.getByRole('button', { name: w.change }).click();
    await expect.element(page.getByRole('textbox', { name: w.text })).toHaveValue('Spotless.');
  },
);

test('without a connection what is typed stays, and is said not to be sent', async () => {
  const { unmount } = await open();
  await page.getByRole('radio', { name: /excellent/ }).click();
  await page.getByRole('textbox', { name: en.text }).fill('Half a sentence');
  setTransport(async () => {
    throw new TypeError('Failed to fetch');
  });
  await page.getByRole('button', { name: en.send }).click();
  await expect.element(page.getByText(en.unsent)).toBeVisible();
  await unmount();
  setTransport(async () => Response.json(kept, { headers: { [ANSWER_ID_HEADER]: 'r-1' } }));
  await open();
  await expect.element(page.getByRole('textbox', { name: en.text })).toHaveValue('Half a sentence');
  await expect.element(page.getByText(en.leftOff)).toBeVisible();
});

test('what another device wrote meanwhile is shown, and mine stays unsent until it is sent again', async () => {
  await open();
  await page.getByRole('radio', { name: /excellent/ }).click();
  await page.getByRole('textbox', { name: en.text }).fill('Mine');
  const theirs = { ...blank, rating: 2, text: 'Theirs', version: 1 };
  refusal = { status: 409, body: { error: 'x', code: 'review.changed', review: theirs } };
  await page.getByRole('button', { name: en.send }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Theirs');
  await expect.element(page.getByRole('textbox', { name: en.text })).toHaveValue('Mine');
  refusal = undefined;
  kept = theirs;
  await page.getByRole('button', { name: en.resend }).click();
  await expect.element(page.getByRole('heading', { name: en.thanks })).toBeVisible();
  expect(sent).toEqual([{ rating: 5, text: 'Mine', name: 'Ana D.' }]);
});

test('an answered one is read with its answer and cannot be changed; a hidden one says so', async () => {
  kept = {
    ...blank,
    rating: 5,
    text: 'Good',
    version: 3,
    answer: 'Thank you!',
    isOpen: false,
    isHidden: true,
  };
  await open();
  await expect.element(page.getByText('Thank you!')).toBeVisible();
  await expect.element(page.getByText(en.hidden)).toBeVisible();
  await expect.element(page.getByText(en.closed)).toBeVisible();
  expect(page.getByRole('button', { name: en.change }).elements()).toHaveLength(0);
  await expectSoundPart();
});

test.each([
  ['forged, too old or of somebody erased', undefined, 401, 'link.invalid'],
  ['cut off', '?email=ana', 200, ''],
] as const)('a link that is %s opens nothing and says what to do', async (_what, search, status, code) => {
  if (code !== '') refusal = { status, body: { error: 'x', code } };
  await open(search);
  await expect.element(page.getByRole('heading', { name: en.bad.title })).toBeVisible();
  await expect.element(page.getByRole('link', { name: en.home })).toBeVisible();
  await expectSoundPart();
});

test('a visit that is cancelled or to come says that it cannot be reviewed', async () => {
  kept = { ...blank, isOpen: false };
  await open();
  await expect.element(page.getByRole('heading', { name: en.shut.title })).toBeVisible();
});

test('while it is sent nothing can be written that would not be in it, and refused it can be written on (D579)', async () => {
  let answer: ((answer: Response) => void) | undefined;
  await open();
  const text = page.getByRole('textbox', { name: en.text });
  await page.getByRole('radio', { name: /good/ }).click();
  await text.fill('Spotless.');
  setTransport((_path, { method }) => {
    // A page of a test before this one may still ask for the catalogue.
    if (method !== 'PUT') return Promise.reject(new TypeError('no connection'));
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  await page.getByRole('radio', { name: /good/ }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: en.send })).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: /good/ })).toBeChecked();
  await expect.element(text).toHaveAttribute('readonly');
  await expect.poll(() => answer).toBeDefined(); // what talks to the server is loaded with the first call
  answer?.(Response.json({ code: 'server.bug' }, { status: 500, headers: { [ANSWER_ID_HEADER]: 'r-1' } }));
  await expect.element(page.getByText(en.unsent)).toBeVisible();
  await text.fill('Spotless, and on time.');
  await expect.element(text).toHaveValue('Spotless, and on time.');
});

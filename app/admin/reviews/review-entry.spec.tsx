import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart, LONG_WORD } from '../../../tests/support/part-check.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { ReviewEntry } from './review-entry.tsx';
import type { Judge, ListedReview } from './use-judge.ts';

const { reviews: w, conflict } = admin;
const of = (words: string) => words.replace('{{name}}', 'Ana D.');
const written: ListedReview = {
  ...{ id: '5f0c1c4e-0000-4000-8000-000000000001', bookingId: '5f0c1c4e-0000-4000-8000-000000000002' },
  ...{ language: 'en', rating: 4, name: 'Ana D.', text: `Spotless. ${LONG_WORD}`, version: 3 },
  ...{ writtenAt: '2026-11-22T15:00:00Z', answer: null, hiddenReason: null },
  ...{ customerName: 'Ana Díaz', serviceTitle: 'Nettoyage de moquette' },
  ...{ startISO: '2026-11-20T14:00:00Z', timeZone: 'America/New_York' },
};
const judge = vi.fn<Judge>();

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});

beforeEach(() => {
  judge.mockReset().mockResolvedValue('done');
  sessionStorage.clear();
});

const entry = (change: Partial<ListedReview> = {}, whyId?: string, busy = false) => (
  <MemoryRouter>
    <main>
      <ReviewEntry review={{ ...written, ...change }} {...{ busy, whyId, judge }} />
      <p id="why">Hors ligne</p>
    </main>
  </MemoryRouter>
);
const show = (change?: Partial<ListedReview>, whyId?: string) => render(entry(change, whyId));
const button = (words: string) => page.getByRole('button', { name: of(words), exact: true });
const field = () => page.getByRole('textbox', { name: of(w.answer.label) });

test('it is answered by keys; an empty answer is refused beside its field, and the visit is one link away', async () => {
  await show();
  await expectSoundPart();
  const link = page.getByRole('link', { name: w.visitOf.replace('{{customer}}', 'Ana Díaz') });
  await expect
    .element(link)
    .toHaveAttribute('href', `/admin/calendar?day=2026-11-20&visit=${written.bookingId}`);
  await button(w.answer.writeTo).click();
  await expect.element(field()).toHaveFocus();
  await button(w.answer.publish).click();
  await expect.element(page.getByText(w.answer.required)).toBeVisible();
  await expectSoundPart();
  await userEvent.keyboard('Thank you, Ana.');
  await button(w.answer.publish).click();
  expect(judge.mock.calls.map(([, judgement]) => judgement)).toEqual([{ answer: 'Thank you, Ana.' }]);
});

test('what others wrote meanwhile stands beside mine, and nothing is published until I choose', async () => {
  judge.mockResolvedValueOnce('changed');
  await show({ answer: 'Theirs' });
  await button(w.answer.editTo).click();
  await field().fill('Mine');
  await button(w.answer.publish).click();
  const row = page.getByRole('row', { name: new RegExp(`^${w.conflict.answer}`) });
  await expect.element(row).toHaveTextContent('MineTheirs');
  await expectSoundPart();
  await button(conflict.keep).click();
  expect(judge).toHaveBeenCalledTimes(2);
});

test('what others published while mine was typed is shown at once, and mine takes its place only when I say so', async () => {
  const { rerender } = await show();
  await button(w.answer.writeTo).click();
  await field().fill('Mine');
  await rerender(entry({ version: 4, answer: 'Theirs' }));
  const row = page.getByRole('row', { name: new RegExp(`^${w.conflict.answer}`) });
  await expect.element(row).toHaveTextContent('MineTheirs');
  judge.mockResolvedValueOnce('changed');
  await button(w.answer.publish).click();
  expect(judge.mock.lastCall?.[0]).toMatchObject({ version: 3 });
  await expect.element(field()).toHaveValue('Mine');
  await button(conflict.keep).click();
  expect(judge.mock.lastCall?.slice(0, 2)).toMatchObject([{ version: 4 }, { answer: 'Mine' }]);
});

test('an answer that is on its way takes no more words, which would be lost with the form', async () => {
  const { rerender } = await show();
  await button(w.answer.writeTo).click();
  await rerender(entry({}, undefined, true));
  await expect.element(field()).toHaveAttribute('readonly');
});

test('to hide takes a reason; a hidden one says it and can be put back', async () => {
  const { unmount } = await show();
  await button(w.hide.openOf).click();
  await button(w.hide.go).click();
  await expect.element(page.getByText(w.hide.required)).toBeVisible();
  expect(judge).not.toHaveBeenCalled();
  await page.getByRole('textbox', { name: w.hide.reason }).fill('Nomme un voisin');
  await button(w.hide.go).click();
  const hidden = { hidden: true, hiddenReason: 'Nomme un voisin' };
  expect(judge.mock.calls.map(([, judgement]) => judgement)).toEqual([hidden]);
  await unmount();
  await show({ hiddenReason: 'Nomme un voisin' });
  await expect.element(page.getByText('Nomme un voisin')).toBeVisible();
  await button(w.hide.backOf).click();
  expect(judge.mock.lastCall?.[1]).toEqual({ hidden: false });
});

test('without a connection it is read, and what cannot be done says why', async () => {
  await show({}, 'why');
  await expect.element(button(w.answer.writeTo)).toBeDisabled();
  await expect.element(button(w.hide.openOf)).toHaveAccessibleDescription('Hors ligne');
});

test('what could not be hidden stays open with its reason, and says what the customer wrote meanwhile', async () => {
  judge.mockResolvedValueOnce('changed').mockResolvedValueOnce('failed');
  await show();
  await button(w.hide.openOf).click();
  await page.getByRole('textbox', { name: w.hide.reason }).fill('Nomme un voisin');
  await button(w.hide.go).click();
  await expect.element(page.getByText(w.conflict.title)).toBeVisible();
  await button(w.hide.go).click();
  await expect.element(page.getByText(w.hide.again)).toBeVisible();
  await expectSoundPart();
  await expect.element(page.getByRole('textbox', { name: w.hide.reason })).toHaveValue('Nomme un voisin');
  await button(w.hide.go).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(judge).toHaveBeenCalledTimes(3);
});

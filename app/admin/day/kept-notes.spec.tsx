import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { expectSoundPart } from '../../../tests/support/part-check.ts';
import { writeToken } from '../../data/staff/admin-token.ts';
import { listStaffDrafts, saveStaffDraft } from '../../data/staff/staff-draft.ts';
import { setTransport } from '../../data/wire/http.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { toasts } from '../../ui/feedback/toasts.ts';
import { aRow } from '../parts/booking-panel/a-row.test-support.ts';
import { NOTES_OF, typedNote, typedNoteOfVisit } from '../parts/typed-note.ts';
import { KeptNotes } from './kept-notes.tsx';

const w = admin.day.kept;
const row = aRow({ customerName: 'Ana López' });
const note = {
  text: 'Le chien mord',
  base: '',
  of: { customerName: row.customerName, startISO: row.startISO },
};
const onOpen = vi.fn<(id: string) => void>();

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});
beforeEach(() => {
  writeToken(`ats_${crypto.randomUUID()}`);
  saveStaffDraft(typedNoteOfVisit(row.id), note);
});
afterEach(() => setTransport());

function show(rows: readonly (typeof row)[]) {
  return render(
    <main>
      <h1>Ma journée</h1>
      <KeptNotes {...{ rows, onOpen }} openId={undefined} timeZone="America/New_York" />
    </main>,
  );
}

/** As the server answers a crew about a visit of another. */
function notYours() {
  setTransport(
    async () =>
      new Response(JSON.stringify({ error: '', code: 'booking.not_found' }), {
        status: 404,
        headers: { [ANSWER_ID_HEADER]: 'r-1' },
      }),
  );
}

test('[LC291] a note whose visit is on this device opens it, and is gone once it is saved', async () => {
  const { rerender } = await show([row]);
  await expect.element(page.getByText(note.text)).toBeVisible();
  await page.getByRole('button', { name: w.openOf.replace('{{name}}', row.customerName) }).click();
  expect(onOpen).toHaveBeenCalledWith(row.id);
  await expectSoundPart();
  await rerender(
    <KeptNotes
      rows={[{ ...row, staffNotes: note.text }]}
      openId={undefined}
      timeZone="America/New_York"
      onOpen={onOpen}
    />,
  );
  await expect.element(page.getByText(note.text)).not.toBeInTheDocument();
});

test('[LC291] a note whose visit went to another crew is read, copied, or thrown away and taken back', async () => {
  notYours();
  await show([]);
  await expect.element(page.getByText(w.left)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Copier la note/ })).toBeVisible();
  await expect.element(page.getByText(w.open)).not.toBeInTheDocument();
  await expectSoundPart();
  await page.getByRole('button', { name: /^Jeter la note/ }).click();
  await expect.element(page.getByText(note.text)).not.toBeInTheDocument();
  expect(document.activeElement).toBe(page.getByRole('heading', { level: 1 }).element());
  expect(await listStaffDrafts(NOTES_OF, typedNote)).toEqual([]);
  toasts.get().at(-1)?.undo?.onUndo();
  await expect.element(page.getByText(note.text)).toBeVisible();
});

test('[LC291] without a connection nothing is said of a visit of another day but what was typed', async () => {
  setTransport(async () => {
    throw new TypeError('no network');
  });
  await show([]);
  await expect.element(page.getByText(note.text)).toBeVisible();
  await expect.element(page.getByText(w.left)).not.toBeInTheDocument();
});

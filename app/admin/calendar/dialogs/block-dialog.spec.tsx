import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { BlockInput, BlockView } from '#shared/api/admin/blocks.ts';
import { expectSoundPart } from '../../../../tests/support/part-check.ts';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { aBlock } from '../../parts/booking-panel/a-row.test-support.ts';
import { BlockDialog } from './block-dialog.tsx';
import { formOfBlock } from './block-times.ts';

const { calendar, conflict } = admin;
const w = calendar.block;
const timeZone = 'America/New_York';
const opened = aBlock({ version: 2, reason: 'Congé' });
/** What a colleague made of it. */
const theirs = { ...opened, version: 3, reason: 'Vacances' };
const onSave = vi.fn<(input: BlockInput, seen: BlockView | undefined) => Promise<string | undefined>>();

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});
beforeEach(() => {
  sessionStorage.clear();
  onSave.mockReset().mockResolvedValue('block.changed');
});

const dialog = (block: BlockView) => (
  <BlockDialog
    {...{ block, timeZone, onSave }}
    initial={formOfBlock(block, timeZone)}
    onClose={() => undefined}
    onRemove={() => undefined}
  />
);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const reason = () => page.getByRole('textbox', { name: w.reason });
const saved = () => onSave.mock.calls.map(([input, seen]) => [input.reason, seen?.version]);

/** Mine is typed, theirs comes to the calendar behind the form, and the server tells of it. */
async function meet(): Promise<void> {
  const { rerender } = await render(dialog(opened));
  await reason().fill('Atelier');
  await rerender(dialog(theirs));
  await press(w.save);
  await expect.element(page.getByText(w.conflict)).toBeVisible();
}

test('D509: a form is sent over the version it was opened on, also where a newer one has come behind it', async () => {
  await meet();
  expect(saved()).toEqual([['Atelier', 2]]);
  const row = page.getByRole('row', { name: new RegExp(`^${w.reason}`) });
  await expect.element(row).toHaveTextContent(/Atelier.*Vacances/);
  await expectSoundPart();
});

test('D509: mine is kept over theirs, and only then', async () => {
  await meet();
  onSave.mockResolvedValue(undefined);
  await press(conflict.keep);
  await expect.poll(saved).toEqual([
    ['Atelier', 2],
    ['Atelier', 3],
  ]);
  await expect.element(page.getByText(w.conflict)).not.toBeInTheDocument();
});

test('D509: theirs is taken into the form without a word to the server, and saved over itself', async () => {
  await meet();
  await press(conflict.take);
  await expect.element(reason()).toHaveValue('Vacances');
  await expect.element(page.getByText(w.conflict)).not.toBeInTheDocument();
  expect(saved()).toHaveLength(1);
  onSave.mockResolvedValue(undefined);
  await press(w.save);
  await expect.poll(saved).toEqual([
    ['Atelier', 2],
    ['Vacances', 3],
  ]);
});

test('D579: nothing is typed into a form that is on its way, and again once it was refused', async () => {
  let answer: (code: string) => void = () => undefined;
  onSave.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await render(dialog(opened));
  await reason().fill('Atelier');
  await userEvent.keyboard('{Enter}');
  await expect.element(reason()).toHaveAttribute('readonly');
  await userEvent.keyboard(' du nord');
  await expect.element(reason()).toHaveFocus();
  answer('network');
  await expect.element(reason()).not.toHaveAttribute('readonly');
  await userEvent.keyboard(' du sud');
  await expect.element(reason()).toHaveValue('Atelier du sud');
});

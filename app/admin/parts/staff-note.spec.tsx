import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart } from '../../../tests/support/part-check.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { StaffNote } from './staff-note.tsx';

const { staff: w } = admin.booking;
const onSave = vi.fn<(text: string) => Promise<string | undefined>>();

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});

/** What the server has follows what is saved. */
function Note() {
  const [theirs, setTheirs] = useState('');
  return (
    <main>
      <h1>Visite</h1>
      <StaffNote
        {...{ className: undefined, label: 'Note', hint: '', maxLength: 200, rows: 2, theirs }}
        typedKey="note of a spec"
        onSave={async (text) => {
          const refused = await onSave(text);
          if (refused === undefined) setTheirs(text);
          return refused;
        }}
      />
    </main>
  );
}

const field = () => page.getByRole('textbox', { name: 'Note' });
const save = () => page.getByRole('button', { name: w.save });

test('what is typed while a note is saved stays, and is saved with the next press', async () => {
  const answers: ((refused: string | undefined) => void)[] = [];
  onSave.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  await render(<Note />);
  await field().fill('Chien');
  await save().click();
  await field().fill('Chien, sonner');
  answers.shift()?.(undefined);
  await expect.element(save()).toBeEnabled();
  await expect.element(field()).toHaveValue('Chien, sonner');
  await expect.element(page.getByText(w.conflict)).not.toBeInTheDocument();
  await expectSoundPart();
  await save().click();
  answers.shift()?.(undefined);
  await expect.element(page.getByRole('status')).toHaveTextContent(w.saved);
  expect(onSave.mock.calls).toEqual([['Chien'], ['Chien, sonner']]);
});

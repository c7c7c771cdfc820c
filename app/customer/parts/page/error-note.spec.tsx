import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart } from '../../../../tests/support/part-check.ts';
import { endTrouble, noteTrouble } from '../../../data/device/storage/storage-trouble.ts';
import { configure } from '../../../i18n/messages/configure/en.ts';
import { ErrorNote } from './error-note.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { configure } } });
});

function Form() {
  const [error, setError] = useState<string | null>('It could not be sent.');
  return (
    <main>
      <ErrorNote error={error} text="What you typed is kept." onDismiss={() => setError(null)} />
    </main>
  );
}

test('what could not be sent is said as an alert, with what is kept, until it is dismissed', async () => {
  await render(<Form />);
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('It could not be sent.');
  await expect.element(alert).toHaveTextContent('What you typed is kept.');
  await expectSoundPart();
  await alert.getByRole('button', { name: configure.error.dismiss }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

test('a device without room keeps nothing, and is not said to', async () => {
  noteTrouble('full');
  await render(<Form />);
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent(configure.error.hereText);
  await expect.element(alert).not.toHaveTextContent('What you typed is kept.');
  endTrouble('full');
  await expect.element(alert).toHaveTextContent('What you typed is kept.');
});

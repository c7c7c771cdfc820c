import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart } from '../../../../tests/support/part-check.ts';
import { writeToken } from '../../../data/staff/admin-token.ts';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { KeyAgain, useKeyAgain } from './key-again.tsx';

const { keyAgain: w, fault } = admin;

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'fr', resources: { fr: { admin } } });
});
afterEach(() => writeToken(null));

/** What asks for the key: a press that ends something for good. */
function Question({ end }: { end: (key: string) => string | undefined }) {
  const again = useKeyAgain();
  const press = () => {
    if (!again.isTyped()) return;
    const refusal = end(again.key);
    if (refusal !== undefined) again.refused(refusal);
  };
  return (
    <main>
      <KeyAgain again={again} />
      <Button onClick={press}>End</Button>
    </main>
  );
}

const field = () => page.getByLabelText(w.label);
const press = () => page.getByRole('button', { name: 'End' }).click();

test('a device that keeps only its token asks for the key again, and says at the field what is wrong with it', async () => {
  writeToken('ats_of-this-device');
  const end = vi.fn<(key: string) => string | undefined>(() => 'key.unproven');
  await render(<Question end={end} />);
  await expect.element(field()).toHaveAttribute('type', 'password');
  await expectSoundPart();
  await press();
  await expect.element(field()).toHaveAccessibleDescription(new RegExp(w.required));
  expect(end).not.toHaveBeenCalled();
  await field().fill('the-wrong-one');
  await expect.element(field()).not.toHaveAccessibleDescription(new RegExp(w.required));
  await press();
  expect(end).toHaveBeenCalledExactlyOnceWith('the-wrong-one');
  await expect.element(page.getByText(fault.key.unproven)).toBeVisible();
  await expect.element(field()).toHaveValue('the-wrong-one');
});

test('a device that keeps the key itself is not asked for it', async () => {
  writeToken('the-key-itself');
  const end = vi.fn<(key: string) => string | undefined>();
  await render(<Question end={end} />);
  await expect.element(field()).not.toBeInTheDocument();
  await press();
  expect(end).toHaveBeenCalledExactlyOnceWith('');
});

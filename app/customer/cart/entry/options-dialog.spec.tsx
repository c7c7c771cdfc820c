import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ChosenOption } from '#shared/cart/instance.ts';
import { aService } from '../../../booking/offer/a-service.test-support.ts';
import { db } from '../../../data/device/db.ts';
import { cart as w } from '../../../i18n/messages/cart/en.ts';
import { configure } from '../../../i18n/messages/configure/en.ts';
import { OptionsDialog } from './options-dialog.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'en', resources: { en: { cart: w, configure } }, interpolation: { escapeValue: false } },
  });
});

const save = page.getByRole('button', { name: w.optionsDialog.save });

async function open(options: readonly ChosenOption[]) {
  const onClose = vi.fn();
  const service = aService();
  const instance = { id: crypto.randomUUID(), options };
  await render(<OptionsDialog {...{ onClose, service, instance, product: null, name: 'Bedroom' }} />);
  await expect.element(page.getByRole('radio', { name: /Small/ })).toBeVisible();
  const kept = () => db.drafts.filter(({ key }) => key.includes(instance.id)).count();
  return { onClose, kept };
}

test('a room without its size cannot be saved, and says why, until one is chosen', async () => {
  await open([{ optionId: 'soil-regular' }]);
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText(w.optionsDialog.missing)).toBeInTheDocument();
  await page.getByRole('radio', { name: /Small/ }).click();
  await expect.element(save).not.toHaveAttribute('aria-disabled', 'true');
});

test('what was chosen and not saved is there again, and gone once it is cancelled', async () => {
  const complete = [{ optionId: 'size-regular' }, { optionId: 'soil-regular' }];
  const { onClose, kept } = await open(complete);
  await expect.element(save).not.toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: /Small/ }).click();
  await expect.poll(kept).toBe(1);
  await page.getByRole('button', { name: w.optionsDialog.cancel }).click();
  expect(onClose).toHaveBeenCalledTimes(1);
  await expect.poll(kept).toBe(0);
});

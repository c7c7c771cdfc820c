import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What a person does who has no pointer. */

/** More stops than any screen has. */
const STOPS_MAX = 150;

/** Tab by Tab to this control. Focus is always on something a person can see. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    await expectFocusSomewhere(page);
  }
  throw new Error(`Tab does not reach ${wanted}`);
}

export async function expectFocusSomewhere(page: Page): Promise<void> {
  const place = await page.evaluate(() => document.activeElement?.tagName ?? 'nothing');
  expect(place, 'focus is never lost').not.toMatch(/^(BODY|HTML|nothing)$/);
}

export async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

export async function expectArrival(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
}

import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures.ts';

/** The narrowest phone. */
export const narrow = { width: 320, height: 640 };
const laptop = { width: 1280, height: 900 };
/** The laptop at 200 %. */
const zoomed = { width: 640, height: 450 };

/**
 * WCAG 1.4.10 and 1.4.4: what is open fits the narrowest phone, a laptop zoomed to 200 %, and that laptop with letters
 * twice as large, without sideways scrolling; and axe finds nothing by day and by night, on a phone and on a desk.
 */
export async function expectFits(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${where} on a phone, light`);
  await expectNoSidewaysScroll(page, `${where} at ${narrow.width} px`);
  // Both themes come from the system here, as they do for most people. A change of theme costs more than it looks.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${where} on a phone, dark`, colourRules);
  await page.setViewportSize(zoomed);
  await expectNoSidewaysScroll(page, `${where} at 200 %`);
  await page.setViewportSize(laptop);
  await expectAccessible(page, `${where} on a desk, dark`, colourRules);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${where} on a desk, light`);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page, `${where} with letters twice as large`);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(narrow);
}

/** What a theme can change; the rest of axe's rules read the same page by day and by night. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Names what sticks out, so that a failure says where to look. */
async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const stickingOut = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName} .${element.className} ${element.textContent?.slice(0, 30)}`);
  });
  expect(stickingOut, where).toEqual([]);
}

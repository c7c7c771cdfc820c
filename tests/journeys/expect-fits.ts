import type { Locator, Page } from '@playwright/test';
import { type Locale, locales } from '#shared/kernel/locale.ts';
import { isFullStorm } from '../storms/storm-size.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { type Words, words } from './words.ts';

/** The narrowest phone. */
export const narrow = { width: 320, height: 640 };
const laptop = { width: 1280, height: 900 };
/** The laptop at 200 %. */
const zoomed = { width: 640, height: 450 };

interface Look {
  readonly size: 'phone' | 'desk';
  readonly theme: 'light' | 'dark';
  /** Missing: all of axe's rules. */
  readonly rules?: readonly string[];
}

/** What a theme can change; the rest of axe's rules read the same page by day and by night. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** In the order in which the least changes: a change of theme costs more than it looks. */
const everyLook: readonly Look[] = [
  { size: 'phone', theme: 'light' },
  { size: 'phone', theme: 'dark', rules: colourRules },
  { size: 'desk', theme: 'dark', rules: colourRules },
  { size: 'desk', theme: 'light' },
];

/**
 * Each language with all the rules, each size by day and by night, once: a language changes no colour. Every look of
 * every language takes a storm (D285).
 */
const someLooks: Readonly<Record<Locale, readonly Look[]>> = {
  en: [
    { size: 'phone', theme: 'light' },
    { size: 'desk', theme: 'dark', rules: colourRules },
  ],
  es: [{ size: 'phone', theme: 'dark' }],
  fr: [{ size: 'desk', theme: 'light' }],
};

/**
 * WCAG 1.4.10 and 1.4.4: what is open fits the narrowest phone, a laptop zoomed to 200 %, and that laptop with letters
 * twice as large, without sideways scrolling; and axe finds nothing by day and by night, on a phone and on a desk.
 */
export async function expectFits(page: Page, where: string): Promise<void> {
  await expectNoSidewaysScroll(page, `${where} at ${narrow.width} px`);
  for (const { size, theme, rules } of isFullStorm ? everyLook : someLooks[await languageOf(page)]) {
    await page.setViewportSize(size === 'phone' ? narrow : laptop);
    // Both themes come from the system here, as they do for most people.
    await page.emulateMedia({ colorScheme: theme });
    await expectAccessible(page, `${where} on a ${size}, ${theme}`, rules);
  }
  await page.setViewportSize(zoomed);
  await expectNoSidewaysScroll(page, `${where} at 200 %`);
  await page.setViewportSize(laptop);
  await expectRoomForLetters(page, where);
  await page.setViewportSize(narrow);
}

/**
 * The same in each language, switched in place by the app's own switcher: one walk to a state is enough for three
 * looks at it. `says` finds something that only this state says, in the words of a language.
 * In full, a walk looks at its own language alone, in every look, since each language has a walk of its own.
 */
export async function expectFitsInEach(
  page: Page,
  where: string,
  says: (words: Words, locale: Locale) => Locator,
): Promise<void> {
  if (isFullStorm) return expectFits(page, where);
  const walked = await languageOf(page);
  const inEach = async (look: (locale: Locale, what: string) => Promise<void>) => {
    for (const locale of locales) {
      await switchTo(page, locale);
      await expect(says(words[locale], locale), `${where} in ${locale}`).toBeVisible();
      await look(locale, `${where} in ${locale}`);
    }
  };
  const accessible = async (size: Look['size'], locale: Locale, what: string) => {
    for (const { theme, rules } of someLooks[locale].filter((look) => look.size === size)) {
      await page.emulateMedia({ colorScheme: theme });
      await expectAccessible(page, `${what} on a ${size}, ${theme}`, rules);
    }
  };
  await inEach(async (locale, what) => {
    await expectNoSidewaysScroll(page, `${what} at ${narrow.width} px`);
    await accessible('phone', locale, what);
  });
  await page.setViewportSize(laptop);
  await inEach(async (locale, what) => {
    await accessible('desk', locale, what);
    await expectRoomForLetters(page, what);
  });
  await page.setViewportSize(zoomed);
  await inEach((_, what) => expectNoSidewaysScroll(page, `${what} at 200 %`));
  await page.setViewportSize(narrow);
  await switchTo(page, walked);
}

/** By the script of the page, because an open dialog covers the switcher; nothing loses its focus or its place. */
async function switchTo(page: Page, locale: Locale): Promise<void> {
  await page.evaluate((wanted) => {
    document.querySelector<HTMLElement>(`[popover] button[lang="${wanted}"]`)?.click();
  }, locale);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

async function languageOf(page: Page): Promise<Locale> {
  const language = await page.evaluate(() => document.documentElement.lang);
  const known = locales.find((each) => each === language);
  expect(known, `the page says in which language it is: ${language}`).toBeDefined();
  return known ?? 'en';
}

async function expectRoomForLetters(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page, `${where} with letters twice as large`);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** A page takes a moment to follow a change of its size; what still sticks out then does so for good. */
async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  await expect.poll(() => findStickingOut(page), { message: where, timeout: 2_000 }).toEqual([]);
}

/** Names what sticks out, so that a failure says where to look. */
function findStickingOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName} .${element.className} ${element.textContent?.slice(0, 30)}`);
  });
}

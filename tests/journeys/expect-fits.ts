import type { Locator, Page } from '@playwright/test';
import { type Locale, locales } from '#shared/kernel/locale.ts';
import { isFullStorm } from '../storms/storm-size.ts';
import { colourRules } from '../support/colour-rules.ts';
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

/** In the order in which the least changes: a change of theme costs more than it looks. */
const everyLook: readonly Look[] = [
  { size: 'phone', theme: 'light' },
  { size: 'phone', theme: 'dark', rules: colourRules },
  { size: 'desk', theme: 'dark', rules: colourRules },
  { size: 'desk', theme: 'light' },
];

interface LookIn extends Look {
  readonly locale: Locale;
}

/**
 * Each language with all the rules, each size by day and by night, once: a language changes no colour. Every look of
 * every language takes a storm (D285).
 */
const someLooks: readonly LookIn[] = [
  { locale: 'en', size: 'phone', theme: 'light' },
  { locale: 'es', size: 'phone', theme: 'dark' },
  { locale: 'es', size: 'desk', theme: 'dark', rules: colourRules },
  { locale: 'fr', size: 'desk', theme: 'light' },
];

/** What is neither a phone nor a desk: folded and split screens, windows that were drawn smaller. */
const widths = { from: 320, to: 1_400, step: 40 } as const;

/** Something that only one state says, in the words of a language. */
type Says = (words: Words, locale: Locale) => Locator;

/**
 * WCAG 1.4.10 and 1.4.4: what is open fits the narrowest phone, a laptop zoomed to 200 %, and that laptop with letters
 * twice as large, without sideways scrolling; and axe finds nothing by day and by night, on a phone and on a desk.
 */
export async function expectFits(page: Page, where: string): Promise<void> {
  const locale = await languageOf(page);
  const looks = isFullStorm
    ? everyLook
    : everyLook.filter(({ size, theme }) => (size === 'phone') === (theme === 'light'));
  await lookAt(
    page,
    where,
    looks.map((look) => ({ ...look, locale })),
  );
}

/**
 * The same in each language, switched in place by the app's own switcher: one walk to a state is enough for three
 * looks at it. `says` finds something that only this state says.
 * In full, a walk looks at its own language alone, in every look, since each language has a walk of its own.
 */
export async function expectFitsInEach(page: Page, where: string, says: Says): Promise<void> {
  await (isFullStorm ? expectFits(page, where) : lookAt(page, where, someLooks, says));
}

/** The looks of the phone first, in the language of the page; what fits is measured in each language of the looks. */
async function lookAt(page: Page, where: string, looks: readonly LookIn[], says?: Says): Promise<void> {
  const walked = await languageOf(page);
  const languages = [...new Set(looks.map(({ locale }) => locale))];
  const accessible = async (wanted: Look['size']) => {
    for (const { size, theme, rules, locale } of looks) {
      if (size !== wanted) continue;
      await switchTo(page, locale);
      if (says) await expect(says(words[locale], locale), `${where} in ${locale}`).toBeVisible();
      // Both themes come from the system here, as they do for most people.
      await page.emulateMedia({ colorScheme: theme });
      await expectAccessible(page, `${where} in ${locale} on a ${size}, ${theme}`, rules);
    }
  };
  await expectNoSidewaysScroll(page, `${where} at ${narrow.width} px`, languages);
  await accessible('phone');
  await page.setViewportSize(laptop);
  await accessible('desk');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page, `${where} with letters twice as large`, languages);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(zoomed);
  await expectNoSidewaysScroll(page, `${where} at 200 %`, languages);
  await page.setViewportSize(narrow);
  await switchTo(page, walked);
  if (isFullStorm) await expectNothingCutOff(page, where);
}

/**
 * At every width in between, nothing that can be pressed or read is cut off by what it stands in, and no word is taken
 * apart for want of room. A page takes a moment to follow a change of its size.
 */
export async function expectNothingCutOff(page: Page, where: string): Promise<void> {
  for (let width = widths.from; width <= widths.to; width += widths.step) {
    await page.setViewportSize({ width, height: narrow.height });
    await expect
      .poll(
        async () => [...(await findCutOff(page)), ...(await findTakenApart(page))],
        `${where} at ${width} px`,
      )
      .toEqual([]);
  }
  await page.setViewportSize(narrow);
}

/** What scrolls by itself cuts off nothing. */
function findCutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const cuts = (outer: Element, inner: DOMRect) => {
      const { left, right, width } = outer.getBoundingClientRect();
      return width > 2 && (inner.right > right + 1 || inner.left < left - 1);
    };
    const isCutOff = (element: Element) => {
      const box = element.getBoundingClientRect();
      for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        const { overflowX } = getComputedStyle(outer);
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        if (/hidden|clip/.test(overflowX) && cuts(outer, box)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll(':is(header, main) :is(button, a, input, select, h1, h2, h3, p)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isCutOff(element))
      .map((element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
      );
  });
}

/** A word of which a part stands on the next line without a hyphen; what is longer than words are may break anywhere. */
function findTakenApart(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isTakenApart = (text: Text) =>
      [...text.data.matchAll(/(?<![\p{L}\p{N}@._-])\p{L}{4,16}(?![\p{L}\p{N}@._-])/gu)].some(
        ({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        },
      );
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 2 &&
      element.closest('[inert], [aria-hidden="true"]') === null;
    return [...document.querySelectorAll(':is(header, main) *')]
      .filter((element) => isSeen(element) && getComputedStyle(element).hyphens !== 'auto')
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node instanceof Text && isTakenApart(node))
      .map((node) => `taken apart: ${node.textContent?.trim().slice(0, 40)}`);
  });
}

async function languageOf(page: Page): Promise<Locale> {
  const language = await page.evaluate(() => document.documentElement.lang);
  const known = locales.find((each) => each === language);
  expect(known, `the page says in which language it is: ${language}`).toBeDefined();
  return known ?? 'en';
}

/** By the script of the page, because an open dialog covers the switcher; nothing loses its focus or its place. */
async function switchTo(page: Page, locale: Locale): Promise<void> {
  await page.evaluate((wanted) => {
    if (wanted === document.documentElement.lang) return;
    document.querySelector<HTMLElement>(`[popover] button[lang="${wanted}"]`)?.click();
  }, locale);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

/** A page takes a moment to follow a change of its size; what still sticks out then does so for good. */
async function expectNoSidewaysScroll(
  page: Page,
  where: string,
  languages: readonly Locale[],
): Promise<void> {
  await expect.poll(() => findStickingOut(page, languages), { message: where, timeout: 20_000 }).toEqual([]);
}

/** Names what sticks out in which language, so that a failure says where to look; ends in the language it began in. */
function findStickingOut(page: Page, languages: readonly Locale[]): Promise<readonly string[]> {
  return page.evaluate(async (wanted) => {
    const root = document.documentElement;
    const begun = root.lang;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const stickingOut = () => {
      if (root.scrollWidth <= root.clientWidth) return [];
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
        .slice(0, 5)
        .map(
          (element) =>
            `${root.lang}: ${element.tagName} .${element.className} ${element.textContent?.slice(0, 30)}`,
        );
    };
    const found: string[] = [];
    for (const language of [...wanted.filter((each) => each !== begun), begun]) {
      if (language !== root.lang)
        document.querySelector<HTMLElement>(`[popover] button[lang="${language}"]`)?.click();
      for (let frames = 0; language !== root.lang && frames < 300; frames++) await nextFrame();
      if (language !== root.lang) found.push(`no ${language}`);
      await nextFrame();
      found.push(...stickingOut());
    }
    return found;
  }, languages);
}

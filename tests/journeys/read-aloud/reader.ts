import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#shared/kernel/locale.ts';
import { expect } from '../fixtures.ts';
import { asRead, maskIn, namelessIn, withoutSaid } from './as-read.ts';

export interface Reader {
  /** What the screen says now, under this heading: an open dialog, or else this part of it, `main` unless told. */
  tell(title: string, part?: Locator): Promise<void>;
  /** Until something like this is said, from now on. */
  hears(message: RegExp): Promise<void>;
  /** What is said up to this message depends on the day of the run: it is waited for and not told. */
  pass(message: RegExp): Promise<void>;
  /** Everything told so far. */
  text(): string;
}

/** Announcements wait up to half a second: by the page's own timers, which stand still as long as the page does. */
const QUIET_MS = 800;

/**
 * Someone who hears the page: what live regions say in its order, where the focus is, and the names, roles and states of
 * everything there. Call it before the first page is opened.
 */
export async function startReader(page: Page, locale: Locale): Promise<Reader> {
  const heard: string[] = [];
  let spoken = 0;
  await page.exposeFunction('hear', (text: string) => {
    heard.push(text);
    spoken += 1;
  });
  await page.addInitScript(listen);
  const mask = maskIn(locale);
  const parts: string[] = [];

  const look = async (part: Locator) => {
    const dialog = page.getByRole('dialog').last();
    const tree = await ((await dialog.isVisible()) ? dialog : part).ariaSnapshot();
    const focus = page.locator(':focus');
    const focused = (await focus.count()) === 1 ? await focus.ariaSnapshot() : '';
    return { tree, focused: asRead(focused.split('\n')[0] ?? '', locale) };
  };
  /** Read twice the same, and nothing said meanwhile. */
  const settled = async (part: Locator) => {
    let seen = await look(part);
    await expect
      .poll(async () => {
        const before = { ...seen, spoken };
        await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), QUIET_MS);
        seen = await look(part);
        return mask(before.tree) === mask(seen.tree) && before.spoken === spoken;
      })
      .toBe(true);
    return seen;
  };
  return {
    tell: async (title, part = page.getByRole('main')) => {
      const { tree, focused } = await settled(part);
      expect(namelessIn(tree), `without a name: ${title}`).toEqual([]);
      const messages = heard.splice(0);
      const said = messages.map((message) => `says: ${mask(message)}`);
      const at = focused === '' ? [] : [`focus: ${focused}`];
      parts.push([`## ${title}`, ...said, ...at, asRead(withoutSaid(tree, messages), locale)].join('\n'));
    },
    hears: async (message) => {
      const before = heard.length;
      await expect.poll(() => heard.slice(before).some((one) => message.test(one))).toBe(true);
    },
    pass: async (message) => {
      await expect.poll(() => heard.some((one) => message.test(one))).toBe(true);
      await settled(page.getByRole('main'));
      heard.length = 0;
    },
    text: () => `${parts.join('\n\n')}\n`,
  };
}

declare global {
  interface Window {
    readonly hear: (text: string) => Promise<void>;
  }
}

/** Runs in the page: what is put into a region that was there, and alerts with their arrival (ARIA 1.2, 6.6.2). */
function listen(): void {
  const regions = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
  const isWhole = (region: Element) =>
    region.getAttribute('aria-atomic') !== 'false' &&
    (region.matches('[role="status"], [role="alert"]') || region.getAttribute('aria-atomic') === 'true');
  const known = new WeakSet<Element>();
  const textOf = (node: Node) =>
    ((node instanceof HTMLElement ? node.innerText : node.textContent) ?? '').replace(/\s+/g, ' ').trim();
  const wordsOf = ({ target, type, addedNodes }: MutationRecord): readonly string[] => {
    const element = target instanceof Element ? target : target.parentElement;
    const region = element?.closest(regions);
    const added = [...addedNodes].filter((node) => node.isConnected);
    if (region && known.has(region)) {
      if (isWhole(region)) return type === 'childList' && added.length === 0 ? [] : [textOf(region)];
      return type === 'childList' ? added.map(textOf) : [textOf(target)];
    }
    return added
      .filter((node) => node instanceof Element)
      .flatMap((node) => [node, ...node.querySelectorAll('[role="alert"]')])
      .filter((node) => node.matches('[role="alert"]'))
      .map(textOf);
  };
  new MutationObserver((records) => {
    const words = new Set(records.flatMap(wordsOf).filter((text) => text !== ''));
    for (const text of words) void window.hear(text);
    for (const region of document.querySelectorAll(regions)) known.add(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

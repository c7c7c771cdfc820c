import { existsSync } from 'node:fs';
import { type ElementHandle, launch } from 'puppeteer-core';
import { EngineError } from '../engines/check-engine.ts';
import { SIZE, type Tab } from './tab.ts';

const PROGRAM = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** Firefox by WebDriver BiDi. */
export async function openFirefox(): Promise<Tab> {
  if (!existsSync(PROGRAM)) {
    throw new EngineError('There is no Firefox: apt-get install firefox-esr, or name one by FIREFOX_PATH.');
  }
  const browser = await launch({
    browser: 'firefox',
    executablePath: PROGRAM,
    headless: true,
    defaultViewport: SIZE,
    extraPrefsFirefox: { 'intl.accept_languages': 'en', 'intl.locale.requested': 'en-US' },
  });
  const [page = await browser.newPage()] = await browser.pages();
  const call = (script: string, args: readonly unknown[]) =>
    `(async (...args) => { ${script} })(...${JSON.stringify(args)})`;
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    run: async <Answer>(script: string, ...args: readonly unknown[]) =>
      (await page.evaluate(call(script, args))) as Answer, // the caller's script names it
    find: async (script, ...args) => {
      const handle = await page.evaluateHandle(call(script, args));
      const element = handle.asElement() as ElementHandle<Element> | null; // scripts look for nothing else
      if (element === null) return undefined;
      return {
        press: () => element.click(),
        type: (text) => element.type(text),
      };
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

import { existsSync } from 'node:fs';
import { type ElementHandle, type Frame, launch } from 'puppeteer-core';
import { EngineError } from '../engines/check-engine.ts';
import { SIZE, type Tab } from './tab.ts';

const PROGRAM = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** Firefox by WebDriver BiDi. */
export async function openFirefox(prefs: Readonly<Record<string, number>> = {}): Promise<Tab> {
  if (!existsSync(PROGRAM)) {
    throw new EngineError('There is no Firefox: apt-get install firefox-esr, or name one by FIREFOX_PATH.');
  }
  const browser = await launch({
    browser: 'firefox',
    executablePath: PROGRAM,
    headless: true,
    defaultViewport: SIZE,
    extraPrefsFirefox: { 'intl.accept_languages': 'en', 'intl.locale.requested': 'en-US', ...prefs },
  });
  const [page = await browser.newPage()] = await browser.pages();
  const call = (script: string, args: readonly unknown[]) =>
    `(async (...args) => { ${script} })(...${JSON.stringify(args)})`;
  let place: Frame = page.mainFrame();
  return {
    open: async (url) => {
      place = page.mainFrame();
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    run: async <Answer>(script: string, ...args: readonly unknown[]) =>
      (await place.evaluate(call(script, args))) as Answer, // the caller's script names it
    find: async (script, ...args) => {
      const handle = await place.evaluateHandle(call(script, args));
      const element = handle.asElement() as ElementHandle<Element> | null; // scripts look for nothing else
      if (element === null) return undefined;
      return {
        press: () => element.click(),
        type: (text) => element.type(text),
      };
    },
    enter: async (script) => {
      const frame = await (await place.evaluateHandle(call(script, []))).asElement()?.contentFrame();
      if (!frame) throw new Error('There is no such frame');
      place = frame;
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

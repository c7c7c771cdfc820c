import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/**
 * What a phone has to download before a screen is drawn: everything the entry and the screen import statically, and
 * the screen's words, brotli, from the built dist/. The network half of app/local is left out because nothing waits
 * for it. The packages fixed by the owner (react-dom, router, dexie, i18next) are 112 kB of it.
 */
const KB = 1_000;
/** README decision 13 tells why these are not 135. */
const ENTRY_MAX = 139 * KB;
const SCREEN_MAX = 152 * KB;
const CSS_MAX = 14 * KB;
const FONT_MAX = 21 * KB;
/** Shell, errors and the screen's own area in one language. */
const WORDS_MAX = 6 * KB;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, Chunk>; // Vite's own
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
const screens = Object.keys(manifest).filter((key) => /^customer\/.*-screen\.tsx$/.test(key));

function closure(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

const sizeOf = (file: string) => statSync(`dist/${file}.br`).size;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const scripts = (keys: readonly string[]) =>
  sum([...closure(keys)].map((key) => sizeOf(manifest[key]?.file ?? '')));

test('the frame and every customer screen stay within their weight', () => {
  expect(screens.length).toBeGreaterThan(8);
  expect(scripts([entry]), 'entry').toBeLessThanOrEqual(ENTRY_MAX);
  for (const screen of screens) expect(scripts([entry, screen]), screen).toBeLessThanOrEqual(SCREEN_MAX);
});

test('no screen waits for the network half, the phone rules or the part gallery', () => {
  for (const screen of screens) {
    const waited = [...closure([entry, screen])].map((key) => manifest[key]?.file ?? '');
    expect(
      waited.filter((file) => /network|\/min-|dev-ui/.test(file)),
      screen,
    ).toEqual([]);
  }
  expect(Object.keys(manifest).filter((key) => key.startsWith('dev-ui'))).toEqual([]);
});

test('the styles and the one font stay within theirs', () => {
  const files = readdirSync('dist/assets');
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sum(sheets.map((file) => sizeOf(`assets/${file}`)))).toBeLessThanOrEqual(CSS_MAX);
  const fonts = files.filter((file) => /\.(woff2?|ttf|otf)$/.test(file));
  expect(fonts).toHaveLength(1);
  expect(statSync(`dist/assets/${fonts[0]}`).size).toBeLessThanOrEqual(FONT_MAX);
});

test('the words of a screen are a few kilobytes', () => {
  const wordsOf = (area: string, locale: string) =>
    manifest[`i18n/messages/${area}/${locale}.ts`]?.file ?? '';
  for (const locale of ['en', 'es', 'fr']) {
    for (const area of [
      'home',
      'catalogue',
      'configure',
      'cart',
      'checkout',
      'finalize',
      'confirmation',
      'manage',
    ]) {
      const sizes = ['shell', 'errors', area].map((one) => sizeOf(wordsOf(one, locale)));
      expect(sum(sizes), `${area} in ${locale}`).toBeLessThanOrEqual(WORDS_MAX);
    }
  }
});

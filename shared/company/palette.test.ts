import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, type Hex, isHex, paletteOf, paletteSheet, type Theme, themes } from './palette.ts';

const aColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

/** Every text on every ground that it is drawn on with these tokens; names what cannot be read. */
function unread(accent: Hex, theme: Theme): string[] {
  const { primary, primaryStrong, onPrimary, primarySoft, onPrimarySoft } = paletteOf(accent, theme);
  const { grounds, inks } = themes[theme];
  const pairs: readonly (readonly [string, Hex, Hex])[] = [
    ...grounds.map((ground) => ['link', primary, ground] as const),
    ...grounds.map((ground) => ['link under a pointer', primaryStrong, ground] as const),
    ['button', onPrimary, primary],
    ['button under a pointer', onPrimary, primaryStrong],
    ['soft', onPrimarySoft, primarySoft],
    ...inks.map((ink) => ['text on soft', ink, primarySoft] as const),
  ];
  return pairs
    .filter(([, text, ground]) => contrast(text, ground) < 4.5)
    .map(([what, text, ground]) => `${theme} ${what}: ${text} on ${ground} from ${accent}`);
}

describe('the palette of one colour', () => {
  test('is read everywhere, by day and by evening, whatever the colour', () => {
    fc.assert(
      fc.property(aColour, (accent) => [...unread(accent, 'light'), ...unread(accent, 'dark')].length === 0),
      { numRuns: 500, examples: [['#ffffff'], ['#000000'], ['#ffff00'], ['#0000ff'], ['#808080']] },
    );
  });

  test('a colour that can be read stays as it is', () => {
    expect(paletteOf('#0a6c67', 'light').primary).toBe('#0a6c67');
    expect(paletteOf('#5fd0c0', 'dark').primary).toBe('#5fd0c0');
  });

  test('one that cannot is darkened by day and lightened by evening', () => {
    expect(contrast('#ffd400', '#ffffff')).toBeLessThan(2);
    expect(contrast(paletteOf('#ffd400', 'light').primary, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(paletteOf('#101060', 'dark').primary, '#1d3334')).toBeGreaterThanOrEqual(4.5);
  });

  test('black on white is 21:1', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5));
});

test('a colour is six digits', () => {
  expect(['#0a6c67', '#0A6C67', '#fff', 'red', '#0a6c67;}', ''].map((text) => isHex(text))).toEqual([
    ...[true, false, false, false, false, false],
  ]);
});

test('the sheet declares pairs and nothing else', () => {
  expect(paletteSheet('#0a6c67')).toMatch(
    /^:root\{--primary:light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\);(--[a-z-]+:light-dark\([#0-9a-f, ]+\);?){4}\}$/,
  );
});

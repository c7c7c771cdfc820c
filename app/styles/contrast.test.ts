// biome-ignore lint/style/noRestrictedImports: the test runner empties style sheets that are imported.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { themes } from '#shared/company/palette.ts';

const TEXT_RATIO = 4.5;
const EDGE_RATIO = 3;

const grounds = ['paper', 'sunken', 'surface', 'raised'] as const;

/** Every text on every ground it is drawn on. A new pair in the styles is a new line here. */
const textPairs: readonly (readonly [text: string, ground: string])[] = [
  ...grounds.flatMap((ground) =>
    ['ink', 'ink-soft', 'primary', 'primary-strong', 'success', 'danger'].map(
      (text) => [text, ground] as const,
    ),
  ),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-accent', 'accent'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
  ['on-primary-soft', 'primary-soft'],
  ['ink', 'primary-soft'],
  ['ink-soft', 'primary-soft'],
  ['on-accent-soft', 'accent-soft'],
  ['on-sun-soft', 'sun-soft'],
  ['on-success-soft', 'success-soft'],
  ['on-danger-soft', 'danger-soft'],
  ['on-info-soft', 'info-soft'],
  ['paper', 'ink'],
];

const edgePairs = grounds.flatMap((ground) =>
  ['edge', 'primary', 'danger', 'focus'].map((edge) => [edge, ground] as const),
);

type Palette = Readonly<Record<'light' | 'dark', ReadonlyMap<string, string>>>;

function readPalette(css: string): Palette {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const match of css.matchAll(/--([\w-]+):\s*light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)/g)) {
    const [, name = '', day = '', evening = ''] = match;
    light.set(name, day);
    dark.set(name, evening);
  }
  return { light, dark };
}

/** Relative luminance of WCAG 2: 0 is black, 1 is white. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function failures(palette: Palette, pairs: readonly (readonly [string, string])[], least: number): string[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    pairs.flatMap(([front, back]) => {
      const [frontHex, backHex] = [palette[theme].get(front), palette[theme].get(back)];
      if (!frontHex || !backHex) return [`${theme}: ${front} on ${back} is not in tokens.css`];
      const ratio = contrast(frontHex, backHex);
      return ratio < least ? [`${theme}: ${front} on ${back} is ${ratio.toFixed(2)}:1`] : [];
    }),
  );
}

describe('contrast', () => {
  const palette = readPalette(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));

  test('black on white is 21:1 and a colour on itself is 1:1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#0a6c67', '#0a6c67')).toBe(1);
  });

  test('every text is at least 4.5:1 on its ground, by day and by night', () => {
    expect(failures(palette, textPairs, TEXT_RATIO)).toEqual([]);
  });

  test('every edge that says where a control is, is at least 3:1 on its ground', () => {
    expect(failures(palette, edgePairs, EDGE_RATIO)).toEqual([]);
  });

  test('a pair that cannot be read is caught in both themes', () => {
    expect(failures(palette, [['line', 'paper']], TEXT_RATIO)).toHaveLength(2);
  });

  test('a company’s own palette is judged on these grounds and under these inks', () => {
    for (const theme of ['light', 'dark'] as const) {
      const { grounds: own, inks } = themes[theme];
      expect(own).toEqual(grounds.map((ground) => palette[theme].get(ground)));
      expect(inks).toEqual(['ink', 'ink-soft'].map((ink) => palette[theme].get(ink)));
    }
  });

  test('a pair that names a token nobody declared is caught', () => {
    expect(failures(palette, [['ink', 'moonlight']], TEXT_RATIO)).toHaveLength(2);
  });
});

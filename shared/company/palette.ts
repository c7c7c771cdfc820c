/** A company's one colour, and what is derived of it for buttons, links and soft grounds, by day and by evening (D373). */

/** `#rrggbb`, in lower case. */
export type Hex = `#${string}`;

/** Text has to be read on its ground, the edge of a control to be seen (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT_RATIO = 4.5;
export const EDGE_RATIO = 3;

const HEX = /^#[0-9a-f]{6}$/;

export function isHex(text: string): text is Hex {
  return HEX.test(text);
}

/** The tokens of app/styles/tokens.css that a company's colour takes the place of. */
export interface Palette {
  readonly primary: Hex;
  readonly primaryStrong: Hex;
  readonly onPrimary: Hex;
  readonly primarySoft: Hex;
  readonly onPrimarySoft: Hex;
}

export type Theme = 'light' | 'dark';

interface Ground {
  /** Every ground that a link or a button stands on, the page's own first. */
  readonly grounds: readonly [Hex, ...Hex[]];
  /** What is mixed in to be read: black by day, white by evening. */
  readonly towards: Hex;
  /** What stands on a button. */
  readonly onPrimary: Hex;
  /** What a soft ground is mixed from, and how much of it. */
  readonly soft: Hex;
  readonly softShare: number;
  /** Texts of any page that stand on soft grounds too. */
  readonly inks: readonly Hex[];
}

/** As in app/styles/tokens.css, which its test compares. */
export const themes: Readonly<Record<Theme, Ground>> = {
  light: {
    grounds: ['#fdf7ec', '#f6ecda', '#fffefb', '#ffffff'],
    towards: '#000000',
    onPrimary: '#ffffff',
    soft: '#ffffff',
    softShare: 0.85,
    inks: ['#11292c', '#4b5c5b'],
  },
  dark: {
    grounds: ['#0e1c1d', '#091415', '#16292a', '#1d3334'],
    towards: '#ffffff',
    onPrimary: '#000000',
    soft: '#16292a',
    softShare: 0.8,
    inks: ['#f6efe2', '#b7c4bf'],
  },
};

/** Fine enough that no eye sees the next shade. */
const STEP = 0.02;
/** How much further the shade under a pointer goes. */
const STRONGER = 0.16;

/** Any colour gives a palette in which everything is read: it is darkened or lightened only as far as that takes. */
export function paletteOf(accent: Hex, theme: Theme): Palette {
  const { grounds, towards, onPrimary, soft, softShare, inks } = themes[theme];
  const share = firstShare((mixed) =>
    [...grounds, onPrimary].every((ground) => isRead(mixed(accent, towards), ground)),
  );
  const primary = mix(accent, towards, share);
  const softened = firstShare((mixed) => inks.every((ink) => isRead(ink, mixed(accent, soft))), softShare);
  const primarySoft = mix(accent, soft, softened);
  const onSoft = firstShare((mixed) => isRead(mixed(accent, towards), primarySoft), share);
  return {
    primary,
    primaryStrong: mix(accent, towards, Math.min(1, share + STRONGER)),
    onPrimary,
    primarySoft,
    onPrimarySoft: mix(accent, towards, onSoft),
  };
}

/** Around the page, where a browser paints it: the company's colour, or the ground of our pages (D375). */
export function frameColour(accent: string, theme: Theme): Hex {
  if (!isHex(accent)) return themes[theme].grounds[0];
  const { primary, primarySoft } = paletteOf(accent, theme);
  return theme === 'light' ? primary : primarySoft;
}

/** The smallest share of what is mixed in with which it holds; all of it always does. */
function firstShare(holds: (mixed: (from: Hex, to: Hex) => Hex) => boolean, least = 0): number {
  for (let share = least; share < 1; share += STEP) {
    if (holds((from, to) => mix(from, to, share))) return share;
  }
  return 1;
}

function isRead(text: Hex, ground: Hex): boolean {
  return contrast(text, ground) >= TEXT_RATIO;
}

function partsOf(hex: Hex): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function mix(from: Hex, to: Hex, share: number): Hex {
  const [one, other] = [partsOf(from), partsOf(to)];
  const mixed = one.map((part, index) => Math.round(part + ((other[index] ?? part) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance of WCAG 2: 0 is black, 1 is white. */
function luminance(hex: Hex): number {
  const [red = 0, green = 0, blue = 0] = partsOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const tokenNames: Readonly<Record<keyof Palette, string>> = {
  primary: '--primary',
  primaryStrong: '--primary-strong',
  onPrimary: '--on-primary',
  primarySoft: '--primary-soft',
  onPrimarySoft: '--on-primary-soft',
};

/** Each token with its pair, as tokens.css writes them. */
function paletteTokens(accent: Hex): Readonly<Record<string, string>> {
  const [day, evening] = [paletteOf(accent, 'light'), paletteOf(accent, 'dark')];
  const names = Object.keys(tokenNames) as readonly (keyof Palette)[]; // the record has no others
  return Object.fromEntries(
    names.map((name) => [tokenNames[name], `light-dark(${day[name]}, ${evening[name]})`]),
  );
}

/** A whole style sheet. In no layer, so that it holds wherever it stands among the others. */
export function paletteSheet(accent: Hex): string {
  const lines = Object.entries(paletteTokens(accent)).map(([name, value]) => `${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}

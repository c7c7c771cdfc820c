import { type Hex, type Palette, paletteOf, type Theme } from '#shared/company/palette.ts';

/** Ours, as in app/styles/tokens.css: what a company without a colour of its own sends. */
const ours: Readonly<Record<Theme, Palette>> = {
  light: {
    primary: '#0a6c67',
    primaryStrong: '#075450',
    onPrimary: '#ffffff',
    primarySoft: '#dbf0ea',
    onPrimarySoft: '#07504c',
  },
  dark: {
    primary: '#5fd0c0',
    primaryStrong: '#84e0d2',
    onPrimary: '#04211f',
    primarySoft: '#173d3b',
    onPrimarySoft: '#9fe6da',
  },
};

/** The same shades as on the company's pages, read as well there as here (D373). */
export function mailPalette(accent: Hex | undefined, theme: Theme): Palette {
  return accent === undefined ? ours[theme] : paletteOf(accent, theme);
}

/**
 * The evening colours of app/styles/tokens.css for programs that know them; those of the day stand inline. Twice,
 * because Outlook on the web asks by an attribute of its own.
 */
const evening = (palette: Palette): readonly (readonly [string, string])[] => [
  ['.ground', 'background:#0e1c1d!important'],
  ['.sheet', 'background:#16292a!important'],
  ['.sheet,.ink', 'color:#f6efe2!important'],
  ['.soft', 'color:#b7c4bf!important'],
  ['.line', 'border-color:#2a4142!important'],
  ['.card', 'background:#1d3334!important'],
  ['.leaf', 'background:#0e1c1d!important;border-color:#2a4142!important;color:#f6efe2!important'],
  ['.palm', `color:${palette.primary}!important`],
  ['.button', `background:${palette.primary}!important`],
  ['.button-words', `color:${palette.onPrimary}!important`],
  ['.dot', `background:${palette.primarySoft}!important;color:${palette.onPrimarySoft}!important`],
];

const rules = (palette: Palette, prefix: string) =>
  evening(palette)
    .map(([selectors, style]) => {
      const scoped = selectors.split(',').map((selector) => `${prefix}${selector}`);
      return `${scoped.join(',')}{${style}}`;
    })
    .join('');

export const mailStyles = (
  palette: Palette,
) => `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.gap{padding:24px 20px 26px!important}}
@media (prefers-color-scheme:dark){${rules(palette, '')}}
${rules(palette, '[data-ogsc] ')}`;

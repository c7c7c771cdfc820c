import { frameColour, isHex } from '#shared/company/palette.ts';
import { type IconName, iconShapes, iconUrl } from '#shared/pictures/icon.ts';
import type { PageSource } from './page-source.ts';

/** How a company looks outside its pages: in a tab, on a home screen, around the window (D375). */
export type OutsideLook = Pick<PageSource, 'slug' | 'accent' | 'logo'>;

/** The shell's head with the company's icons and the colour around its pages; as it was built where nothing is set. */
export function withLook(shell: string, { slug, accent, logo }: OutsideLook): string {
  const tab = iconUrl(logo, slug, 'favicon-64.png');
  const home = iconUrl(logo, slug, 'apple-touch-180.png');
  const coloured = isHex(accent)
    ? shell.replace(
        /(<meta name="theme-color" media="\(prefers-color-scheme: (light|dark)\)" content=")[^"]*"/g,
        (_, before: string, theme: 'light' | 'dark') => `${before}${frameColour(accent, theme)}"`,
      )
    : shell;
  if (tab === undefined || home === undefined) return coloured;
  return coloured
    .replace(/\s*<link rel="icon"[^>]*svg[^>]*>/, '')
    .replace(/(<link rel="icon" href=")[^"]*"/, `$1${tab}"`)
    .replace(/(<link rel="apple-touch-icon" href=")[^"]*"/, `$1${home}"`);
}

/** What a manifest says of it, in place of ours. */
export function manifestLook({ slug, accent, logo }: OutsideLook): object {
  const icon = (name: IconName, purpose?: string) => {
    const src = iconUrl(logo, slug, name);
    const { side } = iconShapes[name];
    return src === undefined
      ? []
      : [{ src, sizes: `${side}x${side}`, type: 'image/png', ...(purpose && { purpose }) }];
  };
  const icons = [...icon('icon-192.png'), ...icon('icon-512.png'), ...icon('maskable-512.png', 'maskable')];
  return {
    ...(icons.length > 0 && { icons }),
    ...(isHex(accent) && { theme_color: frameColour(accent, 'light') }),
  };
}

import { frameColour, isHex, paletteSheet } from '#shared/company/palette.ts';

let shownAccent: string | undefined;
let sheet: CSSStyleSheet | undefined;

/**
 * The company's colours on this page; '' is ours again. Without the server, too: a sheet that a script makes needs no file, and
 * the policy of the page allows it. A browser that cannot make one keeps our colours.
 */
export function show(accent: string): void {
  if (accent === shownAccent || typeof CSSStyleSheet === 'undefined' || !('adoptedStyleSheets' in document))
    return;
  shownAccent = accent;
  const others = document.adoptedStyleSheets.filter((each) => each !== sheet);
  sheet = undefined;
  // What a drawn page linked would stay, were the colour taken back while it is open.
  for (const link of document.querySelectorAll('link[href^="/theme/"]')) link.remove();
  if (isHex(accent)) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(paletteSheet(accent));
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = frameColour(accent, meta.media.includes('dark') ? 'dark' : 'light');
  document.adoptedStyleSheets = sheet ? [...others, sheet] : others;
}

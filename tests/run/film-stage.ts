import { readFileSync } from 'node:fs';

/** Pixels of the film. */
export const FILM = { width: 1280, height: 720 } as const;
/** The app inside the phone; shown one to one, so that its letters stay sharp. */
export const PHONE = { left: 796, top: 32, width: 360, height: 656 } as const;

const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/**
 * The page that is filmed: a phone with the real app in it, a mark where a finger taps, and free ground on the left
 * where the captions stand. Flat colours, because gradients band in a small film.
 */
export function stagePage(): string {
  const logo = readFileSync('public/logo.svg', 'utf8');
  const font = readFileSync(FONT, 'base64');
  return `<!doctype html>
<html lang="en">
  <title>Sabal</title>
  <style>
    @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${font}); }
    body { background: #e3f1ec; margin: 0; overflow: hidden; }
    .sand { background: #f6e7c8; block-size: 150px; inset: auto 0 0 0; position: fixed; }
    .sun { background: #ffd978; block-size: 300px; border-radius: 50%; inline-size: 300px; inset: 120px auto auto 826px;
      position: fixed; scale: 1.9; opacity: .55; }
    .brand { align-items: center; color: #11292c; display: flex; font: 750 64px Figtree; gap: 22px; inset: 96px auto auto 208px;
      letter-spacing: -.03em; position: fixed; }
    .brand svg { block-size: 72px; display: block; inline-size: auto; }
    .phone { background: #14292c; border-radius: 46px; box-sizing: content-box; inset: ${PHONE.top - 14}px auto auto ${PHONE.left - 14}px;
      padding: 14px; position: fixed; }
    iframe { background: #fdf7ec; block-size: ${PHONE.height}px; border: 0; border-radius: 34px; display: block;
      inline-size: ${PHONE.width}px; }
    .finger { background: rgb(243 108 79 / 38%); border: 2px solid rgb(243 108 79 / 85%); block-size: 40px; border-radius: 50%;
      inline-size: 40px; left: 0; margin: -22px 0 0 -22px; position: fixed; top: 0; opacity: 0;
      transition: translate 450ms cubic-bezier(.3, 0, .2, 1), scale 130ms, opacity 200ms; translate: 1180px 600px; pointer-events: none; }
    .finger.shown { opacity: 1; }
    .finger.down { scale: .68; background: rgb(243 108 79 / 75%); }
  </style>
  <div class="sand"></div>
  <div class="sun"></div>
  <div class="brand">${logo} Sabal</div>
  <div class="phone"><iframe src="/" title="Sabal"></iframe></div>
  <div class="finger"></div>
</html>`;
}

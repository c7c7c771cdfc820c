import sharp from 'sharp';
import { iconNames, iconShapes } from '#shared/pictures/icon.ts';
import type { Icons } from './port.ts';

/** Of a picture that we made ourselves. */
export async function drawIcons(picture: Buffer): Promise<Icons> {
  const ground = await groundOf(picture);
  const drawn = iconNames.map(async (name) => {
    const { side, logoSide, isClear } = iconShapes[name];
    const rim = side - logoSide;
    const before = Math.floor(rim / 2);
    const after = rim - before;
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const icon = sharp(picture)
      .resize({ width: logoSide, height: logoSide, fit: 'contain', background: isClear ? clear : ground })
      .extend({ top: before, bottom: after, left: before, right: after, background: ground });
    if (!isClear) icon.flatten({ background: ground });
    return [name, await icon.png().toBuffer()] as const;
  });
  return Object.fromEntries(await Promise.all(drawn)) as Icons; // all of the names
}

/** Enough to know the colours of a logo. */
const SAMPLE_SIDE = 16;
const PALE_FROM = 200;
const DARK = { r: 17, g: 41, b: 44 };
const WHITE = { r: 255, g: 255, b: 255 };

/**
 * What stands behind and around the logo: its own ground where it has one, else white, or dark behind a pale one, which
 * would not be seen on white.
 */
async function groundOf(picture: Buffer): Promise<{ r: number; g: number; b: number }> {
  const pixels = await sharp(picture)
    .resize({ width: SAMPLE_SIDE, height: SAMPLE_SIDE, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const [r = 255, g = 255, b = 255, alpha = 0] = pixels;
  if (alpha === 255) return { r, g, b };
  let light = 0;
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, shown = 0] = pixels.subarray(at, at + 4);
    light += (0.299 * red + 0.587 * green + 0.114 * blue) * shown;
    seen += shown;
  }
  return seen > 0 && light / seen > PALE_FROM ? DARK : WHITE;
}

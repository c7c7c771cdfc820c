import { hashOfPicture } from './picture-url.ts';

interface IconShape {
  /** Of a square, in pixels. */
  readonly side: number;
  /** What the logo may fill of it: a phone cuts a mask's corners off, down to a circle of four fifths. */
  readonly logoSide: number;
  /** False: a phone puts black behind what is see-through. */
  readonly isClear: boolean;
}

/** What an installed app, a tab and a home screen ask for, by the end of its address. */
export const iconShapes = {
  'icon-192.png': { side: 192, logoSide: 192, isClear: true },
  'icon-512.png': { side: 512, logoSide: 512, isClear: true },
  'maskable-512.png': { side: 512, logoSide: 288, isClear: false },
  'apple-touch-180.png': { side: 180, logoSide: 144, isClear: false },
  'favicon-64.png': { side: 64, logoSide: 64, isClear: true },
} as const satisfies Record<string, IconShape>;
export type IconName = keyof typeof iconShapes;
export const iconNames = Object.keys(iconShapes) as readonly IconName[]; // the record has no others

/** Undefined where the logo is none of the owner's pictures: then our own icons serve. */
export function iconUrl(logo: string, tenantSlug: string, name: IconName): string | undefined {
  if (hashOfPicture(logo) === undefined) return undefined;
  return `${logo}/${name}?tenant=${encodeURIComponent(tenantSlug)}`;
}

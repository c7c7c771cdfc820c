import type { PictureSize } from './picture.ts';

/** SHA-256 of what was uploaded, in hex. */
const HASH = /^[0-9a-f]{64}$/;
const PREFIX = '/api/files/';
const STORED = /^\/api\/files\/([0-9a-f]{64})$/;
const DRAWING = /^\/drawings\/[a-z0-9-]+(?:\/[a-z0-9-]+)*\.svg$/;

export function isPictureHash(text: string): boolean {
  return HASH.test(text);
}

/** What a row keeps of a picture of the owner's; a drawing of ours is kept as its path. */
export function storedPicture(hash: string): string {
  return `${PREFIX}${hash}`;
}

/** Undefined for a drawing and for what is no picture of the owner's. */
export function hashOfPicture(stored: string): string | undefined {
  return STORED.exec(stored)?.[1];
}

/** Whether a row may keep it: an upload, or one of our drawings. */
export function isStoredPicture(text: string): boolean {
  return STORED.test(text) || DRAWING.test(text);
}

/** Where a browser finds it: an `<img>` sends no header, so the company stands in the address. Drawings are files. */
export function pictureUrl(stored: string, tenantSlug: string, size: PictureSize = 'large'): string {
  if (hashOfPicture(stored) === undefined) return stored;
  return `${stored}?tenant=${encodeURIComponent(tenantSlug)}${size === 'small' ? '&size=small' : ''}`;
}

/** What the owner may upload, judged alike by the page that sends it and by the server that keeps it (D400). */

/** Before it is made smaller: what a phone's camera writes, with room to spare. */
export const PICTURE_BYTES_MAX = 8 * 1024 * 1024;

/** A shorter side than this shows squares on any screen. */
export const PICTURE_SIDE_MIN = 32;

/** In pixels. Its files are made smaller and never larger: the first for a page's whole width, the other for lists. */
export const pictureSides = { large: 1600, small: 480 } as const;
export type PictureSize = keyof typeof pictureSides;
export const pictureSizes = Object.keys(pictureSides) as readonly PictureSize[]; // the record has no others

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Why a picture is not taken, in the field `file` of a refusal. */
export const pictureFaults = [
  'required',
  'too_large',
  /** Neither JPEG, PNG nor WebP. */
  'unknown',
  /** What an iPhone keeps unless it is asked for something else. */
  'heic',
  /** Cut off, or not what it says it is. */
  'broken',
  /** Something that is a picture and a program, a page or an archive at once. */
  'disguised',
  'too_small',
  /** It would take more memory than the server gives to one picture. */
  'too_many_pixels',
] as const;
export type PictureFault = (typeof pictureFaults)[number];

/** What can be told of a file from its length and its first bytes; undefined when it is worth sending. */
export function findPictureFault(bytes: number, head: Uint8Array): PictureFault | undefined {
  if (bytes === 0) return 'required';
  if (bytes > PICTURE_BYTES_MAX) return 'too_large';
  if (typeOfPicture(head) !== undefined) return undefined;
  return isHeic(head) ? 'heic' : 'unknown';
}

/** By what it is and not by what it is called. Twelve bytes are enough. */
export function typeOfPicture(head: Uint8Array): PictureType | undefined {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  return textAt(head, 0) === 'RIFF' && textAt(head, 8) === 'WEBP' ? 'image/webp' : undefined;
}

const heicBrands = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1', 'avif']);

function isHeic(head: Uint8Array): boolean {
  return textAt(head, 4) === 'ftyp' && heicBrands.has(textAt(head, 8));
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}

function textAt(head: Uint8Array, from: number): string {
  return String.fromCharCode(...head.subarray(from, from + 4));
}

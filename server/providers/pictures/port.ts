import type { IconName } from '#shared/pictures/icon.ts';
import type { PictureFault, PictureSize } from '#shared/pictures/picture.ts';

/** A finished picture: WebP, upright, without a word about camera, place or time. */
export interface PictureFile {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export type MadePicture =
  | { readonly ok: true; readonly files: Readonly<Record<PictureSize, PictureFile>> }
  | { readonly ok: false; readonly fault: PictureFault };

/** What makes pictures of uploads: code that reads what strangers wrote, so everything that it may cost has a limit. */
export interface Pictures {
  /** Rejects with `TooManyPictures` when too many wait, and never for what the bytes are. */
  make(upload: Buffer): Promise<MadePicture>;
  /** Of a picture that it made. Rejects as `make` does. */
  makeIcons(picture: Buffer): Promise<Icons>;
}

export type Icons = Readonly<Record<IconName, Buffer>>;

export class TooManyPictures extends Error {}

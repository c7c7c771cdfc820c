import * as z from 'zod/mini';
import { iconNames } from '../pictures/icon.ts';
import { pictureSizes } from '../pictures/picture.ts';
import { isPictureHash } from '../pictures/picture-url.ts';

const side = z.int();

/** POST /admin/files: the picture as it is kept. `url` is what a row keeps of it; the app adds the company to it. */
export const pictureView = z.object({
  hash: z.string(),
  url: z.string(),
  width: side,
  height: side,
  small: z.object({ width: side, height: side }),
});
export type PictureView = z.infer<typeof pictureView>;

export const fileParams = z.object({
  hash: z.string().check(z.refine((text) => isPictureHash(text), 'invalid')),
});

/** GET /files/{hash}: the large one unless the other is asked for. */
export const fileQuery = z.object({ tenant: z.optional(z.string()), size: z.optional(z.enum(pictureSizes)) });

/** GET /files/{hash}/{icon}. */
export const iconParams = z.object({ ...fileParams.shape, icon: z.enum(iconNames) });
export const iconQuery = z.object({ tenant: z.optional(z.string()) });

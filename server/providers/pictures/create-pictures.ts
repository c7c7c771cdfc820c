import sharp, { type Metadata, type Sharp } from 'sharp';
import {
  findPictureFault,
  PICTURE_SIDE_MIN,
  type PictureFault,
  pictureSides,
  typeOfPicture,
} from '#shared/pictures/picture.ts';
import { drawIcons } from './draw-icons.ts';
import { isDisguised } from './find-disguise.ts';
import { type MadePicture, type PictureFile, type Pictures, TooManyPictures } from './port.ts';

/** Of one picture, unpacked: 40 million pixels of a camera, or 32 million that are see-through. Asked of its header alone. */
const UNPACKED_BYTES_MAX = 128 * 1024 * 1024;
/** Where nothing is see-through and no channel is deeper than a byte. */
const PIXELS_MAX = Math.floor(UNPACKED_BYTES_MAX / 3);
const SIDE_MAX = 16_383; // no WebP is longer

/** Pictures that wait for their turn, each up to 8 MB; they are made one after the other, so that the calls of customers go on. */
const WAITING_MAX = 6;

/** A picture that takes longer was made to. */
const MAKING_MAX_S = 15;

// One thread, nothing kept between two pictures, and no reader but these three: a file that calls itself a PNG and is
// something else meets no code that reads that.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

export function createPictures(): Pictures {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const inTurn = async <Made>(work: () => Promise<Made>): Promise<Made> => {
    if (waiting >= WAITING_MAX) throw new TooManyPictures();
    waiting += 1;
    const made = last.then(work).finally(() => (waiting -= 1));
    last = made.catch(() => undefined);
    return made;
  };
  return {
    make: (upload) => inTurn(() => make(upload)),
    makeIcons: (picture) => inTurn(() => drawIcons(picture)),
  };
}

async function make(upload: Buffer): Promise<MadePicture> {
  const type = typeOfPicture(upload);
  const fault = findPictureFault(upload.length, upload);
  if (type === undefined || fault !== undefined) return { ok: false, fault: fault ?? 'unknown' };
  if (isDisguised(upload, type)) return { ok: false, fault: 'disguised' };
  try {
    // Of the header alone, so that one which promises too much is told so.
    const header = await sharp(upload, { ...reading, limitInputPixels: false }).metadata();
    const wrong = faultOfHeader(header, type);
    if (wrong !== undefined) return { ok: false, fault: wrong };
    // The small one is made of the large one, which has been read by then.
    const large = await draw(sharp(upload, reading), pictureSides.large);
    const small = await draw(sharp(large.bytes), pictureSides.small);
    return { ok: true, files: { large, small } };
  } catch {
    return { ok: false, fault: 'broken' }; // the library's words are about its own inside
  }
}

/** `error` and not `warning`: cameras write much that a strict reader would complain about. */
const reading = { failOn: 'error', limitInputPixels: PIXELS_MAX, pages: 1 } as const;

function faultOfHeader(header: Metadata, type: string): PictureFault | undefined {
  const { width = 0, height = 0, channels = 4, depth, format } = header;
  if (`image/${format}` !== type) return 'broken';
  if (Math.min(width, height) < PICTURE_SIDE_MIN) return 'too_small';
  const bytesOfChannel = depth === 'uchar' ? 1 : 2;
  const unpacked = width * height * channels * bytesOfChannel;
  return unpacked > UNPACKED_BYTES_MAX || Math.max(width, height) > SIDE_MAX ? 'too_many_pixels' : undefined;
}

/** Upright as its camera was held; sRGB, and none of what stood beside the pixels. */
async function draw(from: Sharp, side: number): Promise<PictureFile> {
  const { data, info } = await from
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .timeout({ seconds: MAKING_MAX_S })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

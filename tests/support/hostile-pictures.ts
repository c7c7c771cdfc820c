import { deflateRawSync, deflateSync } from 'node:zlib';
import { aPictureOf } from './send-picture.ts';

interface HostilePicture {
  readonly name: string;
  readonly type: string;
  readonly body: Buffer;
  /** What the server may say: a refusal's `fields.file`, or `kept` where the bytes are a picture after all. */
  readonly may: readonly string[];
}

const types = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const;
type Format = keyof typeof types;
const formats = Object.keys(types) as Format[]; // the record has no others

/** Two hundred and more, the same in every run. */
export async function hostilePictures(): Promise<readonly HostilePicture[]> {
  const size = { width: 640, height: 480 };
  const good = Object.fromEntries(
    await Promise.all(formats.map(async (format) => [format, await noisy(size, format)] as const)),
  ) as Record<Format, Buffer>; // one of each
  return [
    ...strangers(),
    ...formats.flatMap((format) => cutOff(good[format], format)),
    ...formats.flatMap((format) => scrambled(good[format], format)),
    ...formats.flatMap((format) => disguised(good[format], format)),
    ...misnamed(good),
    ...bombs(),
    ...(await odd()),
  ];
}

/** Grain, so that no part of the file can be left out unseen. */
function noisy(size: { width: number; height: number }, format: Format): Promise<Buffer> {
  return aPictureOf(size, format, (picture) => picture.modulate({ saturation: 0.7 }).sharpen());
}

function strangers(): HostilePicture[] {
  const texts = {
    svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'xml bomb': '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]><svg>&c;</svg>',
    gif: 'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff!\xf9\x04\0\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
    bmp: 'BM6\0\0\0\0\0\0\x006\0\0\0(\0\0\0',
    tiff: 'II*\0\x08\0\0\0',
    'big tiff': 'MM\0+\0\x08\0\0',
    pdf: '%PDF-1.7\n1 0 obj\n<<>>\nendobj',
    zip: 'PK\x03\x04\x14\0\0\0\x08\0',
    exe: 'MZ\x90\0\x03\0\0\0',
    elf: '\x7fELF\x02\x01\x01\0',
    html: '<!doctype html><script>alert(1)</script>',
    json: '{"a":1}',
    eps: '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 1 1\nquit',
    imagemagick: 'push graphic-context\nfill \'url(https://evil.test/"|id")\'',
    mp4: '\0\0\0\x18ftypisom\0\0\x02\0',
    wav: 'RIFF$\0\0\0WAVEfmt ',
    'jpeg 2000': '\0\0\0\x0cjP  \r\n\x87\n',
    'jpeg xl': '\xff\x0a\xfa\x7f',
    hdr: '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n',
    pnm: 'P6 99999 99999 255\n',
    fits: 'SIMPLE  =                    T',
    'one byte': '\xff',
    'only the beginning of a jpeg': '\xff\xd8\xff',
    'only the beginning of a png': '\x89PNG\r\n\x1a\n',
    'only the beginning of a webp': 'RIFF\x04\0\0\0WEBP',
    'a webp of a length it has not': 'RIFF\xff\xff\xff\xffWEBPVP8 \xff\xff\xff\xff',
  };
  const heic = ['heic', 'heix', 'mif1', 'avif'].map((brand) => `\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`);
  return [
    ...Object.entries(texts).flatMap(([name, text]) =>
      Object.values(types).map((type) => ({
        ...{ name: `${name} as ${type}`, type, body: Buffer.from(text, 'latin1') },
        may: ['unknown', 'broken', 'disguised'],
      })),
    ),
    ...heic.map((text) => ({
      name: text,
      type: types.jpeg,
      body: Buffer.from(text, 'latin1'),
      may: ['heic'],
    })),
    { name: 'nothing', type: types.png, body: Buffer.alloc(0), may: ['required'] },
    { name: 'zeros', type: types.png, body: Buffer.alloc(100_000), may: ['unknown'] },
  ];
}

/** A file that broke off on its way: half a picture is none. */
function cutOff(good: Buffer, format: Format): HostilePicture[] {
  return [12, 20, 33, 64, 200, 0.2, 0.4, 0.6, 0.8, 0.95].map((share) => ({
    name: `${format} cut at ${share}`,
    type: types[format],
    body: good.subarray(0, share < 1 ? Math.floor(good.length * share) : share),
    may: ['broken'],
  }));
}

/** One byte in so many is another: it may still be a picture, and never more than that. */
function scrambled(good: Buffer, format: Format): HostilePicture[] {
  return Array.from({ length: 14 }, (_, seed) => {
    const body = Buffer.from(good);
    for (let at = 13 + seed * 7; at < body.length; at += 17 + seed * 91) body[at] = (at * 31 + seed) & 0xff;
    const may = ['broken', 'kept', 'too_many_pixels', 'too_small', 'disguised'];
    return { name: `${format} scrambled ${seed}`, type: types[format], body, may };
  });
}

function disguised(good: Buffer, format: Format): HostilePicture[] {
  const tails = {
    page: '<html><body onload=alert(1)>',
    script: '<script>alert(1)</script>',
    php: '<?php system($_GET[0]); ?>',
    archive: 'PK\x03\x04'.padEnd(60, '\0') + 'PK\x05\x06'.padEnd(22, '\0'),
  };
  return Object.entries(tails).map(([name, tail]) => ({
    name: `${format} with ${name}`,
    type: types[format],
    body: Buffer.concat([good, Buffer.from(tail, 'latin1')]),
    may: ['disguised'],
  }));
}

/** What the header says is not asked: the bytes are. */
function misnamed(good: Readonly<Record<Format, Buffer>>): HostilePicture[] {
  return formats.flatMap((format) =>
    formats
      .filter((other) => other !== format)
      .map((other) => ({
        ...{ name: `${format} called ${other}`, type: types[other], body: good[format], may: ['kept'] },
      })),
  );
}

/** Small on the wire and huge once unpacked, or only in what the header says. */
function bombs(): HostilePicture[] {
  const sides = [
    [65_535, 65_535],
    [30_000, 30_000],
    [2_147_483_647, 2_147_483_647],
    [1, 2_000_000_000],
    [100_000, 40],
    [12_000, 12_000],
    [0, 0],
  ] as const;
  const may = ['too_many_pixels', 'broken', 'too_small'];
  return [
    ...sides.map(([width, height]) => ({
      ...{ name: `png that says ${width} by ${height}`, type: types.png, may },
      body: pngOf({ width, height }, Buffer.alloc(1000)),
    })),
    ...sides.map(([width, height]) => ({
      ...{ name: `jpeg that says ${width} by ${height}`, type: types.jpeg, may },
      body: jpegHead(width, height),
    })),
    ...sides.map(([width, height]) => ({
      ...{ name: `webp that says ${width} by ${height}`, type: types.webp, may },
      body: webpHead(width, height),
    })),
    // 150 kilobytes, 49 million pixels of black: it can be unpacked, and is not.
    {
      ...{ name: 'png of 7,000 by 7,000', type: types.png, may: ['too_many_pixels'] },
      body: pngOf({ width: 7_000, height: 7_000 }, Buffer.alloc(7_000 * 21_001)),
    },
    // A text beside the pixels that unpacks to 64 megabytes.
    ...['zTXt', 'iCCP', 'iTXt'].map((chunk) => ({
      ...{ name: `png with a bomb in ${chunk}`, type: types.png, may: ['broken', 'kept'] },
      body: pngOf({ width: 64, height: 64 }, Buffer.alloc(64 * 193), [
        [chunk, Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(64 * 1024 * 1024))])],
      ]),
    })),
    { name: 'gzip', type: types.png, body: deflateRawSync(Buffer.alloc(50_000_000)), may: ['unknown'] },
  ];
}

async function odd(): Promise<HostilePicture[]> {
  const thin = await aPictureOf({ width: 4000, height: 31 });
  const pixel = await aPictureOf({ width: 2, height: 2 });
  const noise = Buffer.alloc(8 * 1024 * 1024, 0x5a);
  return [
    { name: 'a line', type: types.png, body: thin, may: ['too_small'] },
    { name: 'a pixel that tells who looks', type: types.png, body: pixel, may: ['too_small'] },
    ...formats.map((format) => ({
      ...{ name: `${format} that goes on as noise`, type: types[format], may: ['broken', 'disguised'] },
      body: Buffer.concat([
        Buffer.from(format === 'png' ? '\x89PNG\r\n\x1a\n' : '\xff\xd8\xff', 'latin1'),
        noise,
      ]).subarray(0, noise.length),
    })),
  ];
}

type Chunk = readonly [name: string, bytes: Buffer];

function pngOf(
  { width, height }: { width: number; height: number },
  rows: Buffer,
  more: readonly Chunk[] = [],
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const chunks: Chunk[] = [['IHDR', head], ...more, ['IDAT', deflateSync(rows)], ['IEND', Buffer.alloc(0)]];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks.map(chunkOf)]);
}

function chunkOf([name, bytes]: Chunk): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), bytes]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(bytes.length, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function jpegHead(width: number, height: number): Buffer {
  const frame = Buffer.from(
    '\xff\xd8\xff\xc0\0\x11\x08\0\0\0\0\x03\x01\x22\0\x02\x11\x01\x03\x11\x01',
    'latin1',
  );
  frame.writeUInt16BE(height & 0xffff, 7);
  frame.writeUInt16BE(width & 0xffff, 9);
  const scan = Buffer.from('\xff\xda\0\x0c\x03\x01\0\x02\x11\x03\x11\0\x3f\0', 'latin1');
  return Buffer.concat([frame, scan, Buffer.alloc(2000, 0x33), Buffer.from([0xff, 0xd9])]);
}

function webpHead(width: number, height: number): Buffer {
  const canvas = Buffer.alloc(10);
  canvas.writeUIntLE((width - 1) & 0xffffff, 4, 3);
  canvas.writeUIntLE((height - 1) & 0xffffff, 7, 3);
  const body = Buffer.concat([Buffer.from('WEBPVP8X\x0a\0\0\0', 'latin1'), canvas, Buffer.alloc(400)]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

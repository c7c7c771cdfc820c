import sharp, { type Sharp } from 'sharp';
import type { Answer, Api } from './api.ts';

interface Sent {
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** As the back office sends one. */
export async function sendPicture(
  { url }: Pick<Api, 'url'>,
  body: BodyInit | Buffer,
  { type = 'image/png', headers = {} }: Sent = {},
): Promise<Answer> {
  const answer = await fetch(`${url}/api/admin/files`, {
    method: 'POST',
    headers: {
      ...{ 'X-Tenant-Slug': 'sabal', 'X-Admin-Token': 'sabal-dev-admin', 'Content-Type': type },
      ...headers,
    },
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

type Format = 'png' | 'jpeg' | 'webp';

/** Stripes, so that it is seen which side is up: red above, blue below. */
export async function aPictureOf(
  { width, height }: { readonly width: number; readonly height: number },
  format: Format = 'png',
  more: (picture: Sharp) => Sharp = (picture) => picture,
): Promise<Buffer> {
  const half = Math.ceil(height / 2);
  const blue = { create: { width, height: height - half, channels: 3, background: '#0000ff' } } as const;
  const red = sharp({ create: { width, height, channels: 3, background: '#ff0000' } });
  const striped = await red
    .composite([{ input: blue, left: 0, top: half }])
    .png()
    .toBuffer();
  return more(sharp(striped)).toFormat(format).toBuffer();
}

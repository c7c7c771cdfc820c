import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestContext } from './request-context.ts';

/** Browsers offer Brotli over TLS alone; without it, gzip is what stands between a phone and four times the bytes. */
const encoders = {
  br: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => zip(bytes, { level: 9 }),
} as const;
const brotli = promisify(brotliCompress);
const zip = promisify<Buffer, { level: number }, Buffer>(gzip);
type Encoding = keyof typeof encoders;

/** Below this a header costs as much as it saves. */
const WORTH_IT = 1024;

/** Compressed once and forgotten with the buffer itself, which its owner drops when the catalogue changes. */
const compressed: Readonly<Record<Encoding, WeakMap<Buffer, Promise<Buffer>>>> = {
  br: new WeakMap(),
  gzip: new WeakMap(),
};

/** Sends a finished JSON answer that many callers get, without compressing it again for each of them. */
export async function sendReadyBytes(ctx: RequestContext, bytes: Buffer): Promise<void> {
  ctx.type = 'application/json; charset=utf-8';
  ctx.vary('Accept-Encoding');
  ctx.compress = false; // not once more by the middleware
  const encoding = bytes.length >= WORTH_IT && ctx.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding !== 'br' && encoding !== 'gzip') {
    ctx.body = bytes;
    return;
  }
  ctx.set('Content-Encoding', encoding);
  ctx.body = await smaller(bytes, encoding);
}

function smaller(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const ready = compressed[encoding].get(bytes) ?? encoders[encoding](bytes);
  compressed[encoding].set(bytes, ready);
  return ready;
}

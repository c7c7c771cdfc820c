import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { RequestContext } from './request-context.ts';

const compress = promisify(brotliCompress);

/** Below this a header costs as much as it saves. */
const WORTH_IT = 1024;

/** Compressed once and forgotten with the buffer itself, which its owner drops when the catalogue changes. */
const compressed = new WeakMap<Buffer, Promise<Buffer>>();

/** Sends a finished JSON answer that many callers get, without compressing it again for each of them. */
export async function sendReadyBytes(ctx: RequestContext, bytes: Buffer): Promise<void> {
  ctx.type = 'application/json; charset=utf-8';
  ctx.vary('Accept-Encoding');
  ctx.compress = false; // not once more by the middleware
  const isSmaller = bytes.length >= WORTH_IT && ctx.acceptsEncodings('br', 'identity') === 'br';
  if (isSmaller) ctx.set('Content-Encoding', 'br');
  ctx.body = isSmaller ? await smaller(bytes) : bytes;
}

function smaller(bytes: Buffer): Promise<Buffer> {
  const ready = compressed.get(bytes) ?? compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  compressed.set(bytes, ready);
  return ready;
}

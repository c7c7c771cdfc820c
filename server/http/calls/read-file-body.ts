import { AppError } from '../../errors/app-error.ts';
import { allowLongBody } from '../open-server.ts';
import type { RequestContext } from '../request-context.ts';
import { BODY_BYTES_MAX, hasBody } from './read-body.ts';

/** Files of a node that may be on their way at once, each as large as its row allows (D402). */
const ARRIVING_MAX = 8;
let arriving = 0;

/**
 * The bytes of a body that is a file. Its length is looked at before the first byte and counted with every further one,
 * so that a sender who says nothing of it, or something else, costs no more than one who does.
 */
export async function readFileBody(
  ctx: RequestContext,
  types: readonly string[],
  bytesMax = BODY_BYTES_MAX,
): Promise<Buffer> {
  if (!hasBody(ctx)) return Buffer.alloc(0);
  if (ctx.is([...types]) === false || ctx.get('Content-Encoding') !== '')
    throw new AppError('request.media_type');
  if (Number(ctx.get('Content-Length')) > bytesMax) throw new AppError('request.too_large');
  if (arriving >= ARRIVING_MAX) throw new AppError('server.busy');
  arriving += 1;
  try {
    // Who left while we looked whether he may ends no more: nothing would.
    if (ctx.req.destroyed) throw new AppError('request.malformed');
    allowLongBody(ctx.req);
    return await gather(ctx, bytesMax);
  } finally {
    arriving -= 1;
  }
}

async function gather(ctx: RequestContext, bytesMax: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= bytesMax) chunks.push(chunk);
      else end(new AppError('request.too_large'));
    };
    const end = (error: AppError | undefined) => {
      ctx.req.off('data', take).off('end', done).off('close', cutOff);
      // What still comes is let go by until the answer is read: Node reads on, and nobody keeps it.
      if (error === undefined) resolve(Buffer.concat(chunks));
      else reject(error);
    };
    const done = () => end(undefined);
    const cutOff = () => end(new AppError('request.malformed'));
    ctx.req.on('data', take).once('end', done).once('close', cutOff).on('error', cutOff);
  });
}

import { bodyParser } from '@koa/bodyparser';
import { AppError } from '../../errors/app-error.ts';
import type { RequestContext } from '../request-context.ts';
import { checkText } from './check-text.ts';

/** In bytes, where a row names no other: nothing that a person types is longer. */
export const BODY_BYTES_MAX = 64 * 1024;

const parsers = new Map<number, ReturnType<typeof bodyParser>>();

function parserOf(bytesMax: number): ReturnType<typeof bodyParser> {
  const known = parsers.get(bytesMax);
  if (known !== undefined) return known;
  const parser = bodyParser({
    enableTypes: ['json'],
    jsonLimit: bytesMax,
    parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  });
  parsers.set(bytesMax, parser);
  return parser;
}

/**
 * The JSON body of a request whose row has one; `{}` when nothing was sent. Only application/json is read: a form
 * or text/plain is what another site's page could send without asking first.
 */
export async function readBody(ctx: RequestContext, bytesMax = BODY_BYTES_MAX): Promise<unknown> {
  if (!hasBody(ctx)) return {};
  if (!ctx.is('application/json')) throw new AppError('request.media_type');
  // Packed, one that is cut off would never end: what unpacks it is not told that its sender has gone (D589).
  if (!/^(?:identity)?$/i.test(ctx.get('Content-Encoding'))) throw new AppError('request.malformed');
  await parserOf(bytesMax)(ctx, async () => undefined).catch((error: unknown) => {
    throw new AppError(codeOf(error));
  });
  const body: unknown = ctx.request.body;
  checkText(body);
  return body;
}

export function hasBody(ctx: RequestContext): boolean {
  return ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length') || '0') > 0;
}

/** Whatever goes wrong while a body is read is the sender's: too long, no such charset, no JSON, cut off. */
function codeOf(error: unknown) {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return 'request.too_large';
  return status === 415 ? 'request.media_type' : 'request.malformed';
}

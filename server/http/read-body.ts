import { bodyParser } from '@koa/bodyparser';
import { AppError } from './app-error.ts';
import { checkText } from './check-text.ts';
import type { RequestContext } from './request-context.ts';

/** A cart of 60 lines is about 30 KB; nothing that a person types is longer. */
const BODY_LIMIT = '64kb';

const parse = bodyParser({
  enableTypes: ['json'],
  jsonLimit: BODY_LIMIT,
  parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
});

/**
 * The JSON body of a request whose row has one; `{}` when nothing was sent. Only application/json is read: a form
 * or text/plain is what another site's page could send without asking first.
 */
export async function readBody(ctx: RequestContext): Promise<unknown> {
  if (!hasBody(ctx)) return {};
  if (!ctx.is('application/json')) throw new AppError('request.media_type');
  await parse(ctx, async () => undefined).catch((error: unknown) => {
    throw new AppError(codeOf(error));
  });
  const body: unknown = ctx.request.body;
  checkText(body);
  return body;
}

function hasBody(ctx: RequestContext): boolean {
  return ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length') || '0') > 0;
}

/** Whatever goes wrong while a body is read is the sender's: too long, no such charset, bad gzip, no JSON, cut off. */
function codeOf(error: unknown) {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return 'request.too_large';
  return status === 415 ? 'request.media_type' : 'request.malformed';
}

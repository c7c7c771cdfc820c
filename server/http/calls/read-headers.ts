import { AppError } from '../../errors/app-error.ts';
import type { RequestContext } from '../request-context.ts';

/** Version named by `If-Match: "7"`; undefined without the header or for `*`, which any version matches. */
export function readIfMatch(ctx: RequestContext): number | undefined {
  const header = ctx.get('If-Match').trim();
  if (header === '' || header === '*') return undefined;
  const digits = /^(?:W\/)?"(\d{1,15})"$/.exec(header)?.[1];
  if (digits === undefined) throw new AppError('request.invalid', { fields: { 'If-Match': 'invalid' } });
  return Number(digits);
}

/** 8 to 128 printable ASCII characters (reliability 3.6). */
export function readIdempotencyKey(ctx: RequestContext): string {
  const key = ctx.get('Idempotency-Key');
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) throw new AppError('idempotency.required');
  return key;
}

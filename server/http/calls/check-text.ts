import { AppError } from '../../errors/app-error.ts';

/** The deepest true body, the line of a delivery in a cart, has nine levels. */
const DEPTH_MAX = 10;

/** A surrogate without its partner: JSON may carry one, UTF-8 and PostgreSQL's jsonb cannot. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Refuses what no schema should have to think of, anywhere in a value: NUL and lone surrogates, which PostgreSQL
 * cannot store, `__proto__` as a key, and nesting without end. A text is refused by its place, so that the form can
 * show which field holds half an emoji.
 */
export function checkText(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string' && !isStorable(value)) {
    throw new AppError('request.invalid', { fields: { [path.join('.')]: 'invalid' } });
  }
  if (typeof value !== 'object' || value === null) return;
  refuseUnless(path.length < DEPTH_MAX);
  for (const [key, inner] of Object.entries(value)) {
    refuseUnless(key !== '__proto__' && isStorable(key));
    checkText(inner, [...path, key]);
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !LONE_SURROGATE.test(text);
}

function refuseUnless(fine: boolean): void {
  if (!fine) throw new AppError('request.malformed');
}

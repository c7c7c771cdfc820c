import * as z from 'zod/mini';
import { parseDay } from '../kernel/day.ts';
import { isId } from '../kernel/ids.ts';
import { parseInstant } from '../kernel/instant.ts';
import { type LocalizedText, locales } from '../kernel/locale.ts';

/** Building blocks of the wire: what an id, an instant, a day and an amount look like in JSON (D356). */

export const id = z.string().check(z.refine((text) => isId(text), 'invalid'));

/** ISO 8601 with a zone. Kept as text; the domain parses it with `parseInstant`. */
export const instant = z.string().check(
  z.maxLength(40),
  z.refine((text) => parseInstant(text) !== undefined, 'invalid'),
);

export const day = z.string().check(z.refine((text) => parseDay(text) !== undefined, 'invalid'));

/** Dollars with at most two decimals (D23). */
export const dollars = z.number();

export const locale = z.enum(locales);

/** Free text of people: NUL is refused because PostgreSQL cannot store it. */
export function text(maxLength: number) {
  return z.string().check(
    z.maxLength(maxLength, 'too_long'),
    z.refine((value) => !value.includes('\u0000'), 'invalid'),
  );
}

/** One text in every language, each of at most so many UTF-16 units. */
export function localizedText(maxLength: number): z.ZodMiniType<LocalizedText> {
  return z.object({ en: text(maxLength), es: text(maxLength), fr: text(maxLength) });
}

/** A positive number from a JSON body; NaN and infinities are no JSON, so `finite` comes with the type. */
export const quantity = z.number().check(z.minimum(0, 'too_small'), z.maximum(1_000_000, 'too_large'));

/** The largest whole number of a column: more is no mistake that a person could make by hand. */
const COLUMN_INT_MAX = 2_147_483_647;
const seenVersionChecks = [
  z.int(),
  z.minimum(0, 'too_small'),
  z.maximum(COLUMN_INT_MAX, 'too_large'),
] as const;

/** The version of what a person looked at, in a body and in a query. */
export const seenVersion = z.number().check(...seenVersionChecks);
export const seenVersionText = z.coerce.number().check(...seenVersionChecks);

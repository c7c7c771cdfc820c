import { assert } from '#shared/kernel/assert.ts';
import { type Day, parseDay } from '#shared/kernel/day.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';

/** Days and instants that the wire's schema has already let through. */

export function parsedDay(text: string): Day {
  const day = parseDay(text);
  assert(day !== undefined, 'a day that its schema accepted');
  return day;
}

/** Whole minutes on the wire name whole minutes here; fractions of a second are kept and then match no slot. */
export function parsedInstant(text: string): Instant {
  const at = parseInstant(text);
  assert(at !== undefined, 'an instant that its schema accepted');
  return at;
}

import { parseDay } from './day.ts';

/** A point in time: milliseconds since the Unix epoch. Branded so that a duration or a wall time cannot stand in. */
export type Instant = number & { readonly __brand: 'Instant' };

export const MINUTE_MS = 60_000;

/** The only door into the brand: callers bring a clock reading or a parsed value. */
export function instantFromMs(epochMs: number): Instant {
  return epochMs as Instant; // the brand has no runtime form
}

/** `undefined` when the text is not an ISO 8601 instant with a zone; 30 February and 24:00 are none. */
export function parseInstant(iso: string): Instant | undefined {
  const [, day, hours] =
    /^(\d{4}-\d\d-\d\d)T(\d\d):\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/.exec(iso) ?? [];
  if (day === undefined || parseDay(day) === undefined || Number(hours) > 23) return undefined;
  const epochMs = Date.parse(iso);
  return Number.isNaN(epochMs) ? undefined : instantFromMs(epochMs);
}

/** ISO 8601 in UTC with `Z`, the wire's form (D356). */
export function formatInstant(at: Instant): string {
  return new Date(at).toISOString();
}

export function addMinutes(at: Instant, minutes: number): Instant {
  return instantFromMs(at + minutes * MINUTE_MS);
}

export function addMs(at: Instant, ms: number): Instant {
  return instantFromMs(at + ms);
}

/** Whole or fractional minutes from `from` to `to`; negative when `to` is earlier. */
export function minutesBetween(from: Instant, to: Instant): number {
  return (to - from) / MINUTE_MS;
}

/** A calendar day of the tenant's zone, `YYYY-MM-DD`. Plain calendar arithmetic; no zone, no clock. */
export type Day = string & { readonly __brand: 'Day' };

const DAY_MS = 86_400_000;

/** `undefined` for anything that is not a real date between 1970 and 9999 (2026-02-30 is not). */
export function parseDay(text: string): Day | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const epochMs = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(epochMs) || epochMs < 0) return undefined;
  return new Date(epochMs).toISOString().slice(0, 10) === text ? asDay(text) : undefined;
}

export function addDays(day: Day, days: number): Day {
  return asDay(new Date(utcMs(day) + days * DAY_MS).toISOString().slice(0, 10));
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (utcMs(to) - utcMs(from)) / DAY_MS;
}

/** 1 Monday … 7 Sunday (D99: the one place where JavaScript's 0-6 from Sunday is turned). */
export function weekdayOf(day: Day): number {
  return new Date(utcMs(day)).getUTCDay() || 7;
}

export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day));
}

function utcMs(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function asDay(text: string): Day {
  return text as Day; // only reached with a checked or computed calendar date
}

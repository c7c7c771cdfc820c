/** A calendar day of the tenant's zone, `YYYY-MM-DD`. Plain calendar arithmetic; no zone, no clock. */
export type Day = string & { readonly __brand: 'Day' };

const DAY_MS = 86_400_000;

/** `undefined` for anything that is not a real date between 1970 and 9999 (2026-02-30 is not). */
export function parseDay(text: string): Day | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const midnight = new Date(`${text}T00:00:00Z`);
  const isReal = midnight.getUTCDate() === Number(text.slice(8)); // the 30th of February is read as a day of March
  return isReal && midnight.getTime() >= 0 ? asDay(text) : undefined;
}

/** `dayNumber` counts days since 1970-01-01, which is 0. */
export function dayOfNumber(dayNumber: number): Day {
  return asDay(new Date(dayNumber * DAY_MS).toISOString().slice(0, 10));
}

export function numberOfDay(day: Day): number {
  return utcMs(day) / DAY_MS;
}

export function addDays(day: Day, days: number): Day {
  return dayOfNumber(numberOfDay(day) + days);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return numberOfDay(to) - numberOfDay(from);
}

/** Days from `from` to `to`, both included; empty when `to` is earlier. */
export function daysFrom(from: Day, to: Day): readonly Day[] {
  const first = numberOfDay(from);
  return Array.from({ length: Math.max(0, numberOfDay(to) - first + 1) }, (_, index) =>
    dayOfNumber(first + index),
  );
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

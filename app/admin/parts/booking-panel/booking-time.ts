import { toInstant } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import { parseDay } from '#shared/kernel/day.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';
import { staffFormat } from '../words/staff-format.ts';

/** "jeu. 3 déc., 14:30 – 16:00", in the company's zone. */
export function bookingTimeWords(
  { startISO, endISO }: { readonly startISO: string; readonly endISO: string },
  timeZone: string,
  length: 'long' | 'short' = 'short',
): string {
  const startAt = parseInstant(startISO);
  const endAt = parseInstant(endISO);
  if (startAt === undefined || endAt === undefined) return '';
  return `${staffFormat.date(startAt, timeZone, length)}, ${staffFormat.timeRange(startAt, endAt, timeZone)}`;
}

/** What the fields for a date and a time hold: `2026-12-03` and `14:30`. */
export interface WallTime {
  readonly day: string;
  readonly time: string;
}

export function toWallTime(at: Instant, timeZone: string): WallTime {
  const { day, minuteOfDay } = toLocal(at, timeZone);
  const two = (number: number) => String(number).padStart(2, '0');
  return { day, time: `${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}` };
}

/** The same of what the wire has; both empty where it is no instant. */
export function wallTimeOf(iso: string, timeZone: string): WallTime {
  const at = parseInstant(iso);
  return at === undefined ? { day: '', time: '' } : toWallTime(at, timeZone);
}

/** `missing` while a field is empty or no date; `skipped` for an hour that a change of the clock leaves out. */
export function fromWallTime({ day, time }: WallTime, timeZone: string): Instant | 'missing' | 'skipped' {
  const date = parseDay(day);
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? [];
  if (date === undefined || hours === undefined || minutes === undefined) return 'missing';
  return toInstant(date, Number(hours) * 60 + Number(minutes), timeZone) ?? 'skipped';
}

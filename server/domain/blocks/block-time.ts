import { daysTouched } from '#shared/agenda/claimed-cells.ts';
import { dayBounds } from '#shared/agenda/local-day.ts';
import { BLOCK_DAYS_MAX, type BlockInput } from '#shared/api/admin/blocks.ts';
import type { Day } from '#shared/kernel/day.ts';
import { type Instant, minutesBetween } from '#shared/kernel/instant.ts';
import { AppError } from '../../errors/app-error.ts';
import { parsedInstant } from '../slots/parsed-time.ts';

export interface BlockTime {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Ascending: those whose agenda it changes. */
  readonly days: readonly Day[];
}

const DAY_MIN = 24 * 60;
/** Staff do not plan further ahead, and no database keeps every year that can be written. */
const YEARS_MIN = 100 * 366 * DAY_MIN;

/**
 * When a block is. One of whole days goes from the midnight before its start to the one after its end, 23 to 25 hours
 * a day. Throws request.invalid with `fields`.
 */
export function blockTime(input: BlockInput, timeZone: string, now: Instant): BlockTime {
  const startsAt = parsedInstant(input.startISO);
  const endsAt = parsedInstant(input.endISO);
  const minutes = minutesBetween(startsAt, endsAt);
  if (Math.abs(minutesBetween(now, startsAt)) > YEARS_MIN) refuse('startISO', 'invalid');
  if (minutes < 0 || (minutes === 0 && !input.allDay)) refuse('endISO', 'invalid');
  if (minutes > (BLOCK_DAYS_MAX + 1) * DAY_MIN) refuse('endISO', 'too_large');
  const days = daysTouched(startsAt, endsAt, 0, timeZone);
  if (days.length > BLOCK_DAYS_MAX) refuse('endISO', 'too_large');
  return input.allDay ? { ...wholeDays(days, timeZone), days } : { startsAt, endsAt, days };
}

function wholeDays(days: readonly Day[], timeZone: string): { startsAt: Instant; endsAt: Instant } {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) throw new Error('Expected a day that a block touches');
  return { startsAt: dayBounds(first, timeZone).startsAt, endsAt: dayBounds(last, timeZone).endsAt };
}

function refuse(field: 'startISO' | 'endISO', code: 'invalid' | 'too_large'): never {
  throw new AppError('request.invalid', { fields: { [field]: code } });
}

import { type Day, daysBetween } from '#shared/kernel/day.ts';
import { AppError } from '../../errors/app-error.ts';

/** Six weeks of calendar and the next step of it fit (D91). */
const DAYS_MAX = 62;

export interface DayRange {
  readonly from: Day;
  /** Included. */
  readonly to: Day;
}

/** Throws request.invalid for a range that is too long or runs backwards. */
export function refuseLongRange({ from, to }: DayRange): void {
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw new AppError('request.invalid', { fields: { to: 'invalid' } });
  if (days > DAYS_MAX) throw new AppError('request.invalid', { fields: { to: 'too_large' } });
}

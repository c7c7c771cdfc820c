import { addDays, type Day, daysBetween } from '#shared/kernel/day.ts';

export interface DayRange {
  readonly from: Day;
  /** Included. */
  readonly to: Day;
}

/** As many days as one stream can watch. */
const DAYS_MAX = 62;

/** One range for all that is watched. Where they lie too far apart the shortest come first: times before a calendar. */
export function watchedRange(ranges: readonly DayRange[]): DayRange | undefined {
  const [first, ...others] = [...ranges].sort((one, other) => lengthOf(one) - lengthOf(other));
  return first && others.reduce(widen, first);
}

export function contains(range: DayRange, { from, to }: DayRange): boolean {
  return range.from <= from && to <= range.to;
}

function widen(range: DayRange, more: DayRange): DayRange {
  const to = earlier(later(range.to, more.to), addDays(range.from, DAYS_MAX - 1));
  return { from: later(earlier(range.from, more.from), addDays(to, 1 - DAYS_MAX)), to };
}

function lengthOf({ from, to }: DayRange): number {
  return daysBetween(from, to);
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other;
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}

import type { WallInterval } from '../agenda/agenda.ts';
import { dayBounds, edgeInstant } from '../agenda/local-day.ts';
import { type Day, weekdayOf } from '../kernel/day.ts';
import type { Id } from '../kernel/ids.ts';
import { type Instant, minutesBetween } from '../kernel/instant.ts';
import type { BookingStatus } from './booking-status.ts';

/** Half-open. */
export interface Stretch {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

export interface TimedBooking extends Stretch {
  readonly status: BookingStatus;
}

export interface DayLoad {
  readonly day: Day;
  /** Visits that begin on this day, without cancelled ones. */
  readonly bookings: number;
  /** Real minutes of visits on this day: one over midnight counts on both, each for its part. */
  readonly bookedMin: number;
  /**
   * Real minutes in which a crew works and is not blocked, of all crews together; 0 on a closed day; undefined where the
   * hours are not known.
   */
  readonly openMin: number | undefined;
}

/** Of a crew where it has hours of its own. */
export type HoursOfWeekday = (weekday: number, crewId?: Id) => readonly WallInterval[];

/** A closed period; of one crew where it names one. */
export interface Shut extends Stretch {
  readonly crewId?: Id | undefined;
}

/** A company of one crew, which nothing names. */
const ONE_CREW: readonly (Id | undefined)[] = [undefined];

/**
 * How full each day is: booked against the open minutes of all crews together. Days of 23 and 25 hours count what they
 * have.
 */
export function dayLoads(
  days: readonly Day[],
  known: {
    readonly bookings: readonly TimedBooking[];
    readonly blocks: readonly Shut[];
    /** The active crews; absent: one. */
    readonly crewIds?: readonly Id[] | undefined;
    /** Undefined: not known yet, so that no day is called closed or full. */
    readonly hoursOf: HoursOfWeekday | undefined;
    readonly timeZone: string;
  },
): readonly DayLoad[] {
  const { blocks, crewIds = ONE_CREW, hoursOf, timeZone } = known;
  const bookings = known.bookings.filter(({ status }) => status !== 'CANCELLED');
  const shutOf = crewIds.map((crewId) => ({
    crewId,
    shut: joined(blocks.filter((block) => block.crewId === undefined || block.crewId === crewId)),
  }));
  return days.map((day) => {
    const bounds = dayBounds(day, timeZone);
    const openOf = (hoursOf: HoursOfWeekday, crewId: Id | undefined) =>
      hoursOf(weekdayOf(day), crewId).map(({ startMin, endMin }) => ({
        startsAt: edgeInstant(day, startMin, timeZone),
        endsAt: edgeInstant(day, endMin, timeZone),
      }));
    const openMin =
      hoursOf &&
      sum(
        shutOf.flatMap(({ crewId, shut }) =>
          openOf(hoursOf, crewId).map(
            (hours) => lengthMin(hours) - sum(shut.map((one) => sharedMin(one, hours))),
          ),
        ),
      );
    return {
      day,
      bookings: bookings.filter(({ startsAt }) => startsAt >= bounds.startsAt && startsAt < bounds.endsAt)
        .length,
      bookedMin: sum(bookings.map((booking) => sharedMin(booking, bounds))),
      openMin,
    };
  });
}

/** Booked of open as 0 to 1 and above; undefined where nothing is open, or not known to be, which has no share. */
export function loadShare({
  bookedMin,
  openMin,
}: Pick<DayLoad, 'bookedMin' | 'openMin'>): number | undefined {
  return openMin ? bookedMin / openMin : undefined;
}

export function totalLoad(loads: readonly DayLoad[]): Omit<DayLoad, 'day'> {
  return {
    bookings: sum(loads.map(({ bookings }) => bookings)),
    bookedMin: sum(loads.map(({ bookedMin }) => bookedMin)),
    openMin: loads.some(({ openMin }) => openMin === undefined)
      ? undefined
      : sum(loads.map(({ openMin = 0 }) => openMin)),
  };
}

/** Stretches that overlap or touch as one, so that two blocks over the same hour shut it once. */
function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const apart: Stretch[] = [];
  for (const { startsAt, endsAt } of [...stretches].sort((a, b) => a.startsAt - b.startsAt)) {
    const last = apart.at(-1);
    if (last && startsAt <= last.endsAt) {
      apart[apart.length - 1] = { startsAt: last.startsAt, endsAt: later(last.endsAt, endsAt) };
    } else apart.push({ startsAt, endsAt });
  }
  return apart;
}

function later(one: Instant, other: Instant): Instant {
  return one > other ? one : other;
}

function lengthMin({ startsAt, endsAt }: Stretch): number {
  return Math.max(0, minutesBetween(startsAt, endsAt));
}

function sharedMin(one: Stretch, other: Stretch): number {
  const from = later(one.startsAt, other.startsAt);
  const to = one.endsAt < other.endsAt ? one.endsAt : other.endsAt;
  return Math.max(0, minutesBetween(from, to));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

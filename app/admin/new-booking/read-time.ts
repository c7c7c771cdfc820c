import { CELL_MIN, type WallInterval } from '#shared/agenda/agenda.ts';
import { toInstant } from '#shared/agenda/local-day.ts';
import { BOOKING_MIN_MAX } from '#shared/api/slots.ts';
import { type Day, parseDay } from '#shared/kernel/day.ts';
import { addMinutes, type Instant, minutesBetween } from '#shared/kernel/instant.ts';
import { fromWallTime } from '../parts/booking-panel/booking-time.ts';
import type { TimeDraft } from './booking-draft.ts';

type TimeFault = 'missing' | 'skipped' | 'step';

export type ReadTime =
  | { readonly ok: true; readonly startsAt: Instant; readonly endsAt: Instant; readonly minutes: number }
  | { readonly ok: false; readonly fault: TimeFault };

/** Date, start and length as typed, in the company's zone; as long as the work takes unless staff said otherwise. */
export function readTime({ day, start, minutes }: TimeDraft, workMin: number, timeZone: string): ReadTime {
  const startsAt = isDay(day) ? fromWallTime({ day, time: start }, timeZone) : 'missing';
  if (typeof startsAt === 'string') return { ok: false, fault: startsAt };
  if (Number(start.slice(3, 5)) % CELL_MIN !== 0) return { ok: false, fault: 'step' };
  const length = minutes ?? workMin;
  return { ok: true, startsAt, endsAt: addMinutes(startsAt, length), minutes: length };
}

/**
 * The length of the stretch that the form was opened with; null where no visit can be so long, and where it has no end.
 */
export function wishedMinutes(startsAt: Instant, endsAt: Instant | undefined): number | null {
  const minutes = endsAt === undefined ? 0 : minutesBetween(startsAt, endsAt);
  return minutes > 0 && minutes <= BOOKING_MIN_MAX && minutes % CELL_MIN === 0 ? minutes : null;
}

interface FreeQuestion {
  readonly day: Day;
  readonly hours: readonly WallInterval[];
  readonly minutes: number;
  readonly timeZone: string;
  /** Nothing that has begun already. */
  readonly after: Instant;
  readonly isTaken: (startsAt: Instant, endsAt: Instant) => boolean;
}

/** Starts that are tried; what is offered is fewer. */
const TRY_STEP_MIN = 15;
/** More than fit into a sentence on the phone. */
const OFFERED_MAX = 8;

/**
 * Times of the clock (`14:30`) at which a visit of this length would fit into the opening hours: where each free stretch
 * begins, and its whole hours, as many as can be said on the phone.
 */
export function freeStarts({
  day,
  hours,
  minutes,
  timeZone,
  after,
  isTaken,
}: FreeQuestion): readonly string[] {
  const found: { readonly time: string; readonly isFirst: boolean }[] = [];
  for (const { startMin, endMin } of hours) {
    let wasFree = false;
    for (let min = startMin; min + minutes <= endMin; min += TRY_STEP_MIN) {
      const startsAt = toInstant(day, min, timeZone);
      const isFree =
        startsAt !== undefined && startsAt > after && !isTaken(startsAt, addMinutes(startsAt, minutes));
      if (isFree && (!wasFree || min % 60 === 0)) found.push({ time: clock(min), isFirst: !wasFree });
      wasFree = isFree;
    }
  }
  if (found.length <= OFFERED_MAX) return found.map(({ time }) => time);
  const firsts = found.filter(({ isFirst }) => isFirst).length;
  const every = Math.ceil((found.length - firsts) / Math.max(1, OFFERED_MAX - firsts));
  let others = 0;
  return found
    .filter(({ isFirst }) => isFirst || others++ % every === every - 1)
    .slice(0, OFFERED_MAX)
    .map(({ time }) => time);
}

/** Whether the text is a day, and one that has a day after it. */
export function isDay(text: string): text is Day {
  return parseDay(text) !== undefined && text < '9999';
}

function clock(min: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(min / 60))}:${two(min % 60)}`;
}

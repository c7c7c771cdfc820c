/**
 * When a crew can come, or anyone where none is named: each works its own hours (AG49), so that nobody is promised a crew
 * that is at home. Staff may book outside of them all the same (D234).
 */
import type { WallInterval } from '#shared/agenda/agenda.ts';
import { mergeHours } from '#shared/agenda/week-hours.ts';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import type { Stretch } from '#shared/booking/occupancy.ts';
import { type Day, weekdayOf } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { findConflict } from '../parts/booking-panel/reschedule/find-conflict.ts';
import { isOutsideHours } from '../parts/booking-panel/reschedule/read-reschedule.ts';
import { hoursOfCrew } from '../parts/hours/hours-of-crew.ts';
import type { CalendarRange } from '../parts/use-calendar-range.ts';
import { freeStarts } from './read-time.ts';

type Known = Pick<AgendaView, 'days' | 'crewIds' | 'crewHours' | 'timeZone'> | undefined;

/** Who is meant; undefined among them: the company, where no crews are known. */
function meant(agenda: Known, crewId: Id | undefined): readonly (Id | undefined)[] {
  if (crewId !== undefined) return [crewId];
  const { crewIds = [] } = agenda ?? {};
  return crewIds.length > 0 ? crewIds : [undefined];
}

/** Stretches of work on this day of the week, ascending and apart; none on a closed one and while no agenda is known. */
export function hoursOn(agenda: Known, day: Day, crewId: Id | undefined): readonly WallInterval[] {
  if (agenda === undefined) return [];
  const weekday = weekdayOf(day);
  return mergeHours(meant(agenda, crewId).flatMap((id) => hoursOfCrew(agenda, id)[weekday] ?? []));
}

/** Nobody who could come works then. */
export function isOutsideAll(agenda: Known, { startsAt, endsAt }: Stretch, crewId: Id | undefined): boolean {
  return meant(agenda, crewId).every((id) => isOutsideHours(agenda, startsAt, endsAt, id));
}

interface FreeTimesQuestion {
  readonly agenda: Known;
  readonly bufferMin: number;
  /** What is on that day, as far as this device knows. */
  readonly range: CalendarRange;
  readonly day: Day;
  readonly minutes: number;
  readonly timeZone: string;
  readonly after: Instant;
}

/** Times of the clock (`14:30`) at which somebody who could come works and has nothing else. */
export function freeTimes(
  { agenda, bufferMin, range, ...question }: FreeTimesQuestion,
  crewId: Id | undefined,
): readonly string[] {
  const who = meant(agenda, crewId);
  return freeStarts({
    ...question,
    hours: hoursOn(agenda, question.day, crewId),
    isTaken: (startsAt, endsAt) =>
      who.every(
        (id) =>
          isOutsideHours(agenda, startsAt, endsAt, id) ||
          findConflict({ startsAt, endsAt }, bufferMin, range, { crewId: id }) !== undefined,
      ),
  });
}

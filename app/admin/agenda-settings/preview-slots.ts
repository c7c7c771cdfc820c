import type { Agenda, Crew } from '#shared/agenda/agenda.ts';
import { findSlots } from '#shared/agenda/find-slots.ts';
import type { TakenView } from '#shared/api/admin/agenda.ts';
import type { Day } from '#shared/kernel/day.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';
import { hoursOfDays } from '../parts/hours/hours-of-crew.ts';

export interface PreviewSlot {
  readonly startsAt: Instant;
  /** `lost` is offered by the saved hours and no longer by the edited ones; `added` the other way round. */
  readonly state: 'free' | 'added' | 'taken' | 'lost';
}

interface PreviewInput {
  readonly saved: Agenda;
  readonly edited: Agenda;
  readonly crews: readonly Crew[];
  readonly day: Day;
  readonly minutes: number;
  readonly now: Instant;
}

/** What a customer would be offered that day, beside what is offered now; ascending. The listing itself is findSlots. */
export function previewSlots({ saved, edited, ...asked }: PreviewInput): readonly PreviewSlot[] {
  const before = new Map(
    findSlots({ ...asked, agenda: saved }).map((slot) => [slot.startsAt, slot.available]),
  );
  const after = findSlots({ ...asked, agenda: edited });
  const kept = new Set(after.map(({ startsAt }) => startsAt));
  const lost = [...before].flatMap(([startsAt, available]): PreviewSlot[] =>
    available && !kept.has(startsAt) ? [{ startsAt, state: 'lost' }] : [],
  );
  const shown = after.map(({ startsAt, available }): PreviewSlot => {
    if (!available) return { startsAt, state: before.get(startsAt) ? 'lost' : 'taken' };
    return { startsAt, state: before.get(startsAt) ? 'free' : 'added' };
  });
  return [...shown, ...lost].sort((a, b) => a.startsAt - b.startsAt);
}

/** As the server's own listing meets them: buffers are in, only blocks have none. */
export function crewsOf({ crewIds, crewHours = [], taken }: TakenView): readonly Crew[] {
  const hoursOf = new Map(crewHours.map(({ crewId, days }) => [crewId, hoursOfDays(days)]));
  return crewIds.map((id) => ({
    id,
    hours: hoursOf.get(id),
    busy: taken.flatMap(({ startAt, endAt, isBlock, crewId, leftAt: left, zips }) => {
      const [startsAt, endsAt] = [parseInstant(startAt), parseInstant(endAt)];
      const leftAt = left === undefined ? undefined : parseInstant(left);
      const isOther = crewId !== id || startsAt === undefined || endsAt === undefined;
      return isOther ? [] : [{ startsAt, endsAt, isBlock, leftAt, zips }];
    }),
  }));
}

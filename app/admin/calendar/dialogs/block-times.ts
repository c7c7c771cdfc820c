import { dayBounds, toInstant } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { BlockInput, BlockView } from '#shared/api/admin/blocks.ts';
import type { Stretch } from '#shared/booking/occupancy.ts';
import { addDays, type Day, parseDay } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMs, formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { stretchOf } from '../grid/timed-rows.ts';

/** A block as its form has it: wall times of the company's zone. For whole days the last one is included. */
export interface BlockForm {
  readonly allDay: boolean;
  /** `YYYY-MM-DDTHH:MM`, as the field of the browser has it; whole days look at its date alone. */
  readonly start: string;
  readonly end: string;
  readonly reason: string;
  /** Whom it closes; undefined: the whole company. */
  readonly crewId?: Id | undefined;
}

export type BlockFault = 'required' | 'order' | 'skipped';

/** 9:00 to 18:00 of a day (D345). */
export function newBlockForm(day: Day, crewId?: Id): BlockForm {
  return { allDay: false, start: `${day}T09:00`, end: `${day}T18:00`, reason: '', crewId };
}

/**
 * All of a day, for the crew whose visits are shown, else for the whole company (D564). Without a reason, which nobody gave:
 * each screen has its own words for it, and a crew's are in its language (D474).
 */
export function wholeDayBlock(day: Day, timeZone: string, crewId: Id | undefined): BlockInput {
  const { startsAt, endsAt } = dayBounds(day, timeZone);
  const times = { startISO: formatInstant(startsAt), endISO: formatInstant(endsAt) };
  return { ...times, allDay: true, crewId: crewId ?? null };
}

export function formOfStretch(
  stretch: Stretch,
  allDay: boolean,
  { reason, crewId }: Pick<BlockForm, 'reason' | 'crewId'>,
  timeZone: string,
): BlockForm {
  const lastMoment = allDay ? addMs(stretch.endsAt, -1) : stretch.endsAt;
  const [start, end] = [wall(stretch.startsAt, timeZone), wall(lastMoment, timeZone)];
  return { allDay, start, end, reason, crewId };
}

export function formOfBlock(block: BlockView, timeZone: string): BlockForm {
  const { allDay, reason, crewId } = block;
  return formOfStretch(stretchOf(block), allDay, { reason: reason ?? '', crewId }, timeZone);
}

/** What to send, or what is wrong with which field. */
export function readBlockForm(
  { allDay, start, end, reason, crewId }: BlockForm,
  timeZone: string,
):
  | { readonly ok: true; readonly input: BlockInput }
  | { readonly ok: false; readonly field: 'start' | 'end'; readonly fault: BlockFault } {
  const from = readWall(allDay ? `${start.slice(0, 10)}T00:00` : start, timeZone);
  if (typeof from === 'string') return { ok: false, field: 'start', fault: from };
  const until = readWall(allDay ? dayAfter(end) : end, timeZone);
  if (typeof until === 'string') return { ok: false, field: 'end', fault: until };
  if (until <= from) return { ok: false, field: 'end', fault: 'order' };
  const said = reason.trim();
  return {
    ok: true,
    input: {
      startISO: formatInstant(from),
      endISO: formatInstant(until),
      allDay,
      ...(said !== '' && { reason: said }),
      // Absent from a change would leave it with the crew that it had.
      crewId: crewId ?? null,
    },
  };
}

function readWall(text: string, timeZone: string): Instant | BlockFault {
  const day = parseDay(text.slice(0, 10));
  const [, hour, minute] = /^T(\d\d):(\d\d)/.exec(text.slice(10)) ?? [];
  if (day === undefined || hour === undefined || minute === undefined) return 'required';
  return toInstant(day, Number(hour) * 60 + Number(minute), timeZone) ?? 'skipped';
}

function dayAfter(text: string): string {
  const day = parseDay(text.slice(0, 10));
  return day === undefined ? '' : `${addDays(day, 1)}T00:00`;
}

function wall(at: Instant, timeZone: string): string {
  const { day, minuteOfDay } = toLocal(at, timeZone);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day}T${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`;
}

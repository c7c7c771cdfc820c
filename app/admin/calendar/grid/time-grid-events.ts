import type { EventInput } from '@fullcalendar/react';
import type { BlockView } from '#shared/api/admin/blocks.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Stretch } from '#shared/booking/occupancy.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, minutesBetween } from '#shared/kernel/instant.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { CalendarRange } from '../../parts/use-calendar-range.ts';
import styles from './events.module.css';
import { at, dayOf, stretchOf } from './timed-rows.ts';

/** What staff moved and the server does not know yet. */
export interface Unsent {
  readonly id: Id;
  readonly to: Stretch;
  /** Whose it is to be; undefined: no one was named. */
  readonly crewId?: Id | undefined;
}

/** What an event of the grid carries. */
export type Shown =
  | { readonly is: 'booking'; readonly row: BookingRowView }
  | { readonly is: 'block'; readonly block: BlockView }
  | { readonly is: 'ground' };

type Look = { timeZone: string; highlighted: ReadonlySet<Id>; unsent: Unsent | undefined; editable: boolean };

/** Visits, the buffers after them and blocks, as FullCalendar takes them. */
export function timeGridEvents({ bookings, blocks }: CalendarRange, look: Look): EventInput[] {
  return [
    ...bookings.flatMap((row) => bookingEvents(row, look)),
    ...blocks.flatMap((block) => blockEvents(block, look)),
  ];
}

function bookingEvents(row: BookingRowView, look: Look): EventInput[] {
  const moved = look.unsent?.id === row.id ? look.unsent.to : undefined;
  const { startsAt, endsAt } = moved ?? stretchOf(row);
  const isOff = row.status === 'CANCELLED';
  const booking: EventInput = {
    id: row.id,
    start: formatInstant(startsAt),
    end: formatInstant(endsAt),
    title: row.customerName,
    editable: look.editable && !isOff && moved === undefined,
    shown: { is: 'booking', row } satisfies Shown,
    className: classesOf(row.id, styles[row.status.toLowerCase()], moved !== undefined, look),
  };
  if (isOff || moved || minutesBetween(endsAt, at(row.occupiedUntil)) <= 0) return [booking];
  return [booking, ground(`buffer-${row.id}`, row.endISO, row.occupiedUntil, styles.buffer)];
}

function blockEvents(block: BlockView, look: Look): EventInput[] {
  const moved = look.unsent?.id === block.id ? look.unsent.to : undefined;
  const { startsAt, endsAt } = moved ?? stretchOf(block);
  const shown = { is: 'block', block } satisfies Shown;
  const className = classesOf(block.id, styles.block, moved !== undefined, look);
  if (!block.allDay) {
    const start = formatInstant(startsAt);
    const end = formatInstant(endsAt);
    return [
      { id: block.id, start, end, title: block.reason ?? '', editable: look.editable, shown, className },
    ];
  }
  return [
    {
      id: block.id,
      allDay: true,
      start: dayOf(block.startISO, look.timeZone),
      end: dayOf(block.endISO, look.timeZone),
      title: block.reason ?? '',
      // Its days are changed in its form: dropped among the hours it would become another kind of block.
      editable: false,
      shown,
      className,
    },
    ground(`shut-${block.id}`, block.startISO, block.endISO, styles.shut),
  ];
}

/** Drawn behind what can be touched. */
function ground(id: string, start: string, end: string, className: string | undefined): EventInput {
  return { id, start, end, display: 'background', className, shown: { is: 'ground' } satisfies Shown };
}

function classesOf(id: Id, kind: string | undefined, isUnsent: boolean, { highlighted }: Look): string {
  return classNames(styles.event, kind, isUnsent && styles.unsent, highlighted.has(id) && styles.highlight);
}

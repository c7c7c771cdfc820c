import type { TFunction } from 'i18next';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import type { Stretch } from '#shared/booking/occupancy.ts';
import { isOutsideHours } from '../../parts/booking-panel/reschedule/read-reschedule.ts';
import type { CalendarRange } from '../../parts/use-calendar-range.ts';
import { clashWords } from '../calendar-words.ts';
import { findClash } from '../dialogs/find-clash.ts';

/** Where a visit is to stand: its time, and whose it is; without a crew whoever is free comes. */
export interface LanePlace {
  readonly to: Stretch;
  readonly crew?: CrewOfBooking | undefined;
}

/** Something that speaks against a place, in words. */
export interface Unfit {
  /** Nobody may: an overlap. Of anything else staff are told and may do it all the same. */
  readonly isFinal: boolean;
  readonly words: string;
}

export interface KnownDay {
  readonly all: CalendarRange;
  readonly agenda: AgendaView | undefined;
  readonly timeZone: string;
}

/**
 * Everything that speaks against giving a visit this place, as far as this device knows, said while it is moved and before
 * it is done. A new reason is a line here: what is shown, announced and asked about follows from it.
 */
export function whyUnfit(
  row: BookingRowView,
  { to, crew }: LanePlace,
  { all, agenda, timeZone }: KnownDay,
  t: TFunction<'admin'>,
): readonly Unfit[] {
  const clash = findClash(row, to, all, { crewId: crew?.id, crewIds: agenda?.crewIds });
  return [
    ...(clash ? [{ isFinal: true, words: clashWords(clash, timeZone, t) }] : []),
    ...(isOutsideHours(agenda, to.startsAt, to.endsAt, crew?.id)
      ? [{ isFinal: false, words: t('calendar.reschedule.outside') }]
      : []),
  ];
}

import type { TFunction } from 'i18next';
import { isTooFar } from '#shared/agenda/choose-crew.ts';
import type { TravelMin } from '#shared/agenda/travel.ts';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import { zipIn } from '#shared/booking/job-of.ts';
import type { Stretch } from '#shared/booking/occupancy.ts';
import { minutesBetween } from '#shared/kernel/instant.ts';
import { isOutsideHours } from '../../parts/booking-panel/reschedule/read-reschedule.ts';
import { ofCrew } from '../../parts/crew/of-crew.ts';
import type { CalendarRange } from '../../parts/use-calendar-range.ts';
import { clashWords } from '../calendar-words.ts';
import { findClash } from '../dialogs/find-clash.ts';
import { at } from '../grid/timed-rows.ts';

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
  /** Undefined where no way is kept free, or none is known yet. */
  readonly travelMin: TravelMin | undefined;
}

/**
 * Everything that speaks against giving a visit this place, as far as this device knows, said while it is moved and before
 * it is done. A new reason is a line here: what is shown, announced and asked about follows from it.
 */
export function whyUnfit(
  row: BookingRowView,
  place: LanePlace,
  known: KnownDay,
  t: TFunction<'admin'>,
): readonly Unfit[] {
  const { to, crew } = place;
  const { all, agenda, timeZone } = known;
  const clash = findClash(row, to, all, { crewId: crew?.id, crewIds: agenda?.crewIds });
  return [
    ...(clash ? [{ isFinal: true, words: clashWords(clash, timeZone, t) }] : []),
    ...(isOutsideHours(agenda, to.startsAt, to.endsAt, crew?.id)
      ? [{ isFinal: false, words: t('calendar.reschedule.outside') }]
      : []),
    ...(!clash && leavesNoWay(row, place, known) ? [{ isFinal: false, words: t('crews.unfit.travel') }] : []),
  ];
}

/** Whether the crew has the time but not the way (AG62), of the visits that this device knows. */
function leavesNoWay(row: BookingRowView, { to, crew }: LanePlace, { all, travelMin }: KnownDay): boolean {
  if (!crew || !travelMin) return false;
  const busy = ofCrew(all, crew.id)
    .bookings.filter(({ id, status }) => id !== row.id && status !== 'CANCELLED')
    .map((one) => ({
      ...{ startsAt: at(one.startISO), endsAt: at(one.occupiedUntil), leftAt: at(one.endISO) },
      zips: zipsOf(one),
    }));
  const bufferMin = minutesBetween(at(row.endISO), at(row.occupiedUntil));
  return isTooFar({ busy }, { ...to, bufferMin, travelMin, zips: zipsOf(row) });
}

function zipsOf({ servicePostalCode }: BookingRowView): string[] {
  const zip = zipIn(servicePostalCode);
  return zip === undefined ? [] : [zip];
}

import { toLocal } from '#shared/agenda/local-time.ts';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import type { BlockView } from '#shared/api/admin/blocks.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { HoursOfWeekday, Shut, Stretch } from '#shared/booking/occupancy.ts';
import type { PaidBooking } from '#shared/booking/week-money.ts';
import { addDays, type Day, daysBetween } from '#shared/kernel/day.ts';
import { type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { toCents } from '#shared/kernel/money.ts';
import { hoursOfCrew } from '../../parts/hours/hours-of-crew.ts';

/** The wire's texts are checked instants (shared/api/wire.ts). */
export function at(iso: string): Instant {
  return instantFromMs(Date.parse(iso));
}

export function stretchOf({ startISO, endISO }: Pick<BlockView, 'startISO' | 'endISO'>): Stretch {
  return { startsAt: at(startISO), endsAt: at(endISO) };
}

export function shutBy({ crewId, ...block }: BlockView): Shut {
  return { ...stretchOf(block), crewId };
}

/** A row as the rules of load and money read it. */
export function measured(row: BookingRowView): PaidBooking & Stretch {
  return { ...stretchOf(row), status: row.status, isQuote: row.quote, totalCents: toCents(row.total) };
}

export function hoursOf(agenda: AgendaView | undefined): HoursOfWeekday | undefined {
  return agenda && ((weekday, crewId) => hoursOfCrew(agenda, crewId)[weekday] ?? []);
}

export function daysOf({ from, to }: { from: Day; to: Day }): readonly Day[] {
  return Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index));
}

export function dayOf(iso: string, timeZone: string): Day {
  return toLocal(at(iso), timeZone).day;
}

/** By start; of two at once the one that lasts longer first. */
export function byStart(one: BookingRowView, other: BookingRowView): number {
  return at(one.startISO) - at(other.startISO) || at(other.endISO) - at(one.endISO);
}

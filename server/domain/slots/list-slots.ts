import { countFreeSlots } from '#shared/agenda/count-free-slots.ts';
import { findSlots } from '#shared/agenda/find-slots.ts';
import { inTurn, type Job } from '#shared/agenda/fit-crew.ts';
import type { SlotDayView, SlotView } from '#shared/api/slots.ts';
import { jobOf } from '#shared/booking/job-of.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { findBooking } from '../../db/repos/bookings/bookings.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { type DayRange, refuseLongRange } from './day-range.ts';
import { readAgendaOf } from './read-agenda-of.ts';

export interface ListSlotsInput {
  readonly day: Day;
  readonly minutes: number;
  /** What the asker knows of the visit. */
  readonly job: Job;
  /** The visit that is moved or edited. */
  readonly bookingId: Id | undefined;
  readonly lockId: Id | undefined;
}

/** The day's slots; the asker's own hold reads as available and as theirs. */
export async function listSlots(deps: Deps, tenant: Tenant, input: ListSlotsInput): Promise<SlotView[]> {
  const { day, minutes, lockId } = input;
  const job = await jobAsked(deps, tenant, input);
  const reading = await readAgendaOf(deps, tenant, { from: day, to: day }, { holdId: lockId });
  const { agenda, crews, ownHold } = reading;
  return findSlots({ agenda, crews, job, day, minutes, now: deps.now() }).map((slot) => {
    const view = {
      startAt: formatInstant(slot.startsAt),
      endAt: formatInstant(slot.endsAt),
      available: slot.available,
    };
    const heldByYou =
      ownHold?.live === true && ownHold.startsAt === slot.startsAt && ownHold.endsAt === slot.endsAt;
    return heldByYou ? { ...view, heldByYou } : view;
  });
}

export interface CountSlotsInput extends DayRange {
  readonly minutes: number;
  readonly job: Job;
  readonly bookingId: Id | undefined;
  readonly lockId: Id | undefined;
}

/** How many slots are free on each day of a range, in one statement whatever its length (D92). */
export async function countSlots(deps: Deps, tenant: Tenant, input: CountSlotsInput): Promise<SlotDayView[]> {
  const { from, to, minutes, lockId } = input;
  refuseLongRange(input);
  const job = await jobAsked(deps, tenant, input);
  const { agenda, crews } = await readAgendaOf(deps, tenant, { from, to }, { holdId: lockId });
  return countFreeSlots({ agenda, crews, job, from, to, minutes, now: deps.now() }).map(
    ({ day, available }) => ({ date: day, available }),
  );
}

/** A booking that is only named tells nothing of itself but which times it could have; one that is not there, nothing. */
async function jobAsked(
  deps: Deps,
  tenant: Tenant,
  { job, bookingId }: Pick<ListSlotsInput, 'job' | 'bookingId'>,
): Promise<Job> {
  if (bookingId === undefined) return job;
  const booking = await withTenant(deps.db, tenant.id, (tx) => findBooking(tx, bookingId));
  if (!booking) return job;
  const { book } = await deps.catalogue.current(tenant);
  // An edit names its own work and where that ends: of the booking it has the address (check-hold-owner.ts).
  const isEdit = job.kinds.length > 0;
  const booked = jobOf(isEdit ? [] : booking.items, book.services, booking);
  return { kinds: isEdit ? job.kinds : booked.kinds, zips: inTurn([...booked.zips, ...job.zips]) };
}

import type { CrewWish } from '#shared/agenda/choose-crew.ts';
import type { Job } from '#shared/agenda/fit-crew.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant, minutesBetween } from '#shared/kernel/instant.ts';
import { deleteClaim } from '../../../db/repos/agenda/claims.ts';
import { insertBookingEvent } from '../../../db/repos/bookings/booking-events.ts';
import { type BookingRow, rescheduleBookingRow } from '../../../db/repos/bookings/bookings.ts';
import { enqueueMail } from '../../../db/repos/mail-outbox.ts';
import type { MailedTime } from '../../../db/repos/mail-payloads.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { claimTime } from '../../holds/claim-time.ts';
import { type CrewChange, crewChange } from '../../holds/crew-change.ts';
import { tellFact } from '../../notices/tell-fact.ts';
import { BookingChanged } from '../retry-when-changed.ts';
import type { FoundForReschedule } from './read-for-reschedule.ts';

export interface NewTime {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly lockId?: Id | undefined;
  /** The crew that holds the time for whoever asks. */
  readonly promisedId?: Id | undefined;
  /** The booking's own when no other was given. */
  readonly phone: string | null;
  /** `customer`, or who of staff. */
  readonly actor: string;
  readonly notify: boolean;
  /** Who may come. */
  readonly who: CrewWish & { readonly job: Job };
}

/**
 * New cells in, old cells out, version, history and mail; price and status stay. Whether the time may be had by the
 * customer or the staff who ask has been looked at; that no other booking has it is seen here. Throws slot.taken and
 * BookingChanged.
 */
export async function rescheduleInTransaction(
  tx: Tx,
  deps: Deps,
  { booking, claims, reading }: FoundForReschedule,
  to: NewTime,
): Promise<BookingRow> {
  const { startsAt, endsAt, lockId, promisedId, phone, who } = to;
  const leaving = claims.find(({ id }) => id === booking.claimId);
  if (!leaving) throw new BookingChanged();
  const claimId = deps.newId();
  const owner = { ownerId: booking.id, formerOwnerId: booking.id, lockId };
  const { crewId } = await claimTime(tx, {
    ...{ claimId, ...owner, startsAt, endsAt, reading, who },
    ...{ leaving, promisedId },
  });
  const given = { reading, fromId: leaving.resourceId, toId: crewId, job: who.job, startsAt, endsAt };
  const crew = await crewChange(tx, { ...given, byStaff: who.onlyId !== undefined });
  const minutes = minutesBetween(startsAt, endsAt);
  const rescheduled = await rescheduleBookingRow(tx, booking, {
    ...{ claimId, startsAt, endsAt, minutes, phone },
    at: deps.now(),
  });
  if (!rescheduled) throw new BookingChanged();
  await Promise.all([
    deleteClaim(tx, leaving.id, 'booked'),
    tellReschedule(tx, deps, booking, rescheduled, { ...to, crew }),
  ]);
  return rescheduled;
}

/** History, the customer's mail, and what the company's own people are told. */
async function tellReschedule(
  tx: Tx,
  deps: Deps,
  before: BookingRow,
  after: BookingRow,
  { actor, notify, crew }: NewTime & { readonly crew: CrewChange | undefined },
): Promise<void> {
  const from = timeOf(before);
  const to = timeOf(after);
  const { id, version, email, locale, updatedAt } = after;
  const byOffice = actor === 'customer' ? {} : { byOffice: true };
  await Promise.all([
    insertBookingEvent(tx, {
      id: deps.newId(),
      bookingId: id,
      kind: 'booking.moved',
      actor,
      detail: { from, to, ...(crew && { crew }) },
      at: updatedAt,
    }),
    notify &&
      enqueueMail(tx, {
        id: deps.newId(),
        dedupeKey: `moved:${id}:${version}`,
        kind: 'booking.moved',
        recipient: email,
        locale,
        payload: { bookingId: id, from, to, ...byOffice },
      }),
    tellFact(tx, deps, after, {
      dedupeKey: `moved:${id}:${version}`,
      notice: { kind: 'moved', actor, detail: { from, to } },
      event: 'booking.moved',
      before,
      at: updatedAt,
    }),
  ]);
}

function timeOf({ startsAt, endsAt }: Pick<BookingRow, 'startsAt' | 'endsAt'>): MailedTime {
  return { startISO: formatInstant(startsAt), endISO: formatInstant(endsAt) };
}

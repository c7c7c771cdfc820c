import type { AdminBookingView, ChangeBookingInput } from '#shared/api/admin/bookings.ts';
import { jobOf } from '#shared/booking/job-of.ts';
import { sameValue } from '#shared/cart/same-value.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { AdminCaller } from '../../../access/check-admin-token.ts';
import { placeClaim } from '../../../db/repos/agenda/claims.ts';
import { insertBookingEvent } from '../../../db/repos/bookings/booking-events.ts';
import { findBookingForStaff } from '../../../db/repos/bookings/booking-lists.ts';
import { changeStaffFields } from '../../../db/repos/bookings/booking-staff.ts';
import { type BookingRow, findBooking } from '../../../db/repos/bookings/bookings.ts';
import { enqueueMail } from '../../../db/repos/mail-outbox.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { type Tx, withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { cancelInTransaction, lockClaimsOf } from '../cancel/cancel-booking.ts';
import { correctContact, wantedContact } from '../contact/correct-contact.ts';
import { BookingChanged, retryWhenChanged } from '../retry-when-changed.ts';
import { assignCrew, wantedCrew } from './assign-crew.ts';
import { explainChange, explainConflict, type WantedPlace } from './explain-conflict.ts';
import { grantDiscount, wantedDiscount } from './grant-discount.ts';
import { staffContext, viewForStaff } from './staff-view.ts';

export interface ChangeForStaffCall extends ChangeBookingInput {
  readonly bookingId: Id;
  /** Who of staff, as history calls them. */
  readonly actor: string;
  readonly admin?: AdminCaller | undefined;
  /** Of the answer. */
  readonly language?: Locale | undefined;
}

/**
 * Confirms or cancels with a mail (D108), until the end of the visit, keeps the company's notes, at any
 * time and without, puts right who the customer is and where to go (correctContact), takes something off the price
 * (grantDiscount), and gives it to another crew (assignCrew). What is so already is the same answer and no second mail,
 * whatever version was expected. A request for a quote may be confirmed: the visit is agreed on, its price is still to
 * come. A crew keeps the notes of its own visits and changes nothing else. Throws booking.not_found,
 * booking.not_changeable, admin.forbidden, booking.changed with `booking` as it is, and what explainConflict says of the
 * crew's time.
 */
export async function changeForStaff(
  deps: Deps,
  tenant: Tenant,
  call: ChangeForStaffCall,
): Promise<AdminBookingView> {
  const { bookingId, admin, language } = call;
  const context = await staffContext(deps, tenant, { admin, language });
  if (context.sight && asksBeyondNotes(call)) throw new AppError('admin.forbidden');
  /** Where it stands, for a crew that has something else then. */
  let place: WantedPlace | undefined;
  const attempt = () =>
    withTenant(deps.db, tenant.id, async (tx) => {
      const booking = await findBooking(tx, bookingId);
      // After it was read: one that left the crew meanwhile is another version.
      const isSeen = !context.sight || (await findBookingForStaff(tx, bookingId, context.sight));
      if (!booking || !isSeen) throw new AppError('booking.not_found');
      const { startsAt, endsAt } = booking;
      const { crewId, anyCrew } = call;
      const { services } = context.book;
      const job = jobOf(booking.items, services, booking);
      place = { bookingId, startsAt, endsAt, crewId, anyCrew, job };
      await changeInTransaction(tx, deps, booking, { ...call, services });
      return viewForStaff(tx, bookingId, context);
    });
  return explainChange(deps, tenant, { bookingId, context }, () =>
    explainConflict(
      deps,
      tenant,
      () => place,
      () => retryWhenChanged(attempt),
    ),
  );
}

function asksBeyondNotes(call: ChangeForStaffCall): boolean {
  const { bookingId, actor, admin, language, notes, expectedVersion, ...beyond } = call;
  return Object.values(beyond).some((asked) => asked !== undefined);
}

async function changeInTransaction(
  tx: Tx,
  deps: Deps,
  found: BookingRow,
  call: ChangeForStaffCall & Pick<PriceBook, 'services'>,
): Promise<void> {
  const { status = found.status, expectedVersion, notes } = call;
  const staffNotes = notes === undefined ? found.staffNotes : notes.trim() || null;
  const isStatusNew = status !== found.status;
  const contact = wantedContact(found, call);
  const price = wantedDiscount(found, call);
  const crew = await wantedCrew(tx, found, call.crewId);
  if (!isStatusNew && !contact && !price && !crew && staffNotes === found.staffNotes) return;
  if (found.version !== (expectedVersion ?? found.version)) throw new AppError('booking.changed');
  if (isStatusNew) refuseUnlessOpen(found, deps);
  const { actor, notify, services, anyCrew } = call;
  const job = jobOf(found.items, services, found);
  // The mail about the discount tells of the contact too, so the contact alone writes none.
  const by = { actor, notify: price ? false : notify };
  const given = crew ? await assignCrew(tx, deps, found, { ...crew, job, anyCrew }, actor) : found;
  const corrected = contact ? await correctContact(tx, deps, given, contact, by) : given;
  const { zips } = jobOf(corrected.items, services, corrected);
  // Staff know the way: a place put right refuses nothing, and what comes after reckons with it (AG64).
  if (corrected.claimId !== null && !sameValue(zips, job.zips)) await placeClaim(tx, corrected.claimId, zips);
  const booking = price ? await grantDiscount(tx, deps, corrected, price, { actor, notify }) : corrected;
  if (!isStatusNew && staffNotes === booking.staffNotes) return;
  if (!isStatusNew || status === 'CONFIRMED') {
    const wanted = { ...booking, status, staffNotes };
    await (isStatusNew ? confirm(tx, deps, wanted, call.actor) : annotate(tx, deps, wanted));
    return;
  }
  const told = { kind: 'booking.cancelled', detail: {}, actor: call.actor } as const;
  const cancelled = await cancelInTransaction(deps, tx, booking, told);
  if (staffNotes !== cancelled.staffNotes) await annotate(tx, deps, { ...cancelled, staffNotes });
}

function refuseUnlessOpen({ status, endsAt }: BookingRow, deps: Deps): void {
  if (status === 'CANCELLED' || endsAt <= deps.now()) throw new AppError('booking.not_changeable');
}

/** Days before the booking, as everywhere: their revision tells all who look at them. */
async function confirm(tx: Tx, deps: Deps, wanted: BookingRow, actor: string): Promise<void> {
  const at = deps.now();
  await lockClaimsOf(tx, wanted);
  const confirmed = await changeStaffFields(tx, wanted, wanted, at);
  if (!confirmed) throw new BookingChanged();
  const { id: bookingId, version, email: recipient, locale } = confirmed;
  const ids = { id: deps.newId(), bookingId };
  await insertBookingEvent(tx, { ...ids, kind: 'booking.confirmed', actor, detail: {}, at });
  await enqueueMail(tx, {
    id: deps.newId(),
    dedupeKey: `confirmed:${bookingId}:${version}`,
    kind: 'booking.confirmed',
    recipient,
    locale,
    payload: { bookingId },
  });
}

/** Tells it too: what the office writes is for the crew that has the day open (D526). */
async function annotate(tx: Tx, deps: Deps, wanted: BookingRow): Promise<void> {
  await lockClaimsOf(tx, wanted);
  if (!(await changeStaffFields(tx, wanted, wanted, deps.now()))) throw new BookingChanged();
}

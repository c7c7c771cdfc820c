import { insertBookingEvent } from '../../../db/repos/bookings/booking-events.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import { enqueueMail } from '../../../db/repos/mail-outbox.ts';
import type { MailedState } from '../../../db/repos/mail-payloads.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import type { CrewChange } from '../../holds/crew-change.ts';
import { judgePlaces, whyFar } from '../contact/judge-places.ts';
import { openPartOf } from '../read/open-part-of.ts';
import type { Edit } from './edit-request.ts';
import { mailedTime, noteEdit } from './note-edit.ts';

/**
 * History, what the company's own people are told (noteEdit), and the mail with both totals (D114) unless staff keep it to
 * themselves.
 */
export async function tellEdit(
  tx: Tx,
  { deps, by, catalogue }: Pick<Edit, 'deps' | 'by' | 'catalogue'>,
  before: BookingRow,
  after: BookingRow,
  crew: CrewChange | undefined,
): Promise<void> {
  const isWaiting = before.status === 'CONFIRMED' && after.status === 'PENDING';
  const why = isWaiting ? whyFar(catalogue.area, judgePlaces(catalogue.area, after, after.items)) : undefined;
  await insertBookingEvent(tx, {
    id: deps.newId(),
    bookingId: after.id,
    kind: 'booking.updated',
    actor: by.form ? 'customer' : by.actor,
    detail: { from: stateOf(before), to: stateOf(after), ...(why && { why }), ...(crew && { crew }) },
    at: after.updatedAt,
  });
  await noteEdit(tx, { deps, by, catalogue }, before, after);
  const far = why && { far: why };
  if (by.form) await mailEdit(tx, deps, before, after, far);
  else if (by.notify) await mailEdit(tx, deps, before, after, { byOffice: true, ...far });
}

/** The mail alone. `byOffice`: the company changed it; `far`: it waits because of where it is now. */
export async function mailEdit(
  tx: Tx,
  deps: Deps,
  before: BookingRow,
  after: BookingRow,
  by: { readonly byOffice?: true; readonly far?: 'outside' | 'unknown' } = {},
): Promise<void> {
  const { id, version, email, locale } = after;
  const isAnswer =
    before.status === 'PENDING' && after.status === 'CONFIRMED' && after.endsAt > after.updatedAt;
  const isOfferOver =
    before.acceptedQuoteId !== after.acceptedQuoteId ||
    (before.offer?.expired === false && after.offer == null);
  await enqueueMail(tx, {
    id: deps.newId(),
    dedupeKey: `updated:${id}:${version}`,
    kind: 'booking.updated',
    recipient: email,
    locale,
    payload: {
      bookingId: id,
      from: stateOf(before),
      to: stateOf(after),
      ...by,
      ...(isAnswer && { confirmed: true }),
      ...(isOfferOver && { offerOver: true }),
    },
  });
}

function stateOf(booking: BookingRow): MailedState {
  const { totalCents, quote } = booking;
  return { ...mailedTime(booking), totalCents, quote, ...openPartOf(booking) };
}

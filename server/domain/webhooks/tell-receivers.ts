import type { Id } from '#shared/kernel/ids.ts';
import type { BookingRow } from '../../db/repos/bookings/bookings.ts';
import { type NewWebhookEvent, writeWebhookEvent } from '../../db/repos/webhooks/webhook-events.ts';
import type { Tx } from '../../db/with-tenant.ts';
import { bookingFacts } from './booking-facts.ts';

type Told = Pick<NewWebhookEvent, 'kind' | 'dedupeKey' | 'at'> & {
  readonly id: Id;
  /** Of a move: the time that it leaves. */
  readonly before?: Pick<BookingRow, 'startsAt' | 'endsAt'>;
};

/** In the transaction of the fact: one row for each address that wants to be told of it (D440). */
export async function tellReceivers(tx: Tx, booking: BookingRow, { before, ...event }: Told): Promise<void> {
  const facts = bookingFacts(booking, before);
  await writeWebhookEvent(tx, { ...event, bookingId: booking.id, facts });
}

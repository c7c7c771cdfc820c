import type { WebhookKind } from '#shared/company/webhooks.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { BookingRow } from '../../db/repos/bookings/bookings.ts';
import { type NewNotice, noteForStaff } from '../../db/repos/notices/notices.ts';
import type { Tx } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { bookingFacts } from '../webhooks/booking-facts.ts';

interface Fact {
  /** Of both: a second row of the same key is not written. */
  readonly dedupeKey: string;
  /** For the company's own people. */
  readonly notice: Pick<NewNotice, 'kind' | 'actor' | 'detail'>;
  /** For other programs. */
  readonly event: WebhookKind;
  /** Of a move: the time that it leaves. */
  readonly before?: Pick<BookingRow, 'startsAt' | 'endsAt'>;
  readonly at: Instant;
}

/**
 * In the transaction of the fact and in one statement: what becomes of a booking, for the company's own people (D420)
 * and for other programs (D440). Where nobody wants to be told nothing is written.
 */
export async function tellFact(
  tx: Tx,
  { newId }: Pick<Deps, 'newId'>,
  booking: BookingRow,
  { dedupeKey, notice, event, before, at }: Fact,
): Promise<void> {
  const told = { id: newId(), kind: event, facts: bookingFacts(booking, before) };
  await noteForStaff(tx, { ...notice, id: newId(), dedupeKey, bookingId: booking.id, at }, told);
}

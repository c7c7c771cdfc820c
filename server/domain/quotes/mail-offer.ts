import type { Id } from '#shared/kernel/ids.ts';
import type { BookingRow } from '../../db/repos/bookings/bookings.ts';
import { enqueueMail } from '../../db/repos/mail-outbox.ts';
import type { Tx } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';

/** Once for each quote and address: another address has read nothing of it. */
export async function mailOffer(
  tx: Tx,
  deps: Pick<Deps, 'newId'>,
  { id: bookingId, email: recipient, locale, linkEpoch }: BookingRow,
  quoteId: Id,
  asked: { readonly byOffice?: false } = {},
): Promise<void> {
  await enqueueMail(tx, {
    id: deps.newId(),
    dedupeKey: linkEpoch === 0 ? `quote:${quoteId}` : `quote:${quoteId}:${linkEpoch}`,
    kind: 'quote.offered',
    recipient,
    locale,
    payload: { bookingId, quoteId, ...asked },
  });
}

/** The price that waits for an answer, to whom the booking is since `before`, whose mail of it told another. */
export async function mailOfferAnew(
  tx: Tx,
  deps: Pick<Deps, 'newId'>,
  before: BookingRow,
  after: BookingRow,
  asked: { readonly byOffice?: false } = {},
): Promise<void> {
  if (after.email === before.email || !after.offer || after.offer.expired) return;
  await mailOffer(tx, deps, after, after.offer.id, asked);
}

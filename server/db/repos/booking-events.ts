import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { statement, type Tx } from '../with-tenant.ts';

export interface BookingEvent {
  readonly id: Id;
  readonly bookingId: Id;
  readonly kind: 'booking.cancelled' | 'booking.moved';
  /** Who did it: `customer`, or the label of an admin key. */
  readonly actor: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly at: Instant;
}

const eventInsert = statement(
  'booking_event_insert',
  `insert into booking_events (tenant_id, id, booking_id, kind, actor, detail, at)
  values ($1, $2, $3, $4, $5, $6::jsonb, $7)`,
);

export async function insertBookingEvent(tx: Tx, event: BookingEvent): Promise<void> {
  const { id, bookingId, kind, actor, detail, at } = event;
  await tx.run(eventInsert, [
    tx.tenantId,
    id,
    bookingId,
    kind,
    actor,
    JSON.stringify(detail),
    formatInstant(at),
  ]);
}

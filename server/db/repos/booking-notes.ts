import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { statement, type Tx } from '../with-tenant.ts';
import { type BookingRow, bookingColumns } from './bookings.ts';

const notesChange = statement(
  'booking_notes_change',
  `update bookings set notes = $3, gate_code = $4, version = version + 1, updated_at = $5
  where tenant_id = $1 and id = $2 and version = $6 and status <> 'CANCELLED' and deleted_at is null
  returning ${bookingColumns}`,
);

/** `undefined` when the booking is no longer the one that was read. */
export async function changeNotesOf(
  tx: Tx,
  { id, version }: Pick<BookingRow, 'id' | 'version'>,
  { notes, gateCode }: Pick<BookingRow, 'notes' | 'gateCode'>,
  at: Instant,
): Promise<BookingRow | undefined> {
  const values = [tx.tenantId, id, notes, gateCode, formatInstant(at), version];
  return (await tx.run<BookingRow>(notesChange, values))[0];
}

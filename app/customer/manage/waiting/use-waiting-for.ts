import type { Id } from '#shared/kernel/ids.ts';
import { type IntentRow, readOutbox } from '../../../data/outbox/read-outbox.ts';
import { useLive } from '../../../frame/use-live.ts';

type AboutBooking = Extract<IntentRow, { bookingId: Id }>;

/** What was asked for this booking on this device and is not settled. */
export function useWaitingFor(bookingId: Id): readonly AboutBooking[] {
  return useLive(() => waitingFor(bookingId), [bookingId]) ?? [];
}

async function waitingFor(bookingId: Id): Promise<readonly AboutBooking[]> {
  const rows = await readOutbox();
  return rows.filter((row) => 'bookingId' in row).filter((row) => row.bookingId === bookingId);
}

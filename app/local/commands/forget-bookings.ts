import { db } from '../db.ts';
import { withDb } from '../open.ts';
import { clearConfirmation } from './clear-confirmation.ts';

/** For a shared computer (decision 79): all copies of bookings and the proofs to see them go; cart and what waits to be sent stay. */
export async function forgetBookings(): Promise<void> {
  await withDb(async () => {
    await db.cache.filter(({ kind }) => kind === 'booking' || kind === 'my-bookings').delete();
  });
  await clearConfirmation();
}

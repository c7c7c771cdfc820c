import { readCart } from '../cart/read-cart.ts';
import { db } from '../device/db.ts';

/** Whether this device has something in its cart, a copy of any booking, or of a list of them. */
export async function hasReturned(): Promise<boolean> {
  if ((await readCart()).count > 0) return true;
  return (await db.cache.where('key').startsWithAnyOf('booking:', 'my-bookings').count()) > 0;
}

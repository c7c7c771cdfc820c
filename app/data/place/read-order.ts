import { type PricedCart, readPricedCart } from '../cart/read-cart.ts';
import { db } from '../device/db.ts';
import type { BookingIntent, PreferredTime, SlotSelection } from '../device/rows.ts';
import { readAskedTimes } from '../slots/read-preferred-times.ts';
import { readSlotSelection } from '../slots/read-slot-selection.ts';
import { readBookingIntent } from './read-booking-intent.ts';

/** What this tab is about to book, or has asked for. */
export interface OpenOrder extends PricedCart {
  readonly selection: SlotSelection | undefined;
  /** As long as the cart is, best first. */
  readonly asked: readonly PreferredTime[];
  readonly intent: BookingIntent | undefined;
}

/** All of it of one moment, so that no time stands beside a cart that is longer than it. */
export function readOrder(): Promise<OpenOrder> {
  return db.transaction('r', db.meta, db.carts, db.cache, db.contexts, db.intents, async () => {
    const priced = await readPricedCart();
    const asked = await readAskedTimes(priced.cart.totals?.minutes ?? 0);
    return { ...priced, asked, selection: await readSlotSelection(), intent: await readBookingIntent() };
  });
}

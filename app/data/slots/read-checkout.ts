import { type PricedCart, readPricedCart } from '../cart/read-cart.ts';
import { readEditServices } from '../changes/read-edit-services.ts';
import { db } from '../device/db.ts';
import type { EditServicesContext, SlotSelection } from '../device/rows.ts';
import { readSlotSelection } from './read-slot-selection.ts';
import { visitOf } from './read-visit.ts';
import type { VisitKey } from './visit-key.ts';

/** What this tab chooses a time for, and which one it has. */
export interface Checkout extends PricedCart {
  readonly selection: SlotSelection | undefined;
  /** The edit of a booking that this cart belongs to. */
  readonly edit: EditServicesContext | undefined;
  /** What times are asked for with; undefined while there is nothing in the cart that could be booked. */
  readonly visit: VisitKey | undefined;
}

/** All of it of one moment: read one by one, the cart could be longer than the visit that times are asked for. */
export function readCheckout(): Promise<Checkout> {
  return db.transaction('r', db.meta, db.carts, db.cache, db.drafts, db.contexts, async () => {
    const priced = await readPricedCart();
    const visit = await visitOf(priced);
    return { ...priced, visit, selection: await readSlotSelection(), edit: await readEditServices() };
  });
}

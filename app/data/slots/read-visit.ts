import { jobOf, zipIn } from '#shared/booking/job-of.ts';
import type { Place } from '#shared/booking/service-area.ts';
import { createStore } from '../../store.ts';
import { type PricedCart, readPricedCart } from '../cart/read-cart.ts';
import { db } from '../device/db.ts';
import { CONTACT_DRAFT } from '../drafts/contact-draft.ts';
import { readDraftValues } from '../drafts/drafts.ts';
import { readLastContact } from '../drafts/last-contact.ts';
import { type VisitKey, visitKey } from './visit-key.ts';

/** The ZIP code that the customer does not mean this time: times are asked for without a place. */
export const ignoredZip = createStore<string | undefined>(undefined);

/**
 * Of the visit that this tab's cart would be, for as much as this device knows of it; undefined while there is nothing in
 * it that could be booked. Of a cart that edits a booking, the booking names the place.
 */
export function readVisit(): Promise<VisitKey | undefined> {
  return db.transaction('r', db.meta, db.carts, db.cache, db.drafts, db.contexts, async () => {
    return visitOf(await readPricedCart());
  });
}

/** The same of a cart that was read; in a transaction that names `db.drafts` and `db.contexts`. */
export async function visitOf({ cart, catalogue }: PricedCart): Promise<VisitKey | undefined> {
  const { count, items, totals, editingBookingId } = cart;
  if (!catalogue || count === 0 || !totals || totals.minutes <= 0) return undefined;
  const place = editingBookingId === null ? await readPlace() : undefined;
  return visitKey(totals.minutes, jobOf(items, catalogue.book.services, place), editingBookingId);
}

/** What was typed for this order, or else where the last one was. */
async function readPlace(): Promise<Place | undefined> {
  const typed = placeIn(await readDraftValues(CONTACT_DRAFT));
  const place = typed ?? placeIn(await readLastContact());
  return place && zipIn(place.postalCode) !== ignoredZip.get() ? place : undefined;
}

function placeIn(values: unknown): Place | undefined {
  if (typeof values !== 'object' || values === null) return undefined;
  if (!('country' in values) || !('postalCode' in values)) return undefined;
  const { country, postalCode } = values;
  const isPlace = typeof country === 'string' && typeof postalCode === 'string';
  return isPlace && zipIn(postalCode) !== undefined ? { country, postalCode } : undefined;
}

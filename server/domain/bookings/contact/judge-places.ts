import { placeKey } from '#shared/booking/job-of.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import { judgeStop } from '#shared/company/judge-stop.ts';
import { type AreaAnswer, judgePlace, type ServedArea } from '#shared/company/served-area.ts';
import { readGazetteer } from '#shared/delivery/florida/gazetteer.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Contact } from './clean-contact.ts';

/** Where a booking leads, and whether the company comes there without asking first; undefined: it cannot be read. */
export interface JudgedPlace {
  /** Tells whether it is the same place after an edit. */
  readonly key: string;
  /** The path under which a refusal names it. */
  readonly path: 'address.postalCode' | 'dropoff.postalCode';
  readonly answer: AreaAnswer | undefined;
}

type Address = Pick<Contact, 'country' | 'postalCode'>;

/**
 * The customer's address and, where the company has an area of its own, the end of each delivery (D382): pickups may be
 * wherever the road leads.
 */
export function judgePlaces(
  area: ServedArea,
  { country, postalCode }: Address,
  items: readonly CartItem[],
): readonly JudgedPlace[] {
  const path = 'address.postalCode';
  const address = {
    path,
    key: placeKey({ country, postalCode }),
    answer: judgePlace(area, { country, postalCode }),
  } as const;
  return area.codes === null ? [address] : [address, ...judgeDropoffs(area, items)];
}

function judgeDropoffs(area: ServedArea, items: readonly CartItem[]): readonly JudgedPlace[] {
  const metas = items.flatMap(({ instances }) => instances).flatMap(({ deliveryMeta }) => deliveryMeta ?? []);
  return metas
    .flatMap(({ stops }) => stops.filter(({ type }) => type === 'dropoff'))
    .map((stop) => {
      const { zip, city, state, latitude, longitude } = stop;
      const key = JSON.stringify([zip, city, state, latitude, longitude]);
      return { key, path: 'dropoff.postalCode', answer: judgeStop(area, readGazetteer(), stop) };
    });
}

/** Those that a booking did not lead to before. */
export function addedPlaces(
  before: readonly JudgedPlace[],
  after: readonly JudgedPlace[],
): readonly JudgedPlace[] {
  return after.filter(({ key }) => before.every((place) => place.key !== key));
}

export function isFar(places: readonly JudgedPlace[]): boolean {
  return places.some(({ answer }) => answer !== 'served');
}

/** What staff read of a booking that waits for it; of an area that nobody has set nothing is said. */
export function whyFar(area: ServedArea, places: readonly JudgedPlace[]): 'outside' | 'unknown' | undefined {
  if (area.codes === null) return undefined;
  if (places.some(({ answer }) => answer === 'outside')) return 'outside';
  return isFar(places) ? 'unknown' : undefined;
}

/** What its customer reads of one that waits for it. */
export function whyItWaits(
  area: ServedArea,
  booking: Pick<BookingRow, 'status' | 'country' | 'postalCode' | 'items'>,
): { readonly far?: 'outside' | 'unknown' } {
  if (booking.status !== 'PENDING') return {};
  const far = whyFar(area, judgePlaces(area, booking, booking.items));
  return far ? { far } : {};
}

/** AR6: throws area.outside with `fields` where the company does not come and takes no requests (D381). */
export function refuseOutside(area: ServedArea, places: readonly JudgedPlace[]): void {
  const refused = places.filter(({ answer }) => area.outside === 'refused' && answer === 'outside');
  if (refused.length === 0) return;
  throw new AppError('area.outside', {
    fields: Object.fromEntries(refused.map(({ path }) => [path, 'outside'])),
  });
}

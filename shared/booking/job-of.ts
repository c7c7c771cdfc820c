import { inTurn, type Job } from '../agenda/fit-crew.ts';
import type { CartItem } from '../cart/cart.ts';
import type { Service } from '../catalogue/service.ts';
import type { Id } from '../kernel/ids.ts';
import type { Place } from './service-area.ts';

type Services = ReadonlyMap<Id, Pick<Service, 'kind'>>;

/**
 * What a visit asks of the crew that comes: the kinds of everything in it, and the ZIP codes of its address and of where its
 * deliveries end, in the order in which it goes there (AG66); pickups may be wherever the road leads (D382). A service that is sold no more, and a place without a
 * code of the United States, say nothing (AG48).
 */
export function jobOf(items: readonly CartItem[], services: Services, address: Place | undefined): Job {
  const kinds = items.flatMap(({ serviceId }) => services.get(serviceId)?.kind ?? []);
  const metas = items.flatMap(({ instances }) => instances).flatMap(({ deliveryMeta }) => deliveryMeta ?? []);
  const ends = metas.flatMap(({ stops }) => stops.filter(({ type }) => type === 'dropoff'));
  const zips = [
    ...(address?.country === 'US' ? [address.postalCode] : []),
    ...ends.map(({ zip }) => zip ?? ''),
  ].flatMap((code) => zipIn(code) ?? []);
  return { kinds: [...new Set(kinds)].sort(), zips: inTurn(zips) };
}

/** The five digits of a whole ZIP code, be it longer or not. */
export function zipIn(text: string): string | undefined {
  return /^(\d{5})(?:-?\d{4})?$/.exec(text.trim())?.[1];
}

/** The same for the same place: four more digits of a ZIP code, and the space around it, lead nowhere else (AR12). */
export function placeKey({ country, postalCode }: Place): string {
  const code = postalCode.trim();
  return `${country} ${(country === 'US' ? zipIn(code) : undefined) ?? code}`;
}

import type { Id } from '../kernel/ids.ts';
import type { Rates } from './rates.ts';
import type { Service } from './service.ts';

/** Everything prices depend on, at one revision. Phone and server each build one from the same catalogue. */
export interface PriceBook {
  readonly revision: number;
  readonly services: ReadonlyMap<Id, Service>;
  readonly rates: Rates;
  /** Services that are in it for a booking's sake and offered no more (booked-services.ts). */
  readonly hiddenIds?: ReadonlySet<Id>;
}

export function priceBook(revision: number, services: readonly Service[], rates: Rates): PriceBook {
  return { revision, services: new Map(services.map((service) => [service.id, service])), rates };
}

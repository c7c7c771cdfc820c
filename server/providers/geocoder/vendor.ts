import type { AddressView } from '#shared/api/delivery.ts';
import type { DetailsAsk, LocateAsk, Located, SuggestAsk, Suggestions } from './port.ts';

/** One service. Undefined: it did not answer, ask the next; the choice among them is choose-geocoder.ts. */
export interface VendorGeocoder {
  readonly source: DetailsAsk['source'];
  suggest(ask: SuggestAsk): Promise<Suggestions | undefined>;
  details(ask: DetailsAsk): Promise<AddressView | undefined>;
  /** Undefined also when it does not know the address: the gazetteer may know its town. */
  locate(ask: LocateAsk, patience?: AbortSignal): Promise<Located | undefined>;
}

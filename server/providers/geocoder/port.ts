import type { AddressView, StopFault, SuggestionView } from '#shared/api/delivery.ts';
import type { SearchMode } from '#shared/delivery/stop.ts';
import type { Locale } from '#shared/kernel/locale.ts';

export interface SuggestAsk {
  readonly text: string;
  readonly mode: SearchMode;
  /** At most 8. */
  readonly limit: number;
  readonly locale: Locale;
  /** The form's own; joins the calls that a vendor bills as one. */
  readonly sessionToken?: string | undefined;
}

export interface DetailsAsk {
  /** Who suggested it: an id means nothing to the others. */
  readonly source: SuggestionView['source'];
  readonly id: string;
  readonly locale: Locale;
  readonly sessionToken?: string | undefined;
}

/** What was typed; empty texts are ''. */
export interface LocateAsk {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly placeName?: string | undefined;
}

export interface Located {
  readonly latitude: number;
  readonly longitude: number;
  readonly source: SuggestionView['source'];
  readonly placeId: string | null;
  /** True: the middle of a street, a ZIP area or a town, not the door. */
  readonly approximate: boolean;
}

export interface LocateFault {
  readonly fault: StopFault;
}

export interface Suggestions {
  readonly suggestions: SuggestionView[];
  /** Words that must stand under the list; '' when there is nothing to credit. */
  readonly attribution: string;
}

/** Never throws, whatever the other side does. */
export interface Geocoder {
  suggest(ask: SuggestAsk): Promise<Suggestions>;
  /** Undefined: not known, or its vendor does not answer; the person types on (D137). */
  details(ask: DetailsAsk): Promise<AddressView | undefined>;
  /** `patience` aborts when no vendor can be waited for any more. */
  locate(ask: LocateAsk, patience?: AbortSignal): Promise<Located | LocateFault>;
}

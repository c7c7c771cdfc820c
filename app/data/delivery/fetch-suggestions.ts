import { type SuggestionView, suggestionsView } from '#shared/api/delivery.ts';
import type { SearchMode } from '#shared/delivery/stop.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { type Answer, call } from '../wire/http.ts';

/** As many as fit under a field (D336). */
const SUGGESTIONS_MAX = 8;

export interface AddressAsk {
  /** What was typed, joined with city, state and ZIP of its stop (D336). */
  readonly q: string;
  readonly mode: SearchMode;
  readonly locale: Locale;
  /** One for all that is typed until an address is taken or the stop is left (D135). */
  readonly sessionToken: Id;
}

export interface FoundAddresses {
  readonly suggestions: readonly SuggestionView[];
  /** Must stand under the list; may be empty. */
  readonly attribution: string;
}

/** `signal` ends the request when it is superseded. */
export function fetchSuggestions(ask: AddressAsk, signal: AbortSignal): Promise<Answer<FoundAddresses>> {
  const { q, mode, locale, sessionToken } = ask;
  return call({
    method: 'GET',
    path: '/addresses/autocomplete',
    query: { q, limit: SUGGESTIONS_MAX, sessionToken, mode, locale },
    schema: suggestionsView,
    signal,
  });
}

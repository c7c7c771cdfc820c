import { readGazetteer } from '#shared/delivery/florida/gazetteer.ts';
import { suggestAddresses } from '#shared/delivery/florida/suggest-addresses.ts';
import type { AddressAsk, FoundAddresses } from './fetch-suggestions.ts';

/** As many as fit under a field (D336). */
const SUGGESTIONS_MAX = 8;

/** Towns and ZIP areas this device knows; loaded when it is needed, because it brings the gazetteer along (LC59). */
export function suggestOnDevice({ q, mode }: AddressAsk): FoundAddresses {
  const found = suggestAddresses(readGazetteer(), { q, mode, limit: SUGGESTIONS_MAX });
  const suggestions = found.map((address) => ({
    ...address,
    source: 'embedded' as const,
    requiresDetails: false,
    outside: false,
  }));
  return { suggestions, attribution: 'GeoNames' };
}

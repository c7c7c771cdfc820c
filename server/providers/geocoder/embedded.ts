import type { AddressView } from '#shared/api/delivery.ts';
import { readGazetteer } from '#shared/delivery/florida/gazetteer.ts';
import { locateStop } from '#shared/delivery/florida/locate-stop.ts';
import { readSuggestion, suggestAddresses } from '#shared/delivery/florida/suggest-addresses.ts';
import type { LocateAsk, Located, LocateFault } from './port.ts';
import type { VendorGeocoder } from './vendor.ts';

/** GeoNames asks for its name (CC BY 4.0). */
const ATTRIBUTION = 'GeoNames';

/** Florida's towns and ZIP codes, without a network: always there, never at the door. */
export const embeddedGeocoder: VendorGeocoder = {
  source: 'embedded',
  suggest: async ({ text, mode, limit }) => ({
    suggestions: suggestAddresses(readGazetteer(), { q: text, mode, limit }).map((found) => ({
      ...found,
      source: 'embedded',
      country: 'US',
      requiresDetails: false,
      outside: false, // it knows nothing else than Florida
    })),
    attribution: ATTRIBUTION,
  }),
  details: async ({ id }) => {
    const found = readSuggestion(readGazetteer(), id);
    if (found === undefined) return undefined;
    const { id: placeId, primary: _, secondary: __, ...address } = found;
    return { ...address, country: 'US', source: 'embedded', placeId } satisfies AddressView;
  },
  locate: async (ask) => {
    const located = locateEmbedded(ask);
    return 'fault' in located ? undefined : located;
  },
};

/** The last word on an address that no geocoder located: where its town or ZIP lies, or what is wrong with it. */
export function locateEmbedded(ask: LocateAsk): Located | LocateFault {
  const found = locateStop(readGazetteer(), ask);
  if ('fault' in found) return found;
  const { latitude, longitude } = found;
  return { latitude, longitude, source: 'embedded', placeId: null, approximate: true };
}

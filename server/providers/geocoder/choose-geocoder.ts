import type { ProviderWorld } from '../call-provider.ts';
import { openProvider, type ProviderEnv } from '../open-provider.ts';
import { embeddedGeocoder, locateEmbedded } from './embedded.ts';
import { GOOGLE_PLACES, googleGeocoder } from './google.ts';
import { photonGeocoder } from './photon.ts';
import type { Geocoder } from './port.ts';
import type { VendorGeocoder } from './vendor.ts';

/** D137: Google where there is a key, else or when it fails Photon, and last what we know ourselves. */
export function chooseGeocoder(env: ProviderEnv, world: ProviderWorld): Geocoder {
  const vendors: VendorGeocoder[] = [];
  if (env.googlePlacesKey !== undefined) {
    const headers = { 'X-Goog-Api-Key': env.googlePlacesKey };
    const settings = { name: 'google', base: GOOGLE_PLACES, headers, mayKeep: false } as const;
    vendors.push(googleGeocoder(openProvider(env, settings, world)));
  }
  if (env.photonUrl !== undefined) {
    const settings = { name: 'photon', base: env.photonUrl, mayKeep: true } as const;
    vendors.push(photonGeocoder(openProvider(env, settings, world)));
  }
  return chainGeocoders([...vendors, embeddedGeocoder]);
}

export function chainGeocoders(vendors: readonly VendorGeocoder[]): Geocoder {
  return {
    suggest: async (ask) => {
      for (const vendor of vendors) {
        const suggestions = await vendor.suggest(ask);
        if (suggestions !== undefined) return suggestions;
      }
      return { suggestions: [], attribution: '' };
    },
    details: async (ask) => await vendors.find(({ source }) => source === ask.source)?.details(ask),
    locate: async (ask, patience) => {
      for (const vendor of vendors) {
        const located = await vendor.locate(ask, patience);
        if (located !== undefined) return located;
      }
      return locateEmbedded(ask);
    },
  };
}

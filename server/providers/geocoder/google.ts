import type { CallProvider } from '../call-provider.ts';
import { path } from '../request-path.ts';
import { agreesWith } from './agrees-with.ts';
import { joinTexts } from './clean-text.ts';
import { readPlace, readPlaces, readPredictions } from './google-place.ts';
import { searchBox } from './service-area.ts';
import type { VendorGeocoder } from './vendor.ts';

export const GOOGLE_PLACES = 'https://places.googleapis.com';

const ATTRIBUTION = 'Google Maps';
/** Required, without spaces; every field named here is billed. */
const DETAILS_FIELDS = 'id,formattedAddress,addressComponents,location,types';
const SEARCH_FIELDS = DETAILS_FIELDS.split(',')
  .map((field) => `places.${field}`)
  .join(',');
/** At most five. In place search everything may be meant. */
const addressTypes = ['street_address', 'premise', 'subpremise', 'route'];

const bias = {
  rectangle: {
    low: { latitude: searchBox.minLat, longitude: searchBox.minLon },
    high: { latitude: searchBox.maxLat, longitude: searchBox.maxLon },
  },
};

/** Places (New). The key is among the headers of `call`; nothing it answers is kept, as its terms demand. */
export function googleGeocoder(call: CallProvider): VendorGeocoder {
  return {
    source: 'google',
    suggest: async ({ text, mode, limit, locale, sessionToken }) => {
      const answer = await call(
        {
          path: path`v1/places:autocomplete`,
          body: {
            input: text,
            languageCode: locale,
            regionCode: 'us',
            includedRegionCodes: ['us'],
            ...(mode === 'address' && { includedPrimaryTypes: addressTypes }),
            locationBias: bias,
            ...tokenOf(sessionToken),
          },
        },
        ({ status, body }) => (status === 200 ? readPredictions(body) : undefined),
      );
      if (answer.kind === 'failed') return undefined;
      return { suggestions: answer.value.slice(0, limit), attribution: ATTRIBUTION };
    },
    details: async ({ id, locale, sessionToken }) => {
      if (!PLACE_ID.test(id)) return undefined;
      const token = tokenOf(sessionToken).sessionToken;
      const answer = await call(
        {
          path: path`v1/places/${id}`,
          query: [
            ['languageCode', locale],
            ...(token === undefined ? [] : [['sessionToken', token] as const]),
          ],
          headers: { 'X-Goog-FieldMask': DETAILS_FIELDS },
        },
        ({ status, body }) => {
          if (status === 200) return { address: readPlace(body) };
          return status === 404 || status === 400 ? { address: undefined } : undefined;
        },
      );
      return answer.kind === 'answer' ? answer.value.address : undefined;
    },
    locate: async (ask, patience) => {
      const line = ask.street === '' ? (ask.placeName ?? '') : ask.street;
      const answer = await call(
        {
          path: path`v1/places:searchText`,
          headers: { 'X-Goog-FieldMask': SEARCH_FIELDS },
          body: {
            textQuery: joinTexts([line, ask.city, joinTexts([ask.state, ask.zip], ' ')], ', '),
            languageCode: 'en',
            regionCode: 'us',
            pageSize: 3,
            locationBias: bias,
          },
          patience,
        },
        ({ status, body }) => (status === 200 ? readPlaces(body) : undefined),
      );
      const places = answer.kind === 'answer' ? answer.value : [];
      // A place found by its name is known by its point; its own name is a field that costs more.
      const found = places.find((place) => agreesWith(ask, { ...place, placeName: ask.placeName }));
      return (
        found && {
          ...pointOf(found),
          source: 'google',
          placeId: found.placeId,
          approximate: found.approximate,
        }
      );
    },
  };
}

/** Letters that cannot turn `places/{id}` into another method. */
const PLACE_ID = /^[\w-]{5,300}$/;

const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude,
  longitude,
});

/** URL-safe, at most 36 characters; another one would make the call fail, none only makes it dearer. */
function tokenOf(token: string | undefined): { sessionToken?: string } {
  return token !== undefined && /^[\w-]{1,36}$/.test(token) ? { sessionToken: token } : {};
}

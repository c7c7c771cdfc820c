import type { CallProvider, ProviderReply } from '../call-provider.ts';
import { path, type QueryPairs } from '../request-path.ts';
import { agreesWith } from './agrees-with.ts';
import { joinTexts } from './clean-text.ts';
import { addressOf, type PhotonPlace, readPlaces, suggestionOf } from './photon-place.ts';
import type { LocateAsk, Located } from './port.ts';
import { searchBox, searchCentre } from './service-area.ts';
import type { VendorGeocoder } from './vendor.ts';

const ATTRIBUTION = '© OpenStreetMap contributors';

/**
 * Asked of every server, for an option that it does not know is answered with 400: nothing newer than Photon 0.4 here,
 * and English, the one language that every server has.
 */
const always: QueryPairs = [
  ['lang', 'en'],
  ['lat', String(searchCentre.latitude)],
  ['lon', String(searchCentre.longitude)],
  ['bbox', `${searchBox.minLon},${searchBox.minLat},${searchBox.maxLon},${searchBox.maxLat}`],
];
const houses: QueryPairs = [
  ['layer', 'house'],
  ['layer', 'street'],
];

const ID = /^([NWR]\d{1,15}):(-?\d{1,2}\.\d{5}):(-?\d{1,3}\.\d{5})$/;

/** Photon's HTTP interface (github.com/komoot/photon), on the owner's server. */
export function photonGeocoder(call: CallProvider): VendorGeocoder {
  const search = async (text: string, limit: number, layers: QueryPairs, patience?: AbortSignal) => {
    const query: QueryPairs = [['q', text], ['limit', String(limit)], ...layers, ...always];
    const answer = await call({ path: path`api`, query, patience }, readReply);
    return answer.kind === 'answer' ? answer.value : undefined;
  };
  return {
    source: 'photon',
    suggest: async ({ text, mode, limit }) => {
      const places = await search(text, limit, mode === 'address' ? houses : []);
      return places && { suggestions: places.slice(0, limit).map(suggestionOf), attribution: ATTRIBUTION };
    },
    details: async ({ id }) => {
      const [, thing, latitude = '', longitude = ''] = ID.exec(id) ?? [];
      if (thing === undefined) return undefined;
      const query: QueryPairs = [
        ['lat', latitude],
        ['lon', longitude],
        ['limit', '5'],
        ['lang', 'en'],
      ];
      const answer = await call({ path: path`reverse`, query }, readReply);
      const places = answer.kind === 'answer' ? answer.value : [];
      const place = places.find((one) => one.id.startsWith(`${thing}:`));
      return place && addressOf(place);
    },
    locate: async (ask, patience) => {
      const isPlace = ask.street === '';
      const line = isPlace ? (ask.placeName ?? '') : ask.street;
      const text = joinTexts([line, ask.city, joinTexts([ask.state, ask.zip], ' ')], ', ');
      const places = await search(text, 5, isPlace ? [] : houses, patience);
      const place = places?.find((one) => agreesWith(ask, one));
      return place && locatedAs(ask, place);
    },
  };
}

function readReply({ status, body }: ProviderReply): PhotonPlace[] | undefined {
  return status === 200 ? readPlaces(body) : undefined;
}

/** At the door only when the number is the one that was typed; Photon is content with a neighbour's. */
function locatedAs(ask: LocateAsk, place: PhotonPlace): Located {
  const isNumber = ask.street === '' || place.housenumber === /^\s*(\d+\w?)\b/.exec(ask.street)?.[1];
  return {
    latitude: place.latitude,
    longitude: place.longitude,
    source: 'photon',
    placeId: place.id,
    approximate: place.approximate || !isNumber,
  };
}

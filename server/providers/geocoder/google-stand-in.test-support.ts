/**
 * A stand-in for Google Places (New), written from its published reference (places:autocomplete, places.get,
 * places:searchText): it is not Google and knows two places. It refuses what the real one refuses: a missing key, a
 * missing field mask, a session token of the wrong form, a field that it does not know.
 */
import type { ServerResponse } from 'node:http';
import { type Asked, sendJson } from '../loopback.test-support.ts';

export const GOOGLE_KEY = 'stand-in-key';

const bodies = {
  '/maps/v1/places:autocomplete':
    'input sessionToken languageCode regionCode includedRegionCodes includedPrimaryTypes locationBias locationRestriction origin',
  '/maps/v1/places:searchText': 'textQuery languageCode regionCode pageSize locationBias',
} as const;

const component = (longText: string, shortText: string, ...types: string[]) => ({
  longText,
  shortText,
  types,
  languageCode: 'en',
});

export const googlePlaces = [
  {
    id: 'ChIJ-orange_Avenue-400',
    formattedAddress: '400 S Orange Ave, Orlando, FL 32801, USA',
    location: { latitude: 28.5383, longitude: -81.3792 },
    types: ['street_address'],
    addressComponents: [
      component('400', '400', 'street_number'),
      component('South Orange Avenue', 'S Orange Ave', 'route'),
      component('Orlando', 'Orlando', 'locality', 'political'),
      component('Orange County', 'Orange County', 'administrative_area_level_2', 'political'),
      component('Florida', 'FL', 'administrative_area_level_1', 'political'),
      component('United States', 'US', 'country', 'political'),
      component('32801', '32801', 'postal_code'),
    ],
  },
  {
    id: 'ChIJ_peach-tree',
    formattedAddress: 'Orange St, Atlanta, GA, USA',
    location: { latitude: 33.749, longitude: -84.388 },
    types: ['route'],
    addressComponents: [
      component('Orange Street', 'Orange St', 'route'),
      component('Atlanta', 'Atlanta', 'locality', 'political'),
      component('Georgia', 'GA', 'administrative_area_level_1', 'political'),
    ],
  },
];

export function answerAsGoogle(response: ServerResponse, asked: Asked): void {
  const { pathname, searchParams } = new URL(asked.url, 'http://google');
  const isBilled = pathname !== '/maps/v1/places:autocomplete';
  const fault = findFault(asked.headers, searchParams.get('sessionToken'), isBilled);
  const { status, body } =
    fault ?? (asked.method === 'GET' ? readPlace(pathname) : searchFor(pathname, asked.body));
  sendJson(response, body, status);
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

const refuse = (code: number, message: string): Reply => ({
  status: code,
  body: { error: { code, message } },
});
const isToken = (token: unknown) => /^[\w-]{1,36}$/.test(String(token));

function findFault(headers: Asked['headers'], token: string | null, needsMask: boolean): Reply | undefined {
  if (headers['x-goog-api-key'] !== GOOGLE_KEY) return refuse(403, 'API key missing');
  if (token !== null && !isToken(token)) return refuse(400, 'Invalid session token');
  const mask = String(headers['x-goog-fieldmask'] ?? '');
  const isMask = !needsMask || /^[a-zA-Z.]+(,[a-zA-Z.]+)*$/.test(mask);
  return isMask ? undefined : refuse(400, 'FieldMask is a required parameter');
}

function readPlace(pathname: string): Reply {
  const body = googlePlaces.find(({ id }) => pathname === `/maps/v1/places/${id}`);
  return body === undefined ? refuse(404, 'Not found') : { status: 200, body };
}

function searchFor(pathname: string, sent: string): Reply {
  const fields = bodies[pathname as keyof typeof bodies];
  if (fields === undefined) return refuse(404, 'No such method');
  const body: Record<string, unknown> = JSON.parse(sent);
  const odd = Object.keys(body).find((name) => !fields.split(' ').includes(name));
  if (odd !== undefined) return refuse(400, `Unknown name "${odd}"`);
  if ('sessionToken' in body && !isToken(body.sessionToken)) return refuse(400, 'Invalid session token');
  const text = String(body.input ?? body.textQuery).toLowerCase();
  if (!text.includes('orange')) return { status: 200, body: {} };
  const isQuery = 'input' in body;
  return {
    status: 200,
    body: isQuery ? { suggestions: googlePlaces.map(predictionOf) } : { places: googlePlaces },
  };
}

function predictionOf({ id, formattedAddress }: (typeof googlePlaces)[number]) {
  const [main = '', ...rest] = formattedAddress.split(', ');
  return {
    placePrediction: {
      place: `places/${id}`,
      placeId: id,
      text: { text: formattedAddress, matches: [{ endOffset: 3 }] },
      structuredFormat: { mainText: { text: main }, secondaryText: { text: rest.join(', ') } },
      types: ['geocode'],
    },
  };
}

/** One feature of Photon's answer, made ours. Any property may be missing, and a feature that is no place is dropped. */
import * as z from 'zod/mini';
import type { AddressView, SuggestionView } from '#shared/api/delivery.ts';
import { cleanText, joinTexts } from './clean-text.ts';
import { isOutside, stateCode } from './service-area.ts';

const word = z.optional(z.nullable(z.string()));
const feature = z.object({
  geometry: z.object({
    type: z.literal('Point'),
    coordinates: z.tuple([
      z.number().check(z.minimum(-180), z.maximum(180)),
      z.number().check(z.minimum(-90), z.maximum(90)),
    ]),
  }),
  properties: z.object({
    osm_type: z.enum(['N', 'W', 'R']),
    osm_id: z.int().check(z.positive()),
    osm_key: word,
    type: word,
    housenumber: word,
    name: word,
    street: word,
    locality: word,
    district: word,
    city: word,
    county: word,
    state: word,
    postcode: word,
    countrycode: word,
  }),
});
type Properties = z.infer<typeof feature>['properties'];

const collection = z.object({ features: z.array(z.unknown()) });

export interface PhotonPlace {
  /** What details are looked up by: `N12:28.53830:-81.37920`; Photon has no call for one thing. */
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly housenumber?: string | undefined;
  /** Without the number. */
  readonly street?: string | undefined;
  readonly placeName?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
  /** True: a street, a town, anything but one building. */
  readonly approximate: boolean;
}

/** Undefined: not a FeatureCollection. Only what lies in the United States comes back. */
export function readPlaces(body: unknown): PhotonPlace[] | undefined {
  const parsed = collection.safeParse(body);
  return parsed.data?.features.flatMap((one) => {
    const { data } = feature.safeParse(one);
    if (data === undefined || (data.properties.countrycode ?? 'US').toUpperCase() !== 'US') return [];
    const [longitude, latitude] = data.geometry.coordinates;
    const { osm_type, osm_id } = data.properties;
    const id = `${osm_type}${osm_id}:${latitude.toFixed(5)}:${longitude.toFixed(5)}`;
    return [{ id, latitude, longitude, ...partsOf(data.properties) }];
  });
}

function partsOf(given: Properties): Omit<PhotonPlace, 'id' | 'latitude' | 'longitude'> {
  const name = cleanText(given.name ?? undefined, 200);
  const isStreet = given.type === 'street';
  return {
    housenumber: cleanText(given.housenumber ?? undefined, 20),
    street: isStreet ? name : cleanText(given.street ?? undefined, 150),
    placeName: isStreet ? undefined : name,
    city: cleanText(
      given.city ?? given.locality ?? given.district ?? (given.type === 'city' ? name : undefined),
    ),
    state: stateCode(cleanText(given.state ?? undefined)),
    zip: /^\d{5}(-\d{4})?/.exec(given.postcode ?? '')?.[0],
    approximate: given.type !== 'house',
  };
}

const streetLine = (place: PhotonPlace) => cleanText(joinTexts([place.housenumber, place.street], ' '), 200);
const townLine = (place: PhotonPlace) =>
  joinTexts([place.city, joinTexts([place.state, place.zip], ' ')], ', ');

export function suggestionOf(place: PhotonPlace): SuggestionView {
  const street = streetLine(place);
  const primary = place.placeName ?? street ?? place.city ?? '';
  const secondary = joinTexts([place.placeName === undefined ? undefined : street, townLine(place)], ', ');
  return {
    id: place.id,
    source: 'photon',
    label: joinTexts([primary, secondary], ', ').slice(0, 300),
    primary,
    secondary,
    requiresDetails: false,
    ...addressParts(place),
    latitude: place.latitude,
    longitude: place.longitude,
    approximate: place.approximate,
    outside: isOutside(place.state),
  };
}

export function addressOf(place: PhotonPlace): AddressView {
  const { label } = suggestionOf(place);
  return {
    label,
    latitude: place.latitude,
    longitude: place.longitude,
    ...addressParts(place),
    source: 'photon',
    placeId: place.id,
    approximate: place.approximate,
  };
}

/** `street` without its number. What is unknown is absent. */
function addressParts({ housenumber, street, placeName, city, state, zip }: PhotonPlace) {
  const known = Object.entries({ housenumber, street, city, state, zip, country: 'US', placeName });
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

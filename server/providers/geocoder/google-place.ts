/** What Places (New) answers, made ours. */
import * as z from 'zod/mini';
import type { AddressView, SuggestionView } from '#shared/api/delivery.ts';
import { cleanText, joinTexts } from './clean-text.ts';
import { stateCode } from './service-area.ts';

const words = z.object({ text: z.string() });
const prediction = z.object({
  placePrediction: z.object({
    placeId: z.string().check(z.regex(/^[\w-]{5,300}$/)),
    text: words,
    structuredFormat: z.optional(z.object({ mainText: words, secondaryText: z.optional(words) })),
  }),
});
/** Without a match `suggestions` is missing. */
const predictions = z.object({ suggestions: z.optional(z.array(z.unknown())) });

const place = z.object({
  id: z.string().check(z.regex(/^[\w-]{5,300}$/)),
  formattedAddress: z.optional(z.string()),
  location: z.object({
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
  types: z.optional(z.array(z.string())),
  addressComponents: z.optional(
    z.array(
      z.object({
        longText: z.optional(z.string()),
        shortText: z.optional(z.string()),
        types: z.array(z.string()),
      }),
    ),
  ),
});
const places = z.object({ places: z.optional(z.array(z.unknown())) });

/** Kinds of places that are a whole street, quarter, town or more. */
const areas = new Set([
  'route',
  'intersection',
  'neighborhood',
  'sublocality',
  'locality',
  'postal_code',
  'administrative_area_level_1',
  'administrative_area_level_2',
  'country',
]);

/** Undefined: not an answer of this service. Predictions of queries, which are no places, are left out. */
export function readPredictions(body: unknown): SuggestionView[] | undefined {
  return predictions.safeParse(body).data?.suggestions?.flatMap(readPrediction) ?? emptyIfObject(body);
}

export function readPlaces(body: unknown): AddressView[] | undefined {
  const found = places.safeParse(body).data?.places;
  return found?.flatMap((one) => readPlace(one) ?? []) ?? emptyIfObject(body);
}

/** `{}` is how this service says "nothing". */
function emptyIfObject(body: unknown): [] | undefined {
  const isNothing = typeof body === 'object' && body !== null && Object.keys(body).length === 0;
  return isNothing ? [] : undefined;
}

function readPrediction(given: unknown): SuggestionView[] {
  const { data } = prediction.safeParse(given);
  if (data === undefined) return [];
  const { placeId, text, structuredFormat } = data.placePrediction;
  const label = cleanText(text.text, 300);
  const secondary = cleanText(structuredFormat?.secondaryText?.text, 300) ?? '';
  if (label === undefined) return [];
  return [
    {
      id: placeId,
      source: 'google',
      label,
      primary: cleanText(structuredFormat?.mainText.text, 200) ?? label,
      secondary,
      requiresDetails: true,
      latitude: null,
      longitude: null,
      approximate: false,
      // There are no components before the details; the state stands in the second line.
      outside: !/\b(FL|Florida|Floride)\b/.test(`${label}, ${secondary}`),
    },
  ];
}

/** Undefined: no place, or one without coordinates (D332: it is discarded). */
export function readPlace(given: unknown): AddressView | undefined {
  const { data } = place.safeParse(given);
  if (data === undefined) return undefined;
  const part = (type: string, form: 'longText' | 'shortText' = 'longText') =>
    cleanText(data.addressComponents?.find(({ types }) => types.includes(type))?.[form], 150);
  const housenumber = part('street_number');
  const city =
    part('locality') ?? part('postal_town') ?? part('sublocality') ?? part('administrative_area_level_3');
  const street = part('route');
  const state = stateCode(part('administrative_area_level_1', 'shortText'));
  const zip = /^\d{5}/.exec(part('postal_code') ?? '')?.[0];
  const known = Object.entries({ housenumber, street, city: city?.slice(0, 100), state, zip, country: 'US' });
  return {
    label:
      cleanText(data.formattedAddress, 300) ??
      joinTexts([joinTexts([housenumber, street], ' '), city, state], ', '),
    ...data.location,
    ...Object.fromEntries(known.filter(([, value]) => value !== undefined)),
    source: 'google',
    placeId: data.id,
    approximate: data.types?.some((type) => areas.has(type)) ?? housenumber === undefined,
  };
}

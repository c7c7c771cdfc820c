import * as z from 'zod/mini';
import { deliveryModes } from '../delivery/delivery-meta.ts';
import { LINE_POINTS_MAX, routeSources } from '../delivery/route.ts';
import { pointFaults } from '../delivery/route-doubt.ts';
import { searchModes, stopSources } from '../delivery/stop.ts';
import { position } from './position.ts';
import { locale, quantity, text } from './wire.ts';

const latitude = z.number().check(z.minimum(-90), z.maximum(90));
const longitude = z.number().check(z.minimum(-180), z.maximum(180));

/** Who can suggest; `manual` and `user` are the person's own doing. */
const suggestionSources = ['google', 'photon', 'embedded'] as const;

/** As many as fit under a field (D336). */
export const SUGGESTIONS_MAX = 8;

/** GET /addresses/autocomplete. Below the least lengths of D331 the list is empty, not an error. */
export const autocompleteQuery = z.object({
  q: text(200),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(SUGGESTIONS_MAX))),
  sessionToken: z.optional(text(64)),
  mode: z.optional(z.enum(searchModes)),
  locale: z.optional(locale),
});

const addressParts = {
  housenumber: z.optional(z.string()),
  street: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  zip: z.optional(z.string()),
  country: z.optional(z.string()),
};

const suggestionView = z.object({
  id: z.string(),
  source: z.enum(suggestionSources),
  label: z.string(),
  primary: z.string(),
  secondary: z.string(),
  /** True: the address and its point come with GET /addresses/details. */
  requiresDetails: z.boolean(),
  ...addressParts,
  placeName: z.optional(z.string()),
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
  /** True: the point of a ZIP area or a town. */
  approximate: z.boolean(),
  /** True: outside the service area (D141). */
  outside: z.boolean(),
});
export type SuggestionView = z.infer<typeof suggestionView>;

/** `attribution`: words that must stand under the list ("Google Maps", "© OpenStreetMap contributors", "GeoNames"). */
export const suggestionsView = z.object({
  suggestions: z.array(suggestionView),
  attribution: z.string(),
});
export type SuggestionsView = z.infer<typeof suggestionsView>;

export const detailsQuery = z.object({
  source: z.enum(suggestionSources),
  id: text(400),
  sessionToken: z.optional(text(64)),
  locale: z.optional(locale),
});

export const addressView = z.object({
  label: z.string(),
  latitude,
  longitude,
  ...addressParts,
  placeName: z.optional(z.string()),
  source: z.enum(suggestionSources),
  placeId: z.nullable(z.string()),
  approximate: z.boolean(),
});
export type AddressView = z.infer<typeof addressView>;

const words = (max: number) => z.optional(z.nullable(text(max)));

/** A stop on the wire; which texts a stop needs is judged stop by stop (RT2), not here. */
const pointInput = z.object({
  type: z.enum(['pickup', 'stop', 'dropoff']),
  street: words(200),
  city: words(100),
  state: words(40),
  zip: words(20),
  unit: words(60),
  notes: words(500),
  placeName: words(200),
  label: words(300),
  latitude: z.optional(z.nullable(latitude)),
  longitude: z.optional(z.nullable(longitude)),
  source: z.optional(z.nullable(z.enum(stopSources))),
  placeId: words(400),
  searchMode: z.optional(z.nullable(z.enum(searchModes))),
  approximate: z.optional(z.nullable(z.boolean())),
});
export type PointInput = z.infer<typeof pointInput>;

/** POST /delivery/directions: pickups in order, then the drop-off (D139). */
export const directionsInput = z.object({
  points: z.array(pointInput).check(z.maxLength(6)),
  locale: z.optional(locale),
});

/** Why a stop or the whole road could not be worked out; the app has words for each. */
const stopFaults = [
  'address.incomplete',
  'address.not_found',
  'address.outside',
  'address.no_road',
  ...pointFaults,
] as const;
export type StopFault = (typeof stopFaults)[number];

/** `index` counts in the order sent. `message` is English; the app translates by `code`. */
export const stopError = z.object({ index: z.int(), code: z.enum(stopFaults), message: z.string() });
export type StopError = z.infer<typeof stopError>;

export const routeLine = z.object({
  type: z.literal('LineString'),
  coordinates: z.array(position).check(z.minLength(2), z.maxLength(LINE_POINTS_MAX)),
});

/** A road whose points are not all where their addresses say (RT43); `points` in the order of the stops. */
const routeDoubt = z.object({
  placedMiles: z.number(),
  placedMinutes: z.number(),
  typedMiles: z.nullable(z.number()),
  typedMinutes: z.nullable(z.number()),
  points: z.array(z.object({ offMiles: z.nullable(z.number()), fault: z.nullable(z.enum(pointFaults)) })),
});

/**
 * With `routePending` some stop needs a point set by hand: stops and errors are there, distance, duration, geometry
 * and token are null (D333). Where every stop has a point and only its address speaks against it, `doubt` says so,
 * and the token carries it into the cart. A 400 carries `errors` too.
 */
export const directionsView = z.object({
  errors: z.array(stopError),
  routePending: z.boolean(),
  stops: z.array(
    z.object({
      label: z.string(),
      latitude: z.nullable(latitude),
      longitude: z.nullable(longitude),
      source: z.nullable(z.enum(stopSources)),
      placeId: z.nullable(z.string()),
      approximate: z.boolean(),
    }),
  ),
  distanceMiles: z.nullable(z.number()),
  durationMinutes: z.nullable(z.number()),
  geometry: z.nullable(routeLine),
  estimated: z.boolean(),
  source: z.nullable(z.enum(routeSources)),
  routeToken: z.nullable(z.string()),
  doubt: z.optional(z.nullable(routeDoubt)),
  /** A shorter order of the pickups; null when today's is best or the gain too small to tell. */
  better: z.nullable(z.object({ order: z.array(z.int()), savedMiles: z.number(), savedMinutes: z.number() })),
});
export type DirectionsView = z.infer<typeof directionsView>;

/** GET /public/map: where the picture behind a route comes from; null: outlines of the counties. */
export const mapView = z.object({ tileUrl: z.nullable(z.string()), attribution: z.string() });
export type MapView = z.infer<typeof mapView>;

/** A stop as a cart keeps it. Older and foreign clients send less; what is unknown is dropped. */
const metaStop = z.object({
  type: z.enum(['pickup', 'stop', 'dropoff']),
  street: z.optional(text(200)),
  city: z.optional(text(100)),
  state: z.optional(text(40)),
  zip: z.optional(text(20)),
  unit: z.optional(text(60)),
  notes: z.optional(text(500)),
  placeName: z.optional(text(200)),
  label: z.optional(text(300)),
  latitude: z.optional(latitude),
  longitude: z.optional(longitude),
  source: z.optional(z.enum(stopSources)),
  placeId: z.optional(text(400)),
  searchMode: z.optional(z.enum(searchModes)),
  approximate: z.optional(z.boolean()),
});

/** Money of one delivery, in dollars; `mileageFee` is null while no road is known. */
const deliveryPricingView = z.object({
  baseFee: z.number(),
  pickupFee: z.number(),
  mileageRate: z.number(),
  mileageFee: z.nullable(z.number()),
  extras: z.array(z.object({ key: z.string(), label: z.string(), amount: z.number() })),
  total: z.number(),
});

export const deliveryMeta = z.object({
  kind: z.enum(deliveryModes),
  stops: z.array(metaStop).check(z.maxLength(6)),
  distanceMiles: z.optional(quantity),
  durationMinutes: z.optional(quantity),
  extraPickupCount: z.int().check(z.minimum(0), z.maximum(4)),
  geometry: z.optional(routeLine),
  routePending: z.boolean(),
  estimated: z.optional(z.boolean()),
  source: z.optional(z.enum(routeSources)),
  routeToken: z.optional(text(600)),
  doubt: z.optional(routeDoubt),
  /** The server's own, by the rates of now; the answer alone has it. */
  pricing: z.optional(deliveryPricingView),
});

/** The same from the wire: nulls of older and foreign clients are read as missing (clean-delivery-meta.ts). */
export const deliveryMetaInput = z.object({
  kind: z.enum(deliveryModes),
  stops: z.array(pointInput).check(z.maxLength(6)),
  distanceMiles: z.optional(z.nullable(quantity)),
  durationMinutes: z.optional(z.nullable(quantity)),
  extraPickupCount: z.optional(z.nullable(z.number())),
  geometry: z.optional(z.nullable(routeLine)),
  routePending: z.optional(z.nullable(z.boolean())),
  estimated: z.optional(z.nullable(z.boolean())),
  source: z.optional(z.nullable(z.enum(routeSources))),
  routeToken: words(600),
  /** Read and not believed; the server prices by its own road and rates (D49). */
  pricing: z.optional(z.unknown()),
});

/** What confirmation, manage page and mails show of a booked delivery. */
export const deliveryView = z.object({
  kind: z.enum(deliveryModes),
  stops: z.array(metaStop),
  distanceMiles: z.nullable(z.number()),
  durationMinutes: z.nullable(z.number()),
  extraPickupCount: z.int(),
  geometry: z.nullable(routeLine),
  routePending: z.boolean(),
  /** Why it is pending although every stop has a point; null: not for that. */
  doubt: z.optional(z.nullable(routeDoubt)),
  estimated: z.boolean(),
  /** True: too far for the standard rate (PR26); nothing in `pricing` is owed or said. */
  quote: z.boolean(),
  instructions: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  estimatedBasketAmount: z.nullable(z.number()),
  pricing: deliveryPricingView,
});
export type DeliveryView = z.infer<typeof deliveryView>;

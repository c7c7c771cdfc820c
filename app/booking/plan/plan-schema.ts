import * as z from 'zod/mini';
import { position } from '#shared/api/position.ts';
import { deliveryModes } from '#shared/delivery/delivery-meta.ts';
import { PICKUPS_MAX, type PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { routeSources } from '#shared/delivery/route.ts';
import { pointFaults } from '#shared/delivery/route-doubt.ts';
import { searchModes, stopSources } from '#shared/delivery/stop.ts';

const stop = z.object({
  id: z.string(),
  type: z.enum(['pickup', 'dropoff']),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  unit: z.string(),
  notes: z.string(),
  placeName: z.string(),
  label: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  source: z.nullable(z.enum(stopSources)),
  placeId: z.nullable(z.string()),
  searchMode: z.enum(searchModes),
  approximate: z.boolean(),
});

const route = z.object({
  distanceMiles: z.number(),
  durationMinutes: z.number(),
  geometry: z.object({
    type: z.literal('LineString'),
    coordinates: z.array(position),
  }),
  estimated: z.boolean(),
  source: z.enum(routeSources),
  routeToken: z.optional(z.string()),
  better: z.optional(
    z.object({ order: z.array(z.number()), savedMiles: z.number(), savedMinutes: z.number() }),
  ),
});

const doubt = z.object({
  routeToken: z.string(),
  placedMiles: z.number(),
  placedMinutes: z.number(),
  typedMiles: z.nullable(z.number()),
  typedMinutes: z.nullable(z.number()),
  points: z.array(z.object({ offMiles: z.nullable(z.number()), fault: z.nullable(z.enum(pointFaults)) })),
});

/** A plan as it is kept. */
export const planSchema: z.ZodMiniType<PlannerValue> = z.object({
  id: z.string(),
  mode: z.enum(deliveryModes),
  pickups: z.array(stop).check(z.minLength(1), z.maxLength(PICKUPS_MAX)),
  dropoff: stop,
  route: z.nullable(route),
  doubt: z.optional(doubt),
  stale: z.boolean(),
  reference: z.string(),
  instructions: z.string(),
  estimatedBasketAmount: z.nullable(z.number()),
});

/** A list of one, as every kept form; `useEdited` reads and writes the same. */
export const plansSchema = z.object({ drafts: z.array(planSchema) });

import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { estimateLeg } from '#shared/delivery/estimate-route.ts';
import { readGazetteer } from '#shared/delivery/florida/gazetteer.ts';
import { locateStop } from '#shared/delivery/florida/locate-stop.ts';
import { greatCircleMiles } from '#shared/delivery/great-circle.ts';
import type { Point } from '#shared/delivery/stop.ts';

const RECORDINGS = new URL('../../server/providers/router/recordings/osrm/', import.meta.url);
const ADDRESSES = new URL('./florida-addresses.json', import.meta.url);
/** Not a road between its points: without radiuses OSRM took the nearest road it knew, 148 km away. */
const SNAPPED = 'route-ok-but-snapped-148km-away.json';
const METRES_PER_MILE = 1_609.344;

const leg = z.object({ distance: z.number(), duration: z.number() });
const rows = z.array(z.array(z.nullable(z.number())));
const recording = z.object({
  request: z.string(),
  body: z.object({
    code: z.optional(z.string()),
    routes: z.optional(z.array(z.object({ legs: z.array(leg) }))),
    trips: z.optional(z.array(z.object({ legs: z.array(leg) }))),
    waypoints: z.optional(z.array(z.object({ waypoint_index: z.optional(z.number()) }))),
    distances: z.optional(rows),
    durations: z.optional(rows),
  }),
});
type Recording = z.infer<typeof recording>;

const sample = z.object({
  addresses: z.array(z.tuple([z.string(), z.string(), z.string(), z.number(), z.number()])),
});

/** A road of one leg as OSRM measured it and as it is estimated. */
export interface RoadError {
  readonly name: string;
  readonly miles: number;
  readonly minutes: number;
  readonly estimatedMiles: number;
  readonly estimatedMinutes: number;
}

/** Every leg between two different points of the recorded answers, each once. */
export function measureRoads(): readonly RoadError[] {
  const roads = new Map<string, RoadError>();
  for (const file of readdirSync(RECORDINGS)) {
    if (file === SNAPPED || !file.endsWith('.json')) continue;
    const answer = recording.safeParse(JSON.parse(readFileSync(new URL(file, RECORDINGS), 'utf8')));
    if (!answer.success || answer.data.body.code !== 'Ok') continue;
    for (const road of roadsOf(answer.data)) if (!roads.has(road.name)) roads.set(road.name, road);
  }
  return [...roads.values()];
}

/** The sample's addresses, each with the point of its door. */
export function readAddresses(): readonly {
  readonly stop: { readonly city: string; readonly state: string; readonly zip: string };
  readonly door: Point;
}[] {
  const { addresses } = sample.parse(JSON.parse(readFileSync(ADDRESSES, 'utf8')));
  return addresses.map(([city, state, zip, latitude, longitude]) => {
    return { stop: { city, state, zip }, door: { latitude, longitude } };
  });
}

/** Straight miles between the sample's doors and what the gazetteer takes for them. */
export function measureAddresses(by: 'zip' | 'town'): readonly number[] {
  const gazetteer = readGazetteer();
  return readAddresses().flatMap(({ stop, door }) => {
    const found = locateStop(gazetteer, { ...stop, zip: by === 'zip' ? stop.zip : '' });
    return 'fault' in found ? [] : [greatCircleMiles(found, door)];
  });
}

/** The smallest value that this share of all is not above. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Share of the road, 0.1 for ten percent, to either side. */
export function mileageError({ miles, estimatedMiles }: RoadError): number {
  return Math.abs(estimatedMiles - miles) / miles;
}

export function durationError({ minutes, estimatedMinutes }: RoadError): number {
  return Math.abs(estimatedMinutes - minutes) / minutes;
}

function roadsOf({ request, body }: Recording): readonly RoadError[] {
  const points = readPoints(request);
  const order = (body.trips ? (body.waypoints ?? []) : [])
    .map(({ waypoint_index: place = 0 }, input) => ({ place, point: points[input] }))
    .sort((a, b) => a.place - b.place);
  const driven = body.trips ? order.map(({ point }) => point) : points;
  const legs = (body.routes ?? body.trips)?.[0]?.legs ?? [];
  const along = legs.flatMap((leg, index) =>
    compare(driven[index], driven[index + 1], leg.distance, leg.duration),
  );
  const across = (body.distances ?? []).flatMap((row, from) =>
    row.flatMap((metres, to) => compare(points[from], points[to], metres, body.durations?.[from]?.[to])),
  );
  return [...along, ...across];
}

function compare(
  from: Point | undefined,
  to: Point | undefined,
  metres: number | null,
  seconds: number | null | undefined,
): readonly RoadError[] {
  // nowhere to nowhere and unreachable cells are no roads
  if (from === undefined || to === undefined || !metres || !seconds) return [];
  const estimate = estimateLeg(from, to);
  return [
    {
      name: [from, to].map(({ latitude, longitude }) => `${latitude},${longitude}`).join(' → '),
      miles: metres / METRES_PER_MILE,
      minutes: seconds / 60,
      estimatedMiles: estimate.miles,
      estimatedMinutes: estimate.minutes,
    },
  ];
}

/** OSRM's `lon,lat;lon,lat` of the request line. */
function readPoints(request: string): readonly Point[] {
  const coordinates = /driving\/([^?]+)/.exec(request)?.[1] ?? '';
  return coordinates.split(';').map((pair) => {
    const [longitude = Number.NaN, latitude = Number.NaN] = pair.split(',').map(Number);
    return { latitude, longitude };
  });
}

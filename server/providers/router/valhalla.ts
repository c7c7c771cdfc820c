import * as z from 'zod/mini';
import type { CallProvider, ProviderReply } from '../call-provider.ts';
import { path } from '../request-path.ts';
import { radiusOf, readRoute, readTable } from './osrm-format.ts';
import type { RouteOutcome, RoutePoint, Router } from './port.ts';

/** As its HTTP service says it, in its own format or in OSRM's; the bare library throws plain text. */
const fault = z.union([
  z.object({ error: z.string() }),
  z.object({ code: z.string(), message: z.optional(z.string()) }),
  z.string(),
]);

/** Per place; without a road near it both are null. */
const nearby = z.array(
  z.object({ edges: z.nullish(z.array(z.unknown())), nodes: z.nullish(z.array(z.unknown())) }),
);

/** Valhalla's HTTP service (tried with 3.6.1), asked for OSRM's format. */
export function valhallaRouter(call: CallProvider): Router {
  /** It does not say which stop is far from every road, but can be asked. */
  const findLost = async (
    points: readonly RoutePoint[],
    patience: AbortSignal | undefined,
  ): Promise<number | undefined> => {
    const body = { locations: points.map(locationOf), costing: 'auto' };
    const answer = await call({ path: path`locate`, body, patience }, (reply) =>
      reply.status === 200 ? nearby.safeParse(reply.body).data : undefined,
    );
    const places = answer.kind === 'answer' && answer.value.length === points.length ? answer.value : [];
    const index = places.findIndex(({ edges, nodes }) => !edges?.length && !nodes?.length);
    return index === -1 ? undefined : index;
  };
  return {
    route: async (points, patience) => {
      if (points.length < 2) return down;
      const answer = await call(
        {
          path: path`route`,
          body: {
            locations: points.map(locationOf),
            costing: 'auto',
            format: 'osrm',
            shape_format: 'geojson',
            directions_type: 'none', // a quarter of the bytes
          },
          patience,
        },
        (reply) => readRoute(reply.body, points, 'valhalla') ?? readFault(reply),
      );
      if (answer.kind === 'failed') return answer;
      return answer.value === 'nowhere'
        ? { kind: 'none', index: await findLost(points, patience) }
        : answer.value;
    },
    matrix: async (points, patience) => {
      if (points.length < 2) return undefined;
      const locations = points.map(locationOf);
      const answer = await call(
        {
          path: path`sources_to_targets`,
          body: { sources: locations, targets: locations, costing: 'auto', format: 'osrm' },
          patience,
        },
        (reply) => readTable(reply.body, points.length) ?? readFault(reply),
      );
      const table = answer.kind === 'answer' ? answer.value : 'nowhere';
      return table !== 'nowhere' && 'miles' in table ? table : undefined;
    },
  };
}

const down = { kind: 'failed', why: 'down' } as const;

/** `search_cutoff`, metres: by default Valhalla looks for a road up to 35 km away. */
const locationOf = (point: RoutePoint) => ({
  lat: Number(point.latitude.toFixed(6)),
  lon: Number(point.longitude.toFixed(6)),
  search_cutoff: radiusOf(point),
});

/** `nowhere`: some stop has no road near it. What else it refuses with is our or its owner's mistake. */
function readFault({ status, body }: ProviderReply): RouteOutcome | 'nowhere' | undefined {
  const parsed = fault.safeParse(body);
  if (parsed.data === undefined || status === 200) return undefined;
  const text = typeof parsed.data === 'string' ? parsed.data : Object.values(parsed.data).join(' ');
  if (NO_ROAD_NEAR.test(text)) return 'nowhere';
  return NO_WAY.test(text) ? { kind: 'none' } : down;
}

const NO_ROAD_NEAR = /No suitable edges|\bNoSegment\b/;
const NO_WAY = /No path could be found|unconnected regions|\bNoRoute\b|Impossible route/;

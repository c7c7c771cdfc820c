import * as z from 'zod/mini';
import type { CallProvider, ProviderReply } from '../call-provider.ts';
import { path } from '../request-path.ts';
import { radiusOf, readRoute, readTable } from './osrm-format.ts';
import type { RouteOutcome, RoutePoint, Router } from './port.ts';

const fault = z.object({ code: z.string(), message: z.optional(z.string()) });

/** OSRM's HTTP interface, version 1 (tried with 5.27.1). Every error is HTTP 400 with a code. */
export function osrmRouter(call: CallProvider): Router {
  return {
    route: async (points, patience) => {
      if (points.length < 2) return { kind: 'failed', why: 'down' };
      const answer = await call(
        {
          path: path`route/v1/driving/${coordinates(points)}`,
          query: [
            ['overview', 'full'],
            ['geometries', 'geojson'],
            // A van may turn round where it delivers; by default OSRM drives on to find a place (187 m in a recording).
            ['continue_straight', 'false'],
            ['radiuses', radiuses(points)],
          ],
          patience,
        },
        (reply) => readRoute(reply.body, points, 'osrm') ?? readFault(reply, points.length),
      );
      return answer.kind === 'failed' ? answer : answer.value;
    },
    matrix: async (points, patience) => {
      if (points.length < 2) return undefined;
      const answer = await call(
        {
          path: path`table/v1/driving/${coordinates(points)}`,
          query: [
            ['annotations', 'duration,distance'],
            ['radiuses', radiuses(points)],
          ],
          patience,
        },
        (reply) => readTable(reply.body, points.length) ?? readFault(reply, points.length),
      );
      return answer.kind === 'answer' && 'miles' in answer.value ? answer.value : undefined;
    },
  };
}

/** Six decimals are 11 cm; more digits would only make the same stop look like another. */
const coordinates = (points: readonly RoutePoint[]) =>
  points.map(({ longitude, latitude }) => `${longitude.toFixed(6)},${latitude.toFixed(6)}`).join(';');
const radiuses = (points: readonly RoutePoint[]) => points.map(radiusOf).join(';');

/**
 * NoRoute does not say between which stops; NoSegment names the stop, counted from 0. All other codes (TooBig,
 * Invalid…) mean that this server is not what we take it for: the next one is asked.
 */
function readFault({ status, body }: ProviderReply, stops: number): RouteOutcome | undefined {
  const parsed = fault.safeParse(body);
  if (parsed.data === undefined || status === 200) return undefined;
  const { code, message = '' } = parsed.data;
  if (code === 'NoRoute') return { kind: 'none' };
  if (code !== 'NoSegment') return { kind: 'failed', why: 'down' };
  const index = Number(/coordinate (\d{1,2})\b/.exec(message)?.[1] ?? stops);
  return index < stops ? { kind: 'none', index } : { kind: 'none' };
}

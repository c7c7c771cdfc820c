import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename } from 'node:path';
import type { Point } from '#shared/delivery/stop.ts';
import { type Asked, sendJson } from '../loopback.test-support.ts';

export interface OsrmRecording {
  readonly name: string;
  /** `GET /route/v1/driving/…` */
  readonly request: string;
  readonly status: number;
  readonly body: unknown;
}

export interface ValhallaRecording {
  readonly name: string;
  readonly method: string;
  readonly request: {
    readonly locations?: readonly ValhallaPlace[];
    readonly sources?: readonly ValhallaPlace[];
  };
  readonly response?: unknown;
  readonly error?: string;
}

interface ValhallaPlace {
  readonly lat: number;
  readonly lon: number;
}

export const osrmRecordings = readFolder<OsrmRecording>('osrm');
export const valhallaRecordings = readFolder<ValhallaRecording>('valhalla');

function readFolder<T>(engine: string): readonly T[] {
  const folder = new URL(`recordings/${engine}/`, import.meta.url);
  return readdirSync(folder).map((file) => ({
    name: basename(file, '.json'),
    ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as T), // our own files
  }));
}

/** The stops of a recorded request; where it had none, two of the county's. */
export function pointsOfOsrm({ request }: OsrmRecording): readonly Point[] {
  const pairs = [...request.matchAll(/(-?\d+\.\d+),(-?\d+\.\d+)/g)].map(([, longitude, latitude]) => ({
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
  return pairs.length > 0 ? pairs : [starke, hampton];
}

export function pointsOfValhalla({ request }: ValhallaRecording): readonly Point[] {
  return (request.locations ?? request.sources ?? []).map(({ lat, lon }) => ({
    latitude: lat,
    longitude: lon,
  }));
}

export const starke = { latitude: 29.9441, longitude: -82.1098 };
export const hampton = { latitude: 29.8638, longitude: -82.1334 };
export const lawtey = { latitude: 30.0447, longitude: -82.0729 };
export const trenton = { latitude: 29.6133, longitude: -82.8176 };
export const orlando = { latitude: 28.5383, longitude: -81.3792 };

const PAIR = String.raw`-?\d{1,3}\.\d{6},-?\d{1,2}\.\d{6}`;
const OSRM_PATH = new RegExp(`^/maps/(route|table)/v1/driving/(${PAIR}(?:;${PAIR})+)$`);
const osrmOptions = {
  route: { overview: 'full', geometries: 'geojson', continue_straight: 'false' },
  table: { annotations: 'duration,distance' },
} as const;

/** OSRM's own grammar, which refuses an option it does not know; a request outside of it is told so with 418. */
export function answerAsOsrm(recording: OsrmRecording) {
  return (response: ServerResponse, { url, method }: Asked): void => {
    const { pathname, searchParams } = new URL(url, 'http://osrm');
    const [, service, coordinates = ''] = OSRM_PATH.exec(pathname) ?? [];
    const expected = service === 'route' || service === 'table' ? osrmOptions[service] : undefined;
    const { radiuses, ...options } = Object.fromEntries(searchParams);
    const isCount = radiuses?.split(';').filter((radius) => /^\d+$/.test(radius)).length;
    const isRight =
      method === 'GET' &&
      JSON.stringify(options) === JSON.stringify(expected) &&
      isCount === coordinates.split(';').length;
    if (isRight) sendJson(response, recording.body, recording.status);
    else sendJson(response, { code: 'Teapot', message: `not our grammar: ${url}` }, 418);
  };
}

const valhallaPaths: Readonly<Record<string, string>> = {
  route: '/maps/route',
  optimizedRoute: '/maps/route',
  matrix: '/maps/sources_to_targets',
};

/** The library's text of an error is sent as its own HTTP service frames it, or bare. */
export function answerAsValhalla(recording: ValhallaRecording, { bareErrors }: { bareErrors: boolean }) {
  return (response: ServerResponse, { url, method, body }: Asked): void => {
    if (method !== 'POST' || url !== valhallaPaths[recording.method] || !isValhallaBody(body)) {
      sendJson(response, { error: `not our grammar: ${url}` }, 418);
    } else if (recording.error === undefined) sendJson(response, recording.response);
    else if (bareErrors) response.writeHead(400, { 'Content-Type': 'text/plain' }).end(recording.error);
    else sendJson(response, { error_code: 400, error: recording.error, status_code: 400 }, 400);
  };
}

function isValhallaBody(text: string): boolean {
  const body: Record<string, unknown> = JSON.parse(text);
  const places = body.locations ?? body.sources;
  return (
    body.format === 'osrm' &&
    body.costing === 'auto' &&
    Array.isArray(places) &&
    places.every(({ lat, lon, search_cutoff: cutoff }) => [lat, lon, cutoff].every(Number.isFinite))
  );
}

/**
 * X12: whatever a customer types and whatever a provider answers, this process connects to the configured address and
 * to nothing else, below its path, and no call throws. Each adapter meets 60 hostile inputs and 50 hostile answers.
 */

import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addressView, routeLine, suggestionsView } from '#shared/api/delivery.ts';
import type { ProviderName } from '../env.ts';
import { googleGeocoder } from './geocoder/google.ts';
import { photonGeocoder } from './geocoder/photon.ts';
import type { VendorGeocoder } from './geocoder/vendor.ts';
import { callLoopback, type Loopback, openLoopback, recordEgress } from './loopback.test-support.ts';
import { osrmRouter } from './router/osrm.ts';
import type { Router } from './router/port.ts';
import { valhallaRouter } from './router/valhalla.ts';

let target: Loopback;
/** Where hostile words point to: a service of the own network that is not configured. */
let trap: Loopback;
let egress: ReturnType<typeof recordEgress>;

beforeAll(async () => {
  [target, trap] = [await openLoopback(), await openLoopback()];
});
afterAll(() => Promise.all([target.stop(), trap.stop()]));
beforeEach(() => {
  egress = recordEgress();
});
afterEach(() => {
  egress.stop();
  target.asked.length = 0;
});

/** Slow answers are waited for this long. */
const ANSWER_MS = 60;
const callAs = (name: ProviderName) => callLoopback(target.base, { name }, { answerMs: ANSWER_MS });
const geocoders = (): VendorGeocoder[] => [
  googleGeocoder(callAs('google')),
  photonGeocoder(callAs('photon')),
];
const routers = (): Router[] => [osrmRouter(callAs('osrm')), valhallaRouter(callAs('valhalla'))];

const stops = [
  { latitude: 29.9441, longitude: -82.1098 },
  { latitude: 29.8638, longitude: -82.1334 },
];

async function askEverything(text: string): Promise<unknown[]> {
  const suggest = { text, mode: 'address', limit: 5, locale: 'en', sessionToken: text } as const;
  const place = { street: text, city: text, state: text, zip: text, placeName: text };
  return await Promise.all(
    geocoders().flatMap((geocoder): Promise<unknown>[] => [
      geocoder.suggest(suggest),
      geocoder.details({ source: geocoder.source, id: text, locale: 'en', sessionToken: text }),
      geocoder.locate(place),
      geocoder.locate({ ...place, street: '' }),
    ]),
  );
}

async function askRoads(): Promise<unknown[]> {
  const asked = routers().map(async (router) => [await router.route(stops), await router.matrix(stops)]);
  return (await Promise.all(asked)).flat();
}

function expectOnlyTarget(): void {
  expect([...egress.hosts].filter((host) => host !== target.host)).toEqual([]);
  expect(trap.asked).toEqual([]);
  expect(target.asked.filter(({ url }) => !url.startsWith('/maps/'))).toEqual([]);
}

const hostileInputs = () => [
  ...[
    `http://${trap.host}/x`,
    `//${trap.host}/x`,
    `\\\\${trap.host}\\x`,
    `@${trap.host}/x`,
    `/@${trap.host}`,
  ],
  ...[`x@${trap.host}`, `x:y@${trap.host}/`, `.${trap.host}`, `:80@${trap.host}`, `%40${trap.host}`],
  ...['http://[::1]/', '//[::1]:80/x', '[::ffff:127.0.0.1]', 'http://0x7f000001/', 'http://2130706433/'],
  ...['http://169.254.169.254/latest/meta-data/', 'http://metadata.google.internal/', 'http://127.1/'],
  ...['file:///etc/passwd', 'gopher://127.0.0.1:6379/_FLUSHALL', 'javascript:alert(1)', 'data:text/html,x'],
  ...['..', '.', '../..', '../../../x', '..%2f..%2fx', '%2e%2e/%2e%2e', '..\\..\\x', './/', '...', '..;/x'],
  ...[
    '?key=x',
    'x?redirect=//evil',
    '#',
    'x#y',
    '&lang=xx',
    'x&q=y',
    '%00',
    '\u0000',
    '\r\nHost: evil',
    '\n\n',
  ],
  ...['x HTTP/1.1\r\nHost: evil\r\n\r\n', '\ud800', '\udfff\ud800', '\u202e\u2066', '🙂'.repeat(40), '名前'],
  ...[
    '*',
    ';',
    ',',
    '1,1;2,2',
    'N1:1.00000:1.00000',
    `N1:${trap.host}`,
    "' OR 1=1 --",
    '{"$ne":1}',
    '[]',
    '__proto__',
  ],
  ...['constructor', 'a'.repeat(400), '%'.repeat(200), '<script>', '{{7*7}}'],
];

test('hostile words reach the configured address as words, or none', async () => {
  const inputs = hostileInputs();
  expect(inputs.length).toBeGreaterThanOrEqual(60);
  for (const text of inputs) await askEverything(text);
  expectOnlyTarget();
  expect(target.asked.length).toBeGreaterThan(inputs.length);
  const paths = new Set(target.asked.map(({ url }) => url.replace(/\?.*/, '')));
  for (const path of paths) expect(path).toMatch(/^\/maps\/(api|reverse|v1\/places(:\w+|\/[\w-]+))$/);
});

type Hostile = (response: ServerResponse) => void;
const text =
  (body: string | Buffer, status = 200, headers: Record<string, string> = {}): Hostile =>
  (response) =>
    response.writeHead(status, headers).end(body);
const json = (body: unknown, status = 200) => text(JSON.stringify(body), status);
const redirect =
  (status: number, to: () => string): Hostile =>
  (response) =>
    response.writeHead(status, { Location: to() }).end();
const road = (over: object) => ({
  code: 'Ok',
  routes: [
    {
      distance: 10_000,
      duration: 600,
      geometry: line([
        [-82.1, 29.9],
        [-82.1, 29.8],
      ]),
      ...over,
    },
  ],
  waypoints: [{ distance: 1 }, { distance: 1 }],
});
const line = (coordinates: unknown) => ({ type: 'LineString', coordinates });
const find = (properties: object, coordinates: unknown = [-81.4, 28.5]) => ({
  features: [
    { geometry: { type: 'Point', coordinates }, properties: { osm_type: 'N', osm_id: 1, ...properties } },
  ],
  suggestions: [{ placePrediction: { placeId: 'abcdef', text: { text: 'x' }, ...properties } }],
  places: [{ id: 'abcdef', location: { latitude: 28.5, longitude: -81.4 }, ...properties }],
  id: 'abcdef',
  location: { latitude: 28.5, longitude: -81.4 },
  ...properties,
});
const slowDrip: Hostile = (response) => {
  response.writeHead(200);
  const drip = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(drip));
};
const endless: Hostile = (response) => {
  response.writeHead(200);
  const more = () => {
    if (!response.destroyed && response.write('['.repeat(60_000))) setImmediate(more);
    else response.once('drain', more);
  };
  more();
};

const hostileAnswers: Readonly<Record<string, Hostile>> = {
  'redirect to another port': redirect(302, () => `http://${trap.host}/x`),
  'permanent redirect': redirect(301, () => `http://${trap.host}/x`),
  'redirect that keeps the body': redirect(307, () => `http://${trap.host}/x`),
  'other permanent redirect': redirect(308, () => `http://${trap.host}/x`),
  'redirect to a bare host': redirect(302, () => `//${trap.host}/x`),
  'redirect out of the path': redirect(302, () => '/admin'),
  'redirect to the metadata service': redirect(302, () => 'http://169.254.169.254/'),
  'redirect to a file': redirect(302, () => 'file:///etc/passwd'),
  'redirect in a circle': redirect(302, () => target.base),
  'redirect without a place': redirect(302, () => ''),
  'refresh header': text('{}', 200, { Refresh: '0; url=http://169.254.169.254/' }),
  nothing: text(''),
  'no content': text('', 204),
  'a page': text('<!doctype html><title>Login</title>'),
  'a page that says it is JSON': text('<html>', 200, { 'Content-Type': 'application/json' }),
  null: json(null),
  true: json(true),
  'a number': json(1),
  'a text': json('Ok'),
  'an empty list': json([]),
  'a list of nulls': json([null, null]),
  'half a JSON': text('{"code":"Ok","routes":[{'),
  'JSON twice': text('{}{}'),
  'not UTF-8': text(Buffer.from([0xff, 0xfe, 0x00, 0x7b])),
  'a mark before it': text(`\uFEFF${JSON.stringify(road({}))}`),
  'deep lists': text('['.repeat(100_000) + ']'.repeat(100_000)),
  'deep objects': text(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`),
  'more than two megabytes': text(JSON.stringify({ code: 'Ok', x: 'x'.repeat(2_100_000) })),
  'an endless body': endless,
  'a slow drip': slowDrip,
  'no answer': () => {},
  'a cut line': (response) => response.destroy(),
  'a cut body': (response) => {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('{"code":', () => response.destroy());
  },
  'a bomb of zeros': text(gzipSync(Buffer.alloc(20_000_000)), 200, { 'Content-Encoding': 'gzip' }),
  'a false gzip': text('{}', 200, { 'Content-Encoding': 'gzip' }),
  'an unknown encoding': text('{}', 200, { 'Content-Encoding': 'x' }),
  'a distance without end': text(JSON.stringify(road({})).replace('10000', '1e999')),
  'a negative distance': json(road({ distance: -1 })),
  'a distance in words': json(road({ distance: '10000' })),
  'no distance': json(road({ distance: null })),
  'a duration that is none': json(road({ duration: 'NaN' })),
  'a line of one point': json(road({ geometry: line([[-82, 29]]) })),
  'a line off the earth': json(
    road({
      geometry: line([
        [-82, 129],
        [9999, 29],
      ]),
    }),
  ),
  'a line of words': json(
    road({
      geometry: line([
        ['x', 'y'],
        [null, {}],
      ]),
    }),
  ),
  'a line of polyline': json(road({ geometry: '_p~iF~ps|U' })),
  'no stops': json({ ...road({}), waypoints: [] }),
  'a stop in words': json({ ...road({}), waypoints: [{ distance: '1' }, {}] }),
  'a stop without end': json({ code: 'NoSegment', message: 'coordinate 99' }, 400),
  'an error of words': json({ code: {}, message: [] }, 400),
  'an error as a page': text('<h1>400 NoRoute-ish</h1>', 400),
  'a table of words': json({ code: 'Ok', distances: [['a']], durations: 'x' }),
  'a ragged table': json({ code: 'Ok', distances: [[0, 1], [2]], durations: [[0, 1], [2]] }),
  'a find nowhere': json(find({}, [Number.NaN, 'x'])),
  'a find off the earth': json(find({ location: { latitude: 900, longitude: 0 } }, [900, 900])),
  'a find of the wrong types': json(find({ name: { a: 1 }, street: 7, addressComponents: 'x', text: [] })),
  'a find with an id of paths': json(
    find({ osm_id: '../x', osm_type: '//', placeId: '../../x', id: 'x/../y' }),
  ),
  'a find with markup': json(
    find({ name: '<img src=x onerror=alert(1)>', city: '\u202eevil\u0000\r\n', type: 'house' }),
  ),
  'a find with long words': json(find({ name: 'x'.repeat(50_000), formattedAddress: 'y'.repeat(50_000) })),
  'a find with foreign keys': text(
    '{"features":[{"__proto__":{"x":1}}],"suggestions":[{"constructor":1}],"__proto__":[]}',
  ),
  'too many requests': json({}, 429),
  'a fault': json({}, 500),
  'a closed door': json({ message: 'forbidden' }, 403),
};

describe.each(Object.entries(hostileAnswers))('%s', (_, answer) => {
  test('is an answer of ours or none, and leads nowhere else', async () => {
    target.answer = answer;
    const [words, roads] = await Promise.all([askEverything('400 Orange Ave'), askRoads()]);
    for (const one of words) expectWellFormed(one);
    for (const one of roads) expectRoadsWellFormed(one);
    expectOnlyTarget();
  });
});

function expectWellFormed(answer: unknown): void {
  if (answer === undefined) return;
  if (typeof answer === 'object' && answer !== null && 'suggestions' in answer) {
    expect(suggestionsView.safeParse(answer).error).toBeUndefined();
  } else {
    const label = 'x';
    expect(addressView.safeParse({ label, placeId: null, ...answer }).error).toBeUndefined();
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that none is there is the point
  expect(JSON.stringify(answer)).not.toMatch(/[\u0000-\u001f\u202a-\u202e]|\\u0000|\\r|\\n/);
  expect(JSON.stringify(answer).length).toBeLessThan(5000);
}

function expectRoadsWellFormed(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('route' in answer)) return;
  const { route } = answer as { route: { geometry: unknown; distanceMiles: number } }; // of `ok`
  expect(routeLine.safeParse(route.geometry).error).toBeUndefined();
  expect(route.distanceMiles).toBeGreaterThan(0);
  expect(Number.isFinite(route.distanceMiles)).toBe(true);
}

test('an adapter that glues the id to the address and follows redirects is caught', async () => {
  const careless = async (id: string) => {
    const url = new URL(`v1/places/${id}`, target.base);
    await fetch(url).catch(() => undefined);
    await fetch(new URL(id, target.base)).catch(() => undefined);
  };
  target.answer = redirect(302, () => `http://${trap.host}/inside`);
  await careless('../../../admin');
  expect(target.asked.some(({ url }) => !url.startsWith('/maps/'))).toBe(true);
  expect(egress.hosts).toContain(trap.host);
  expect(trap.asked.length).toBeGreaterThan(0);
  expect(expectOnlyTarget).toThrow();
  trap.asked.length = 0;
});

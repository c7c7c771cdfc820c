import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerTile, isTile, TILE_AGE_MAX_MS, TILE_CACHE, TILES_MAX } from './keep-tiles.ts';
import { aTileRequest, ORIGIN } from './worker-scope.test-support.ts';

/** As the browser's own: lists in the order of putting, the last put of an address wins its place anew. */
function fakeCaches() {
  const held = new Map<string, Response>();
  const state = { isFull: false };
  const cache = {
    match: async ({ url }: Request) => held.get(url)?.clone(),
    put: async ({ url }: Request, answer: Response) => {
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
      held.delete(url);
      held.set(url, answer);
    },
    delete: async ({ url }: Request) => held.delete(url),
    keys: async () => [...held.keys()].map((url) => new Request(url)),
  };
  const deleted: string[] = [];
  const caches = {
    open: async () => cache,
    delete: async (name: string) => {
      held.clear();
      return deleted.push(name) > 0;
    },
  };
  return { caches, held, deleted, state };
}

let device: ReturnType<typeof fakeCaches>;
let served: string[];
/** What the tile service does with a request. */
let serve: (url: string) => Response;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z'), toFake: ['Date'] });
  device = fakeCaches();
  served = [];
  serve = (url) => new Response(`picture of ${url}`, { headers: { 'content-type': 'image/png' } });
  vi.stubGlobal('caches', device.caches);
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    served.push(url);
    return serve(url);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const urlOf = (x: number) => `https://tiles.test/12/${x}/1706.png`;

/** Looks at a tile and waits until it is kept. */
async function look(x: number): Promise<Response> {
  const waited: Promise<unknown>[] = [];
  const answer = await answerTile(aTileRequest(urlOf(x)), (work) => void waited.push(work));
  await Promise.all(waited);
  return answer;
}

const noService = () => {
  throw new TypeError('Failed to fetch');
};

test('[LC53] a tile that was seen comes from the device, the same picture', async () => {
  await look(1);
  const again = await look(1);
  expect(await again.text()).toBe(`picture of ${urlOf(1)}`);
  expect(again.headers.get('content-type')).toBe('image/png');
  expect(served).toHaveLength(1);
});

test('[LC53] 200 tiles are kept, those looked at last', async () => {
  for (let x = 0; x < TILES_MAX; x += 1) await look(x);
  await look(0); // looked at again, so it is not the oldest any more
  await look(TILES_MAX);
  expect(device.held.size).toBe(TILES_MAX);
  expect(device.held.has(urlOf(0))).toBe(true);
  expect(device.held.has(urlOf(1))).toBe(false);
});

test('[LC53] after seven days a tile is asked for again; looking at it does not make it younger', async () => {
  await look(1);
  vi.setSystemTime(Date.now() + TILE_AGE_MAX_MS - 1);
  await look(1);
  expect(served).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1);
  await look(1);
  expect(served).toHaveLength(2);
});

test('[LC53] an old tile is better than none, and no tile is an error like any other', async () => {
  await look(1);
  vi.setSystemTime(Date.now() + TILE_AGE_MAX_MS);
  serve = noService;
  expect((await look(1)).ok).toBe(true);
  expect((await look(2)).type).toBe('error');
});

test('[LC53] the refusal of the service is shown and not kept', async () => {
  serve = () => new Response('no such tile', { status: 404 });
  expect((await look(1)).status).toBe(404);
  expect(device.held.size).toBe(0);
});

test('[LC44] without room the tiles go, and the picture is shown all the same', async () => {
  await look(1);
  device.state.isFull = true;
  expect((await look(2)).ok).toBe(true);
  expect(device.deleted).toEqual([TILE_CACHE]);
});

test('[LC53] a browser that forbids caches has its map', async () => {
  vi.stubGlobal('caches', { open: async () => Promise.reject(new DOMException('no', 'SecurityError')) });
  expect((await look(1)).ok).toBe(true);
});

test('[LC53] a tile is a picture of another site that can be read and is named like one', () => {
  const isKept = (url: string, change = {}) => isTile(aTileRequest(url, change), ORIGIN);
  expect(isKept('https://tiles.test/12/1120/1706.png')).toBe(true);
  expect(isKept('https://tiles.test/v1/streets/12/1120/1706@2x.webp?key=1')).toBe(true);
  expect(isKept('https://tiles.test/12/1120/1706')).toBe(true);
  expect(isKept('https://tiles.test/logo.png')).toBe(false);
  expect(isKept(`${ORIGIN}/12/1120/1706.png`)).toBe(false);
  expect(isKept('https://tiles.test/12/1120/1706.png', { mode: 'no-cors' })).toBe(false);
  expect(isKept('https://tiles.test/12/1120/1706.png', { destination: '' })).toBe(false);
});

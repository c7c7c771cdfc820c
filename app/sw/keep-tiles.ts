import { now } from '../data/device/clock.ts';

/** `purges` of app/data finds it by its first letters (LC44). */
export const TILE_CACHE = 'tiles-v1';
export const TILES_MAX = 200;
export const TILE_AGE_MAX_MS = 7 * 24 * 60 * 60_000;

/** When a kept tile came, epoch ms. Of another site's answer no date can be read. */
const KEPT_AT = 'x-kept-at';
/** …/12/1120/1706.png, …/12/1120/1706@2x.webp?key=… */
const TILE_PATH = /\/\d{1,2}\/\d+\/\d+(@\dx)?(\.\w+)?$/;

/**
 * Pictures of another site that are named like tiles. The policy of our pages lets them show pictures of no other site
 * than the tile service, so its address need not be known here. Asked for with CORS: what cannot be read counts as
 * megabytes with the browser and may be an error as well as a picture.
 */
export function isTile(request: Request, origin: string): boolean {
  const { origin: site, pathname } = new URL(request.url);
  return (
    site !== origin && request.mode === 'cors' && request.destination === 'image' && TILE_PATH.test(pathname)
  );
}

/**
 * A tile that was looked at before, or the server's, which is kept: the 200 last looked at, for seven days (LC53). An
 * older one is shown only while the service cannot be reached.
 */
export async function answerTile(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await openCache();
  const kept = await cache?.match(request);
  if (cache && kept && isFresh(kept)) {
    waitUntil(touch(cache, request, kept.clone()));
    return kept;
  }
  const { fetchForPage } = await import('../data/wire/http.ts');
  const answer = await fetchForPage(request).catch(() => undefined);
  if (cache && answer?.ok) waitUntil(keep(cache, request, answer.clone()));
  return answer ?? kept ?? Response.error();
}

/** A full or forbidden device has none; the map works without. */
function openCache(): Promise<Cache | undefined> {
  return caches.open(TILE_CACHE).catch(() => undefined);
}

function isFresh(kept: Response): boolean {
  const age = now() - Number(kept.headers.get(KEPT_AT));
  return age >= 0 && age < TILE_AGE_MAX_MS;
}

/** A cache lists what it holds in the order in which it came: looked at again is put in again. */
async function touch(cache: Cache, request: Request, kept: Response): Promise<void> {
  await cache.delete(request);
  await put(cache, request, kept);
}

async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  const headers = new Headers({ [KEPT_AT]: String(now()) });
  const type = answer.headers.get('content-type');
  if (type !== null) headers.set('content-type', type);
  await put(cache, request, new Response(await answer.blob(), { headers }));
  const held = await cache.keys();
  await Promise.all(held.slice(0, Math.max(0, held.length - TILES_MAX)).map((old) => cache.delete(old)));
}

/** Without room the tiles make room themselves: they are the least missed of all. */
async function put(cache: Cache, request: Request, answer: Response): Promise<void> {
  try {
    await cache.put(request, answer);
  } catch {
    await caches.delete(TILE_CACHE);
  }
}

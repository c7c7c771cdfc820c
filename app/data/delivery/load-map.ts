import { type MapView, mapView } from '#shared/api/delivery.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { call } from '../wire/http.ts';

/** Where the picture behind a route comes from, as last heard; undefined when the server never said. */
export async function loadMap(): Promise<MapView | undefined> {
  const answer = await call({ method: 'GET', path: '/public/map', schema: mapView });
  if (!answer.ok) return readMap();
  const { tileUrl, attribution } = answer.body;
  await withDb(() => db.cache.put({ key: 'map', kind: 'map', tileUrl, attribution, fetchedAt: now(), v: 1 }));
  return answer.body;
}

async function readMap(): Promise<MapView | undefined> {
  const row = await withDb(() => db.cache.get('map'));
  return row?.kind === 'map' ? { tileUrl: row.tileUrl, attribution: row.attribution } : undefined;
}

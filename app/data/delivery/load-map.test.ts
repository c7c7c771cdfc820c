// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { freshDevice } from '../fake-server.test-support.ts';
import { loadMap } from './load-map.ts';

const map = { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© OpenStreetMap contributors' };

test('[LC62] where the picture of the map comes from is known without a connection, as last heard', async () => {
  const server = await freshDevice();
  server.faults.push({ on: /map/, fault: 'lose-request' });
  expect(await loadMap()).toBeUndefined();
  server.faults.push({ on: /map/, fault: { status: 200, body: map } });
  expect(await loadMap()).toEqual(map);
  server.faults.push({ on: /map/, fault: 'lose-request' });
  expect(await loadMap()).toEqual(map);
});

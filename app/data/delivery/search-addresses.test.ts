// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../device/clock.ts';
import { type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { isOnline, noteReach } from '../wire/connection.ts';
import { fetchAddress } from './fetch-address.ts';
import { type AddressAsk, searchAddresses } from './search-addresses.ts';

let server: FakeServer;
const sessionToken = newId();
const ask: AddressAsk = { q: '12 Palm, Orlando, FL', mode: 'address', locale: 'en', sessionToken };
const found = {
  suggestions: [
    {
      id: 'a',
      source: 'photon',
      label: '12 Palm St, Orlando',
      primary: '12 Palm St',
      secondary: 'Orlando',
      requiresDetails: true,
      latitude: null,
      longitude: null,
      approximate: false,
      outside: false,
    },
  ],
  attribution: '© OpenStreetMap contributors',
};

beforeEach(async () => {
  server = await freshDevice();
});

function answer(status: number, body: unknown): void {
  server.faults.push({ on: /addresses/, fault: { status, body } });
}

function search(signal = new AbortController().signal) {
  return searchAddresses(ask, signal);
}

test('[LC59] the server is asked for eight, with mode, language and session', async () => {
  answer(200, found);
  expect(await search()).toEqual({ ...found, onDevice: false });
  const query = new URLSearchParams(server.seen[0]?.path.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    q: ask.q,
    limit: '8',
    sessionToken,
    mode: 'address',
    locale: 'en',
  });
});

test('[LC59] a failure leaves no suggestions and says nothing', async () => {
  answer(503, { error: 'busy', code: 'server.busy' });
  expect(await search()).toBeUndefined();
  answer(200, { suggestions: 'nonsense' });
  expect(await search()).toBeUndefined();
  server.faults.push({ on: /addresses/, fault: 'lose-request' });
  expect(await search()).toBeUndefined();
});

test('[LC59] without a connection towns and ZIP codes come from this device', async () => {
  noteReach(false);
  noteReach(false);
  const here = await search();
  expect(server.seen).toEqual([]);
  expect(here).toMatchObject({ onDevice: true, attribution: 'GeoNames' });
  expect(here?.suggestions[0]).toMatchObject({
    source: 'embedded',
    city: 'Orlando',
    housenumber: '12',
    street: 'Palm',
    approximate: true,
    requiresDetails: false,
  });
});

test('[LC59] a search that was superseded says nothing about the connection', async () => {
  const stop = new AbortController();
  server.beforeAnswer = () => {
    stop.abort();
    throw new DOMException('aborted', 'AbortError');
  };
  answer(200, found);
  expect(await search(stop.signal)).toBeUndefined();
  noteReach(false);
  expect(isOnline()).toBe(true);
});

test('[LC59] an address without a point is none', async () => {
  const address = {
    label: '12 Palm St',
    latitude: 28.5,
    longitude: -81.4,
    source: 'photon',
    placeId: 'p',
    approximate: false,
  };
  const details = { source: 'photon', id: 'a', sessionToken, locale: 'en' } as const;
  answer(200, address);
  expect(await fetchAddress(details)).toEqual(address);
  answer(200, { ...address, latitude: null });
  expect(await fetchAddress(details)).toBeUndefined();
  answer(404, { error: 'Address not found', code: 'address.not_found' });
  expect(await fetchAddress(details)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { readEnv } from '../../env.ts';
import type { ProviderWorld } from '../call-provider.ts';
import { chooseGeocoder } from './choose-geocoder.ts';
import { googlePlaces } from './google-stand-in.test-support.ts';
import { photonFeatures } from './photon-stand-in.test-support.ts';

const all = { GOOGLE_PLACES_KEY: 'canary-key', PHOTON_URL: 'https://photon.test/geo' };
const ask = { text: '400 S Orange Ave, Orlando, FL', mode: 'address', limit: 5, locale: 'en' } as const;
const typed = { street: '400 South Orange Avenue', city: 'Orlando', state: 'FL', zip: '32801' };

const photonSays = { type: 'FeatureCollection', features: photonFeatures };

function aGeocoder(variables: Record<string, string>, replies: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const logged: unknown[] = [];
  const world: ProviderWorld = {
    log: { warn: (...args: unknown[]) => void logged.push(args) },
    fetch: async (url) => {
      const { host } = new URL(String(url));
      asked.push(host);
      return host in replies ? new Response(JSON.stringify(replies[host])) : Response.error();
    },
  };
  return { asked, logged, geocoder: chooseGeocoder(readEnv(variables), world) };
}

const sourceOf = async (geocoder: ReturnType<typeof chooseGeocoder>) =>
  (await geocoder.suggest(ask)).suggestions[0]?.source;

test('without a key and a server there is the gazetteer', async () => {
  const { asked, geocoder } = aGeocoder({}, {});
  expect(await sourceOf(geocoder)).toBe('embedded');
  expect(asked).toEqual([]);
});

test('with a key Google is asked and no other', async () => {
  const { asked, geocoder } = aGeocoder(all, { 'places.googleapis.com': { places: googlePlaces } });
  expect(await geocoder.locate(typed)).toMatchObject({ source: 'google', approximate: false });
  expect(asked).toEqual(['places.googleapis.com']);
});

test('Google that fails gives way to Photon, Photon to the gazetteer, without an error', async () => {
  const two = aGeocoder(all, { 'photon.test': photonSays });
  expect(await sourceOf(two.geocoder)).toBe('photon');
  expect(await two.geocoder.locate(typed)).toMatchObject({ source: 'photon' });
  const none = aGeocoder(all, {});
  expect(await sourceOf(none.geocoder)).toBe('embedded');
  expect(await none.geocoder.locate(typed)).toMatchObject({ source: 'embedded', approximate: true });
  expect(JSON.stringify(none.logged)).not.toMatch(/canary|Orange/);
});

test('an empty list is an answer', async () => {
  const { asked, geocoder } = aGeocoder(all, { 'places.googleapis.com': {} });
  expect(await geocoder.suggest(ask)).toEqual({ suggestions: [], attribution: 'Google Maps' });
  expect(asked).toEqual(['places.googleapis.com']);
});

test('an address that Photon does not know is near its ZIP', async () => {
  const { geocoder } = aGeocoder({ PHOTON_URL: all.PHOTON_URL }, { 'photon.test': { features: [] } });
  expect(await geocoder.locate(typed)).toMatchObject({ source: 'embedded', approximate: true });
});

test('details of a source that is not configured are not known, and no vendor is asked', async () => {
  const { asked, geocoder } = aGeocoder({ PHOTON_URL: all.PHOTON_URL }, {});
  expect(await geocoder.details({ source: 'google', id: 'ChIJ-abcdef', locale: 'en' })).toBeUndefined();
  expect(asked).toEqual([]);
});

test('what Google says is not kept, what Photon says is', async () => {
  const google = aGeocoder(all, { 'places.googleapis.com': {} });
  const photon = aGeocoder({ PHOTON_URL: all.PHOTON_URL }, { 'photon.test': photonSays });
  for (const { geocoder } of [google, google, photon, photon]) await geocoder.suggest(ask);
  expect([google.asked.length, photon.asked.length]).toEqual([2, 1]);
});

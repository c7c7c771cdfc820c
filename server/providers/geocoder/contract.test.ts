import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressView, suggestionsView } from '#shared/api/delivery.ts';
import { callLoopback, type Loopback, openLoopback } from '../loopback.test-support.ts';
import { chainGeocoders } from './choose-geocoder.ts';
import { embeddedGeocoder } from './embedded.ts';
import { googleGeocoder } from './google.ts';
import { answerAsGoogle, GOOGLE_KEY } from './google-stand-in.test-support.ts';
import { photonGeocoder } from './photon.ts';
import { answerAsPhoton } from './photon-stand-in.test-support.ts';
import type { Geocoder } from './port.ts';

let photon: Loopback;
let google: Loopback;
beforeAll(async () => {
  photon = await openLoopback(answerAsPhoton);
  google = await openLoopback(answerAsGoogle);
});
afterAll(() => Promise.all([photon.stop(), google.stop()]));

const callGoogle = () =>
  callLoopback(google.base, { name: 'google', headers: { 'X-Goog-Api-Key': GOOGLE_KEY } });
const makers: Readonly<Record<string, () => Geocoder>> = {
  embedded: () => chainGeocoders([embeddedGeocoder]),
  photon: () => chainGeocoders([photonGeocoder(callLoopback(photon.base, { name: 'photon' }))]),
  google: () => chainGeocoders([googleGeocoder(callGoogle())]),
};

const orange = {
  text: '400 S Orange Ave, Orlando, FL, 32801',
  mode: 'address',
  limit: 5,
  locale: 'es',
} as const;
const typed = { street: '400 South Orange Ave', city: 'Orlando', state: 'FL', zip: '32801' };

describe.each(Object.entries(makers))('%s', (name, make) => {
  test('a typed address has suggestions that fit the wire, with a credit', async () => {
    const answer = await make().suggest(orange);
    expect(answer.suggestions.length).toBeGreaterThan(0);
    expect(suggestionsView.safeParse(answer).error).toBeUndefined();
    expect(answer.attribution).not.toBe('');
    const [best] = answer.suggestions;
    expect(best).toMatchObject({ source: name, outside: false });
    expect(best?.label).toContain('Orlando');
    // Coordinates come now or with the details, never neither.
    expect(best?.requiresDetails).toBe(best?.latitude === null);
  });

  test('the limit is kept', async () => {
    expect((await make().suggest({ ...orange, limit: 1 })).suggestions).toHaveLength(1);
  });

  test('what no vendor knows has no suggestion and is no error', async () => {
    expect((await make().suggest({ ...orange, text: 'zzqx 12' })).suggestions).toEqual([]);
  });

  test('the details of a suggestion are an address in Orlando, with its point', async () => {
    const geocoder = make();
    const [best] = (await geocoder.suggest(orange)).suggestions;
    const address = await geocoder.details({
      source: best?.source ?? 'google',
      id: best?.id ?? '',
      locale: 'fr',
    });
    expect(addressView.safeParse(address).error).toBeUndefined();
    expect(address).toMatchObject({ city: 'Orlando', state: 'FL', zip: '32801', source: name });
    expect(address?.latitude).toBeCloseTo(28.54, 0);
  });

  test.each(['', 'x', '../x', 'https://evil.test/x', `N1:${'9'.repeat(300)}:1`, 'address|00000|X|Y|z'])(
    'an id that is not its own has no details: %s',
    async (id) => {
      const source = name === 'google' || name === 'photon' ? name : 'embedded';
      expect(await make().details({ source, id, locale: 'en' })).toBeUndefined();
    },
  );

  test('a typed address is located near its door', async () => {
    const located = await make().locate(typed);
    expect(located).toMatchObject({ source: name, approximate: name === 'embedded' });
    expect('latitude' in located && located.latitude).toBeCloseTo(28.54, 1);
  });

  test('a street of that name in another town is not taken for it', async () => {
    const located = await make().locate({ ...typed, city: 'Tampa', zip: '33602' });
    expect(located).toMatchObject({ source: 'embedded', approximate: true });
    expect('latitude' in located && located.latitude).toBeCloseTo(27.95, 1);
  });

  test('an address outside of Florida that no vendor finds is outside', async () => {
    const located = await make().locate({ street: '1 Nowhere Rd', city: 'Macon', state: 'GA', zip: '31201' });
    expect(located).toEqual({ fault: 'address.outside' });
  });
});

test('a neighbour’s number is not the door', async () => {
  const located = await makers.photon?.().locate({ ...typed, street: '402 South Orange Ave' });
  expect(located).toMatchObject({ source: 'photon', approximate: true });
});

test('results in another state are marked, those abroad left out', async () => {
  const found = await makers.photon?.().suggest({ ...orange, text: 'Orange', limit: 8 });
  expect(found?.suggestions.map(({ city, outside }) => [city, outside])).toEqual([
    ['Orlando', false],
    ['Orlando', false],
    ['Atlanta', true],
  ]);
  const google = await makers.google?.().suggest({ ...orange, text: 'Orange', limit: 8 });
  expect(google?.suggestions.map(({ outside }) => outside)).toEqual([false, true]);
});

test('a place is found by its name', async () => {
  const found = await makers
    .photon?.()
    .suggest({ ...orange, text: 'Phillips Center, Orlando, FL', mode: 'place' });
  expect(found?.suggestions[0]).toMatchObject({
    placeName: 'Dr. Phillips Center',
    housenumber: '445',
    street: 'South Magnolia Avenue',
    approximate: false,
  });
});

test('a session token goes to Google as it is, and one that it would refuse not at all', async () => {
  const sessionToken = '0b5c0f9e-4f0a-4d7e-9c55-1d5e7f3f4a10';
  await makers.google?.().suggest({ ...orange, sessionToken });
  expect(google.asked.at(-1)?.body).toContain(sessionToken);
  const bad = await makers.google?.().suggest({ ...orange, sessionToken: 'not/a token' });
  expect(google.asked.at(-1)?.body).not.toContain('sessionToken');
  expect(bad?.suggestions).toHaveLength(2);
});

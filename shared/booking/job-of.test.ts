import { describe, expect, test } from 'vitest';
import { anyJob } from '../agenda/fit-crew.ts';
import type { MetaStop } from '../delivery/delivery-meta.ts';
import { jobOf, placeKey, zipIn } from './job-of.ts';

const services = new Map([
  ['tiles', { kind: 'tile' as const }],
  ['rugs', { kind: 'carpet' as const }],
  ['vans', { kind: 'delivery' as const }],
]);
const home = { country: 'US', postalCode: '32801-1234' };

const item = (serviceId: string, ...stops: readonly MetaStop[]) => ({
  ...{ id: serviceId, serviceId, productId: null },
  instances: [
    {
      ...{ id: `of ${serviceId}`, options: [] },
      ...(stops.length > 0 && {
        deliveryMeta: { kind: 'delivery' as const, stops, extraPickupCount: 0, routePending: false },
      }),
    },
  ],
});

describe('what a visit asks of its crew', () => {
  test('[AG46] is every kind in it, once', () => {
    const items = [item('tiles'), item('rugs'), item('tiles')];
    expect(jobOf(items, services, home)).toEqual({ kinds: ['carpet', 'tile'], zips: ['32801'] });
  });

  test('[AG47] [AG62] is its address, then where its deliveries end, in order, wherever they begin', () => {
    const pickup = { type: 'pickup', zip: '33101' } as const;
    const ends = [{ type: 'dropoff', zip: '32803' } as const, { type: 'dropoff', zip: '32804' } as const];
    const items = ends.map((end) => item('vans', pickup, end));
    expect(jobOf(items, services, home).zips).toEqual(['32801', '32803', '32804']);
    expect(jobOf(items, services, undefined).zips).toEqual(['32803', '32804']);
  });

  test('[AG66] names a place again where it comes back to it, and not where it stays', () => {
    const ends = ['32801', '33101', '33101', '32801-1234'].map((zip) => ({ type: 'dropoff', zip }) as const);
    const items = [item('vans', ...ends)];
    expect(jobOf(items, services, home).zips).toEqual(['32801', '33101', '32801']);
  });

  test('[AG48] is nothing where nothing is known', () => {
    expect(jobOf([], services, undefined)).toEqual(anyJob);
    const items = [item('gone'), item('vans', { type: 'dropoff', city: 'Orlando' })];
    expect(jobOf(items, services, { country: 'CA', postalCode: '32801' })).toEqual({
      kinds: ['delivery'],
      zips: [],
    });
    expect(jobOf([], services, { country: 'US', postalCode: '328' }).zips).toEqual([]);
  });

  test.each([
    ['32801', '32801'],
    [' 32801-1234 ', '32801'],
    ['328011234', '32801'],
    ['3280', undefined],
    ['32801-12', undefined],
    ['M5V 2T6', undefined],
  ])('%j is %j', (text, zip) => {
    expect(zipIn(text)).toBe(zip);
  });
});

test('[AR12] more digits of a ZIP code lead to no other place, another country does', () => {
  const keys = ['32801', ' 32801-1234', '328011234'].map((postalCode) =>
    placeKey({ country: 'US', postalCode }),
  );
  expect(new Set(keys).size).toBe(1);
  expect(placeKey({ country: 'FR', postalCode: '32801' })).not.toBe(keys[0]);
  expect(placeKey({ country: 'GB', postalCode: 'SW1A 1AA' })).toBe('GB SW1A 1AA');
});

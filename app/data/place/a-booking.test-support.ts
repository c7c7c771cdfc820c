import { vi } from 'vitest';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { aLine, type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import type { BookInput } from './book-input.ts';

export const startAt = instantFromMs(Date.parse('2026-12-01T14:00:00Z'));
export const slot = { startAt, endAt: addMinutes(startAt, 60) };

export const input: BookInput = {
  ...slot,
  email: ' ana@sabal-test.com ',
  firstName: 'Ana',
  lastName: 'Ruiz',
  phone: '',
  address: { line1: '1 Palm Way', line2: ' ', city: 'Orlando', postalCode: '32801', country: '' },
  locale: 'es',
  expectedTotalCents: 10_000,
};

/** A device with one line in its cart, some days before the visit, whatever the day the tests run on. */
export async function deviceWithCart(): Promise<FakeServer> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T12:00:00Z') });
  vi.unstubAllGlobals();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const server = await freshDevice();
  await addToCart([aLine('Hall')]);
  return server;
}

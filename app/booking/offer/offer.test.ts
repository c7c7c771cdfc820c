import { expect, test } from 'vitest';
import { aService, rates } from './a-service.test-support.ts';
import { offeredPrice } from './offer.ts';

const service = aService();
const bedroom = service.products[0] ?? null;
const room = { id: 'a', options: [] };

test('[PR29] what a booking under edit keeps is offered at its booked price, anything else at today’s', () => {
  const bookedCents = ({ id }: { readonly id: string }) => (id === 'a' ? 4_000 : undefined);
  const offer = { service, rates, bookedCents };
  expect(offeredPrice(room, bedroom, offer).amountCents).toBe(4_000);
  expect(offeredPrice({ ...room, id: 'b' }, bedroom, offer).amountCents).toBe(4_500);
  expect(offeredPrice(room, bedroom, { service, rates }).amountCents).toBe(4_500);
});

test('[PR29] a kept price stands although a part of it is not sold any more', () => {
  const offer = { service, rates, bookedCents: () => 4_000 };
  const withGone = { ...room, options: [{ optionId: 'gone' }] };
  expect(offeredPrice(withGone, bedroom, offer)).toMatchObject({ amountCents: 4_000, withdrawn: false });
});

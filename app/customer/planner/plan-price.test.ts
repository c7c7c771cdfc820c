import { expect, test } from 'vitest';
import { setMode } from '#shared/delivery/plan/set-mode.ts';
import { toDeliveryMeta } from '#shared/delivery/plan/to-delivery-meta.ts';
import { sumCents } from '#shared/kernel/money.ts';
import { deliveryPricing } from '#shared/pricing/delivery-pricing.ts';
import { aPriceBook, deliveryId } from '../../../tests/support/a-price-book.ts';
import { aPlan, aRoute } from '../../booking/plan/a-plan.test-support.ts';
import { planPrice } from './plan-price.ts';

const { services, rates } = aPriceBook();
const service = services.get(deliveryId);
if (service === undefined) throw new Error('the price book sells no delivery');
const offer = { service, rates };

test('a routed delivery costs base and miles by their full length (D51)', () => {
  const price = planPrice(aPlan({ route: aRoute() }), offer);
  expect(price).toMatchObject({ kind: 'exact', amountCents: 1000 + 2345 });
  expect(sumCents(price.breakdown.map(({ cents }) => cents))).toBe(price.amountCents);
});

test.each([
  ['no road yet', null, 'from', 1000],
  ['an estimate of the server', aRoute({ estimated: true }), 'estimate', 3345],
  ['an estimate of this device', aRoute({ estimated: true, routeToken: undefined }), 'from', 1000],
  ['more than a hundred miles', aRoute({ distanceMiles: 100.01 }), 'quote', 0],
] as const)('%s', (_name, route, kind, amountCents) => {
  expect(planPrice(aPlan({ route }), offer)).toMatchObject({ kind, amountCents });
});

test('the price is that of the shared list of fees in either mode', () => {
  for (const mode of ['delivery', 'errand'] as const) {
    const plan = setMode(aPlan({ route: aRoute({ distanceMiles: 7.777 }) }), mode);
    expect(planPrice(plan, offer).amountCents).toBe(deliveryPricing(toDeliveryMeta(plan), rates).totalCents);
  }
});

test('[PR27][PR29] a delivery that a booking keeps is told at its booked price, without shares of today', () => {
  const plan = aPlan({ route: aRoute() });
  expect(planPrice(plan, { ...offer, bookedCents: () => 3_000 })).toMatchObject({
    ...{ kind: 'exact', amountCents: 3_000, breakdown: [], isAsBooked: true },
  });
  expect(planPrice(plan, { ...offer, bookedCents: () => 3_345 })).toMatchObject({ isAsBooked: false });
});

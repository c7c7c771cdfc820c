import { expect, test } from 'vitest';
import type { Instance } from '#shared/cart/instance.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { sumCents } from '#shared/kernel/money.ts';
import { priceInstance } from '#shared/pricing/price-instance.ts';
import { aService, rates } from './a-service.test-support.ts';
import { explainPrice } from './explain-price.ts';

function explained(service: Service, instance: Instance) {
  const product = service.products[0] ?? null;
  return explainPrice(priceInstance(instance, service, product, rates), instance, service, product);
}

test('base and options are told one by one', () => {
  const story = explained(aService(), {
    id: 'i',
    options: [{ optionId: 'size-small' }, { optionId: 'loose-pillows', qty: 2 }],
  });
  expect(story.baseCents).toBe(4500);
  expect(story.options.map(({ option, qty, cents }) => [option.slug, qty, cents])).toEqual([
    ['size-small', 1, -1000],
    ['loose-pillows', 2, 1200],
  ]);
  expect(story.amountCents).toBe(4700);
});

test('a flip counts once for every seat (decision 37)', () => {
  const service = aService({
    kind: 'upholstery',
    pricingType: 'UPHOLSTERY_SEATED',
    products: aService().products.map((product) => ({ ...product, minSeats: 3 })),
  });
  const story = explained(service, { id: 'i', seats: 4, options: [{ optionId: 'flip-seat' }] });
  expect(story.options.map(({ qty, cents }) => [qty, cents])).toEqual([[4, 2000]]);
});

test('a price that the floor at zero held up says so', () => {
  const cheap = aService().products.map((product) => ({ ...product, priceCents: 300 }));
  const story = explained(aService({ products: cheap }), { id: 'i', options: [{ optionId: 'size-small' }] });
  expect(story).toMatchObject({ baseCents: 300, floorCents: 700, amountCents: 0 });
});

test('for every set of options the addends make the amount that shared/pricing made', () => {
  const service = aService();
  for (let bits = 0; bits < 2 ** service.options.length; bits += 1) {
    const options = service.options
      .filter((_, index) => bits & (1 << index))
      .map((option) => ({ optionId: option.id }));
    const story = explained(service, { id: 'i', options });
    expect(story.baseCents + sumCents(story.options.map(({ cents }) => cents)) + story.floorCents).toBe(
      story.amountCents,
    );
  }
});

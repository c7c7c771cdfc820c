import { expect, test } from 'vitest';
import type { Service } from '#shared/catalogue/service.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import type { RequestDraft } from '../../../booking/request/request-draft.ts';
import { aBook, anOption, aProduct, aService } from '../../new-booking/a-call.test-support.ts';
import { type LineDraft, lineFaults, newLine, requestOf, sentItems, toItems } from './line-draft.ts';

const carpet = aService();
const tile = aService({ id: 'tile', kind: 'tile', options: [] });
const handyman = aService({ id: 'handyman', kind: 'handyman', products: [], options: [] });
const pavers = aService({ id: 'pavers', kind: 'pavers', products: [], options: [] });
const rentme = aService({ id: 'rentme', kind: 'rentme', products: [], options: [] });
const book = aBook(carpet, tile, handyman, pavers, rentme);

function aRequest(service: Service, change: Partial<RequestDraft> = {}): LineDraft {
  const line = newLine(() => service.id, service);
  return { ...line, request: { ...requestOf(line), ...change } };
}

const totalOf = (lines: Parameters<typeof toItems>[0]) =>
  priceCart({ items: toItems(lines, book), book, coupons: [], now: instantFromMs(0), stepMin: 30 });

test('a new line has what most people choose, and asks for the room', () => {
  const line = newLine(() => 'a', carpet);
  expect(line.options.map(({ optionId }) => optionId)).toEqual([
    'option size-regular',
    'option soil-regular',
  ]);
  expect(lineFaults(line, carpet)).toEqual(['product']);
  expect(lineFaults({ ...line, productId: 'bedroom' }, carpet)).toEqual([]);
});

test('the only product of a service is chosen already', () => {
  const one = aService({ products: [aProduct('office', 4_000)] });
  expect(newLine(() => 'a', one).productId).toBe('office');
});

test('a size is asked for only where one is sold', () => {
  const line = { ...newLine(() => 'a', carpet), productId: 'bedroom', options: [] };
  expect(lineFaults(line, carpet)).toEqual(['size', 'level']);
  const seats = aService({ kind: 'upholstery', options: [anOption('soil-regular', 0)] });
  expect(lineFaults(line, seats)).toEqual(['level']);
});

test('rooms alike are as many instances, priced by the shared rules', () => {
  const line = { ...newLine(() => 'a', carpet), productId: 'living', count: 3 };
  expect(totalOf([line]).totalCents).toBe(18_000);
  expect(sentItems([line], book)[0]?.instances).toHaveLength(3);
});

test('a tiled room has an area as it is typed in any common spelling', () => {
  const line = { ...newLine(() => 't', tile), productId: 'bedroom', sqft: '1 250' };
  expect(lineFaults(line, tile)).toEqual([]);
  expect(toItems([line], book)[0]?.instances[0]).toMatchObject({
    sqft: 1_250,
    soil: 'REGULAR',
    sealant: false,
  });
  for (const sqft of ['', '0', 'grand', '900000']) {
    expect(lineFaults({ ...line, sqft }, tile)).toEqual(['area']);
  }
});

test('what is sold by the hour needs a few words, a quote needs none', () => {
  expect(lineFaults(aRequest(handyman), handyman)).toEqual(['description']);
  const work = aRequest(handyman, {
    description: 'Monter une armoire',
    categories: ['furniture'],
    minutes: 80,
  });
  expect(lineFaults(work, handyman)).toEqual([]);
  expect(toItems([work], book)[0]?.instances[0]).toMatchObject({
    label: 'Monter une armoire',
    handymanMinutes: 80,
    handymanMeta: { categories: ['furniture'], description: 'Monter une armoire' },
  });
  expect(lineFaults(aRequest(pavers), pavers)).toEqual([]);
  expect(lineFaults(aRequest(pavers, { area: 'beaucoup', budget: -1 }), pavers)).toEqual(['area', 'budget']);
  expect(totalOf([aRequest(pavers)])).toMatchObject({ quote: true, totalCents: 0 });
});

test('staff write down whatever a customer can ask for, and the price follows', () => {
  const asked = { description: 'Porter des cartons', type: 'moving', minutes: 120, vehicle: true, miles: 12 };
  expect(toItems([aRequest(rentme, asked)], book)[0]?.instances[0]?.intake).toEqual({
    ...{ kind: 'rentme', description: 'Porter des cartons', serviceType: 'moving' },
    ...{ hoursWish: 2, vehicleRequired: true, milesEstimate: 12 },
  });
  const nearer = totalOf([aRequest(rentme, { ...asked, miles: 2 })]);
  expect(totalOf([aRequest(rentme, asked)]).totalCents).toBeGreaterThan(nearer.totalCents);
  const floor = { area: 400, condition: 'cracked', budget: 1_500 };
  expect(toItems([aRequest(pavers, floor)], book)[0]?.instances[0]?.intake).toEqual({
    ...{ kind: 'pavers', areaSqft: 400, areaCondition: 'cracked', budgetAmount: 1_500 },
  });
});

test('a service that is gone is not sent', () => {
  expect(sentItems([newLine(() => 'x', aService({ id: 'gone' }))], book)).toEqual([]);
});

test('an errand with a basket that is no amount is not booked without one; a delivery has none', () => {
  const delivery = aService({ id: 'delivery', kind: 'delivery', products: [], options: [] });
  const line = newLine(() => 'a', delivery);
  const typed = (mode: 'delivery' | 'errand') =>
    lineFaults({ ...line, basketTyped: '12o', ...(line.plan && { plan: { ...line.plan, mode } }) }, delivery);
  expect(typed('errand')).toContain('basket');
  expect(typed('delivery')).not.toContain('basket');
});

import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import { aBook, anOption, aProduct, aService } from '../../new-booking/a-call.test-support.ts';
import { lineFaults, newLine, sentItems, toItems } from './line-draft.ts';

const carpet = aService();
const tile = aService({ id: 'tile', kind: 'tile', options: [] });
const handyman = aService({ id: 'handyman', kind: 'handyman', products: [], options: [] });
const pavers = aService({ id: 'pavers', kind: 'pavers', products: [], options: [] });
const book = aBook(carpet, tile, handyman, pavers);
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
  expect(
    lineFaults(
      newLine(() => 'h', handyman),
      handyman,
    ),
  ).toEqual(['description']);
  const work = { ...newLine(() => 'h', handyman), description: 'Monter une armoire', minutes: 80 };
  expect(lineFaults(work, handyman)).toEqual([]);
  expect(toItems([work], book)[0]?.instances[0]).toMatchObject({
    handymanMinutes: 80,
    handymanMeta: { description: 'Monter une armoire' },
  });
  expect(
    lineFaults(
      newLine(() => 'p', pavers),
      pavers,
    ),
  ).toEqual([]);
  expect(lineFaults({ ...newLine(() => 'p', pavers), sqft: 'beaucoup' }, pavers)).toEqual(['area']);
  expect(totalOf([newLine(() => 'p', pavers)])).toMatchObject({ quote: true, totalCents: 0 });
});

test('a service that is gone is not sent', () => {
  expect(sentItems([newLine(() => 'x', aService({ id: 'gone' }))], book)).toEqual([]);
});

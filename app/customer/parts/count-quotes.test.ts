import { expect, test } from 'vitest';
import type { CartItem } from '#shared/cart/cart.ts';
import { priceBook } from '#shared/catalogue/price-book.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import { aService, rates } from './a-service.test-support.ts';
import { countQuotes } from './count-quotes.ts';

const epoxy = aService({ id: 'epoxy', kind: 'epoxy', pricingType: 'QUOTE', products: [], options: [] });
const book = priceBook(1, [aService(), epoxy], rates);

function anItem(serviceId: string, productId: string | null, ...ids: readonly string[]): CartItem {
  return { id: serviceId, serviceId, productId, instances: ids.map((id) => ({ id, options: [] })) };
}

test('each request to be quoted counts, what has a price does not (decision 46)', () => {
  const items = [anItem('epoxy', null, 'a', 'b'), anItem('carpet', 'bedroom', 'c')];
  const { lines } = priceCart({ items, book, coupons: [], now: instantFromMs(0), stepMin: 30 });
  expect(countQuotes(lines)).toBe(2);
});

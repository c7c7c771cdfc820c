import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { Product } from '#shared/catalogue/product.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';

/** Stands for a line that no cart keeps; prices do not look at ids. */
const SAMPLE_ID = '00000000-0000-4000-8000-000000000000';

type Prices = { readonly book: PriceBook; readonly fetchedAt: Instant; readonly stepMin: number };

/**
 * The "from" of a card: what the cart would ask for the cheapest product alone, with the usual size and level, the
 * tile minimum and the first hour included. Undefined for quotes (D304).
 */
export function fromPriceCents(service: Service, prices: Prices): Cents | undefined {
  const products = service.products.length > 0 ? service.products : [null];
  const amounts = products
    .map((product) => priceOf(service, product, prices))
    .filter((cents) => cents !== undefined);
  return amounts.length > 0 ? Math.min(...amounts) : undefined;
}

function priceOf(service: Service, product: Product | null, prices: Prices): Cents | undefined {
  const item = {
    id: SAMPLE_ID,
    serviceId: service.id,
    productId: product?.id ?? null,
    instances: [{ id: SAMPLE_ID, options: [], ...serviceKinds[service.kind].least }],
  };
  const { lines } = priceCart({
    items: [item],
    book: prices.book,
    coupons: [],
    now: prices.fetchedAt,
    stepMin: prices.stepMin,
  });
  const line = lines[0];
  return line && !line.quote && !line.withdrawn ? line.amountCents : undefined;
}

import type { CartItem } from '#shared/cart/cart.ts';
import type { Instance } from '#shared/cart/instance.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { Product } from '#shared/catalogue/product.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { sumCents } from '#shared/kernel/money.ts';
import type { InstancePrice, Totals, TotalsLine } from '#shared/pricing/totals.ts';

/** One configured thing with its price and its place in the line. */
export interface CartEntry {
  readonly item: CartItem;
  readonly instance: Instance;
  /** Position in its line. */
  readonly index: number;
  readonly product: Product | null;
  readonly line: TotalsLine;
  readonly price: InstancePrice;
}

/** Everything of one service, as the cart shows it together. */
export interface CartGroup {
  readonly serviceId: Id;
  /** `undefined`: no longer in the catalogue. */
  readonly service: Service | undefined;
  readonly entries: readonly CartEntry[];
  readonly baseCents: number;
  readonly optionsCents: number;
  readonly totalCents: number;
  /** What a minimum job added to the sum of the entries, inside `baseCents` (D28). */
  readonly topUpCents: number;
  readonly quote: boolean;
  readonly provisional: boolean;
  readonly withdrawn: boolean;
}

/**
 * Services in the order in which they came into the cart, those to be quoted last; sums are those of `totals`, added
 * up and never remade.
 */
export function groupCart(items: readonly CartItem[], totals: Totals, book: PriceBook): readonly CartGroup[] {
  const lines = new Map(totals.lines.map((line) => [line.cartItemId, line]));
  const serviceIds = [...new Set(items.map((item) => item.serviceId))];
  const groups = serviceIds.map((serviceId) => {
    const service = book.services.get(serviceId);
    const entries = items
      .filter((item) => item.serviceId === serviceId)
      .flatMap((item) => entriesOf(item, lines.get(item.id), service));
    const mine = [...new Set(entries.map((entry) => entry.line))];
    const totalCents = sumCents(mine.map((line) => line.amountCents));
    return {
      serviceId,
      service,
      entries,
      baseCents: sumCents(mine.map((line) => line.parts.productBaseCents)),
      optionsCents: sumCents(mine.map((line) => line.parts.optionsSumCents)),
      totalCents,
      topUpCents: totalCents - sumCents(entries.map((entry) => entry.price.amountCents)),
      quote: mine.every((line) => line.quote),
      provisional: mine.some((line) => line.provisional),
      withdrawn: mine.some((line) => line.withdrawn),
    };
  });
  return [...groups.filter((group) => !group.quote), ...groups.filter((group) => group.quote)];
}

/** Whether a form can show it: none knows a product that is no longer sold, also where its booked price stays (PR29). */
export function hasForm({ item, product, line }: CartEntry): boolean {
  return product !== null || (item.productId === null && !line.withdrawn);
}

function entriesOf(
  item: CartItem,
  line: TotalsLine | undefined,
  service: Service | undefined,
): readonly CartEntry[] {
  if (line === undefined) return [];
  const product = service?.products.find((sold) => sold.id === item.productId) ?? null;
  return item.instances.flatMap((instance, index) => {
    const price = line.instances.find((one) => one.instanceId === instance.id);
    return price === undefined ? [] : [{ item, instance, index, product, line, price }];
  });
}

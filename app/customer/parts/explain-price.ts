import { countOptions } from '#shared/cart/count-options.ts';
import type { Instance } from '#shared/cart/instance.ts';
import { countSeats, seatRule } from '#shared/cart/seat-rule.ts';
import { type Option, optionGroup } from '#shared/catalogue/option.ts';
import type { Product } from '#shared/catalogue/product.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { type Cents, sumCents } from '#shared/kernel/money.ts';
import type { InstancePrice } from '#shared/pricing/totals.ts';

interface OptionPart {
  readonly option: Option;
  readonly qty: number;
  readonly cents: Cents;
}

export interface PriceStory {
  readonly baseCents: Cents;
  readonly options: readonly OptionPart[];
  /** What the floor at zero gave back; 0 otherwise. */
  readonly floorCents: Cents;
  readonly amountCents: Cents;
}

/** The addends of a price that shared/pricing made, in the order shown. They always add up to its amount. */
export function explainPrice(
  price: InstancePrice,
  instance: Instance,
  service: Service,
  product: Product | null,
): PriceStory {
  const options = countOptions(instance.options, service).counted.map(({ option, qty }) => {
    const counted = optionUnits(option, qty, instance, service, product);
    return { option, qty: counted, cents: option.priceCents * counted };
  });
  return {
    baseCents: price.productBaseCents,
    options,
    floorCents: price.optionsSumCents - sumCents(options.map((part) => part.cents)),
    amountCents: price.amountCents,
  };
}

/** How often an option's price counts: a flip once for every seat (decision 37), an extra by its number, others once. */
export function optionUnits(
  option: Option,
  qty: number,
  instance: Pick<Instance, 'seats'>,
  service: Service,
  product: Product | null,
): number {
  return optionGroup(option.slug) === 'flip' ? countSeats(instance.seats, seatRule(service, product)) : qty;
}

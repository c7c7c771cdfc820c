import { countOptions } from '../cart/count-options.ts';
import type { Instance } from '../cart/instance.ts';
import { countSeats, seatRule } from '../cart/seat-rule.ts';
import { type Option, optionGroup } from '../catalogue/option.ts';
import type { Product } from '../catalogue/product.ts';
import type { Service } from '../catalogue/service.ts';
import { type PriceParts, roundParts } from './parts.ts';
import { extraSeatsCents } from './upholstery.ts';

/**
 * PR7-PR11, A§9 "General item price": carpet, general cleaning and, with its seats, upholstery.
 * The product's price and its extra seats are the base; everything chosen is the options' sum.
 */
export function priceGeneral(instance: Instance, service: Service, product: Product | null): PriceParts {
  const rule = seatRule(service, product);
  const seats = countSeats(instance.seats, rule);
  const base = (product?.priceCents ?? service.basePriceCents) + extraSeatsCents(seats, rule);
  const { counted } = countOptions(instance.options, service);
  const options = counted.reduce((sum, { option, qty }) => sum + optionCents(option, qty, seats), 0);
  return roundParts(base, options);
}

/** Flip options are priced for all seats, whatever qty the client sent (decision 37). */
function optionCents(option: Option, qty: number, seats: number): number {
  return option.priceCents * (optionGroup(option.slug) === 'flip' ? seats : qty);
}

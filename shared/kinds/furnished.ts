import { countOptions } from '../cart/count-options.ts';
import type { Instance } from '../cart/instance.ts';
import { countSeats, type SeatRule, seatRule } from '../cart/seat-rule.ts';
import type { Product } from '../catalogue/product.ts';
import type { Service } from '../catalogue/service.ts';
import { type Addend, baseAddend, optionsAddend } from './addends.ts';
import { optionUnits } from './option-units.ts';

/**
 * PR7-PR11, D312: carpet, general cleaning and, with its seats, upholstery.
 * The product's price and its extra seats are the base; everything chosen is the options' sum.
 */
export function furnishedAddends(
  instance: Instance,
  service: Service,
  product: Product | null,
): readonly Addend[] {
  const rule = seatRule(service, product);
  const seats = countSeats(instance.seats, rule);
  const { counted } = countOptions(instance.options, service);
  return [
    baseAddend('product', 1, product?.priceCents ?? service.basePriceCents),
    baseAddend('extraSeats', extraSeats(seats, rule), rule.extraSeatCents),
    ...counted.map(({ option, qty }): Addend => {
      const units = optionUnits(option, qty, seats);
      return { ...optionsAddend('option', units, option.priceCents), option };
    }),
  ];
}

/** PR8, D35: how many seats cost the increment, those above the included ones. */
export function extraSeats(seats: number, rule: SeatRule): number {
  return Math.max(0, seats - rule.minSeats);
}

import { type Option, optionGroup } from '../catalogue/option.ts';

/**
 * How often an option's price counts: a flip once for every charged seat, whatever quantity was sent (PR10,
 * D37), a per-unit extra by its number, any other once. `qty` is the one `countOptions` gives.
 */
export function optionUnits(option: Option, qty: number, seats: number): number {
  return optionGroup(option.slug) === 'flip' ? seats : qty;
}

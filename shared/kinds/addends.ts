import type { Option } from '../catalogue/option.ts';

/** What one share of a price pays for; `option` names the option itself. */
type AddendName =
  | 'product'
  | 'extraSeats'
  | 'option'
  | 'tileRoom'
  | 'area'
  | 'deepSoil'
  | 'sealant'
  | 'firstHour'
  | 'moreMinutes'
  | 'moreHours'
  | 'miles'
  | 'delivery'
  | 'errand'
  | 'morePickups';

/** One share of an instance's price before rounding: what it is for, how much of it, and exact cents. */
export interface Addend {
  readonly name: AddendName;
  /** Base or options' sum of the line (SPEC.md, "Words"). */
  readonly side: 'base' | 'options';
  /** In the unit of its name: seats, square feet, minutes, hours, miles, pieces. */
  readonly qty: number;
  /** What one costs, as it is told; of minutes and hours, an hour. */
  readonly eachCents: number;
  /** May hold a fraction of a cent: only their sum is rounded (PR2). */
  readonly cents: number;
  readonly option?: Option | undefined;
}

/** A share of the base; `eachCents` is the price of one. */
export function baseAddend(name: AddendName, qty: number, eachCents: number): Addend {
  return { name, side: 'base', qty, eachCents, cents: qty * eachCents };
}

/** A share of the options' sum. */
export function optionsAddend(name: AddendName, qty: number, eachCents: number): Addend {
  return { name, side: 'options', qty, eachCents, cents: qty * eachCents };
}

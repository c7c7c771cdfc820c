import { exactCents } from '#shared/kernel/exact-cents.ts';
import { toCents } from '#shared/kernel/money.ts';
import { PRICE_MAX, priceFault, rateFault } from '#shared/pricing/price-terms.ts';
import { readNumber } from '../../ui/fields/read-number.ts';
import type { PriceRow } from './price-rows.ts';

/** What was typed into a price, and the price (dollars) it was typed over: another one now is a conflict. */
export interface PriceEdit {
  readonly text: string;
  readonly base: number;
}
export type PriceEdits = Readonly<Record<string, PriceEdit>>;

export type PriceFault = 'invalid' | 'tooFine' | 'tooSmall' | 'tooLarge';

export interface JudgedEdit {
  readonly row: PriceRow;
  readonly text: string;
  /** Dollars; undefined with a fault. */
  readonly price: number | undefined;
  readonly fault: PriceFault | undefined;
  /** Other staff have saved another price since this one was typed over (D154). */
  readonly conflict: boolean;
  /** Of the saved price; null where that is 0. */
  readonly percent: number | null;
}

/** A larger step is more often a slip of the finger than a decision: it is asked about once. */
const BIG_PERCENT = 30;

/** Dollars with a comma or a point; what is wrong with them is what the server would say (PR32). */
export function readPrice(text: string, row: PriceRow): { price: number } | { fault: PriceFault } {
  const price = readNumber(text);
  if (price === undefined) return { fault: 'invalid' };
  if (exactCents(price) === undefined) return { fault: 'tooFine' };
  const fault = row.type === 'settings' ? rateFault(row.rate, price) : priceFault(row.type, price, row.price);
  return fault === undefined ? { price } : { fault: faultOf[fault] };
}

const faultOf = { invalid: 'invalid', too_small: 'tooSmall', too_large: 'tooLarge' } as const;

/** `undefined` when there is nothing to save: no edit, or one that says the price as it is. */
export function judgeEdit(row: PriceRow, edit: PriceEdit | undefined): JudgedEdit | undefined {
  if (edit === undefined) return undefined;
  const read = readPrice(edit.text, row);
  const conflict = toCents(row.price) !== toCents(edit.base);
  if ('fault' in read) {
    return { row, text: edit.text, price: undefined, fault: read.fault, conflict, percent: null };
  }
  if (toCents(read.price) === toCents(row.price)) return undefined;
  const percent = percentChange(row.price, read.price);
  return { row, text: edit.text, price: read.price, fault: undefined, conflict, percent };
}

export function judgeEdits(rows: readonly PriceRow[], edits: PriceEdits): ReadonlyMap<string, JudgedEdit> {
  return new Map(
    rows.flatMap((row) => {
      const judged = judgeEdit(row, edits[row.key]);
      return judged ? [[row.key, judged] as const] : [];
    }),
  );
}

export function isBig({ row, price, percent }: JudgedEdit): boolean {
  if (price === undefined) return false;
  return percent === null ? price !== row.price : Math.abs(percent) > BIG_PERCENT;
}

/** Signed, of the size of what was, so that an option of −10 that becomes −12 falls by 20. */
function percentChange(from: number, to: number): number | null {
  return from === 0 ? null : ((to - from) / Math.abs(from)) * 100;
}

export type Rounding = 'cent' | 'half' | 'dollar';
const stepOf = { cent: 1, half: 50, dollar: 100 } as const;

/**
 * A price raised or lowered by percents, to the nearest step, or to the cent where that step would leave nothing of it:
 * what costs something goes on costing something.
 */
export function raisedPrice(row: PriceRow, percent: number, rounding: Rounding): number {
  const cents = toCents(row.price);
  const step = stepOf[rounding];
  const exact = cents * (1 + percent / 100);
  const raised = Math.round(exact / step) * step;
  const kept = cents > 0 && raised === 0 ? Math.max(Math.round(exact), 1) : raised;
  return Math.min(PRICE_MAX * 100, kept) / 100;
}

/** What is still in hand once these were saved: what was typed since, over the price that was saved. */
export function settledEdits(edits: PriceEdits, saved: readonly JudgedEdit[]): PriceEdits {
  return Object.fromEntries(
    Object.entries(edits).flatMap(([key, edit]) => {
      const sent = saved.find(({ row }) => row.key === key);
      if (sent?.price === undefined) return [[key, edit] as const];
      return edit.text === sent.text ? [] : [[key, { ...edit, base: sent.price }] as const];
    }),
  );
}

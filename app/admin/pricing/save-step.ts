import type { PricingView } from '#shared/api/admin/pricing.ts';
import { ratesFromWire, someRatesToWire } from '#shared/api/rates.ts';
import { type Rates, rateNames } from '#shared/catalogue/rates.ts';
import { toCents } from '#shared/kernel/money.ts';
import {
  changePrice,
  changeRates,
  currentPrice,
  currentRates,
} from '../../data/staff/commands/change-prices.ts';
import type { JudgedEdit } from './price-edits.ts';
import { type CatalogueRow, withPrice } from './price-rows.ts';

/** One call: a price, or all rates together. */
export type Step =
  | { readonly is: 'price'; readonly row: CatalogueRow; readonly price: number }
  | {
      readonly is: 'rates';
      readonly keys: readonly string[];
      readonly rates: Partial<Rates>;
    };

export interface Outcome {
  readonly view: PricingView;
  readonly result: 'saved' | 'conflict' | { readonly code: string };
}

export function stepsOf(judged: readonly JudgedEdit[]): readonly Step[] {
  const rates = judged.flatMap(({ row, price }) =>
    row.type === 'settings' && price !== undefined ? [{ row, price }] : [],
  );
  const prices = judged.flatMap(({ row, price }): Step[] =>
    row.type !== 'settings' && price !== undefined ? [{ is: 'price', row, price }] : [],
  );
  if (rates.length === 0) return prices;
  const keys = rates.map(({ row }) => row.key);
  return [
    {
      is: 'rates',
      keys,
      rates: Object.fromEntries(rates.map(({ row, price }) => [row.rate, toCents(price)])),
    },
    ...prices,
  ];
}

export function keysOf(step: Step): readonly string[] {
  return step.is === 'price' ? [step.row.key] : step.keys;
}

/** Answers what the prices are now, saved or not. */
export function saveStep(view: PricingView, step: Step): Promise<Outcome> {
  return step.is === 'price' ? savePrice(view, step) : saveRates(view, step, view.settings.version);
}

async function savePrice(
  view: PricingView,
  { row, price }: Extract<Step, { is: 'price' }>,
): Promise<Outcome> {
  const answer = await changePrice(row.type, row.id, price, row.version);
  if (answer.ok) return { view: withPrice(view, row, answer.body), result: 'saved' };
  const current = answer.code === 'pricing.changed' ? currentPrice(answer.body) : undefined;
  if (current === undefined) return { view, result: { code: answer.code } };
  // Other staff saved the very same price: nothing is left to decide.
  const result = current.price === price ? 'saved' : 'conflict';
  return { view: withPrice(view, row, current), result };
}

/** Another rate may have moved the version of all: only a rate of ours that changed is a conflict. */
async function saveRates(
  view: PricingView,
  step: Extract<Step, { is: 'rates' }>,
  expectedVersion: number,
): Promise<Outcome> {
  const answer = await changeRates({ ...someRatesToWire(step.rates, 'staff'), expectedVersion });
  if (answer.ok) return { view: { ...view, settings: answer.body }, result: 'saved' };
  const current = answer.code === 'pricing.changed' ? currentRates(answer.body) : undefined;
  if (current === undefined) return { view, result: { code: answer.code } };
  const next = { ...view, settings: current };
  const [seen, theirs] = [ratesFromWire(view.settings, 'staff'), ratesFromWire(current, 'staff')];
  const sameBefore = rateNames.every((name) => step.rates[name] === undefined || seen[name] === theirs[name]);
  if (sameBefore && current.version !== expectedVersion) return saveRates(next, step, current.version);
  return { view: next, result: 'conflict' };
}

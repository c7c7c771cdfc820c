import { type Option, optionGroup } from '../catalogue/option.ts';
import type { Service } from '../catalogue/service.ts';
import type { ChosenOption } from './instance.ts';
import { UNIT_QTY_MAX } from './limits.ts';

export interface CountedOption {
  readonly option: Option;
  /** How many are asked for; always 1 except for per-unit options. Flip options are 1 here and follow the seats in the price. */
  readonly qty: number;
}

export interface CountedOptions {
  readonly counted: readonly CountedOption[];
  /** Choices this service does not sell (any more), as given. */
  readonly unknown: readonly ChosenOption[];
}

/**
 * Which options of an instance count, in the order first chosen (CM6-CM9): per-unit quantities of one option
 * add up, any other option counts once whatever its qty says, and of several sizes or soils the last given
 * counts, because the last tap is what the person saw selected.
 */
export function countOptions(chosen: readonly ChosenOption[], service: Service): CountedOptions {
  const counted = new Map<string, CountedOption>();
  const unknown: ChosenOption[] = [];
  for (const choice of chosen) {
    const option = service.options.find((offered) => offered.id === choice.optionId);
    if (option === undefined) unknown.push(choice);
    else addChoice(counted, option, choice.qty);
  }
  return { counted: [...counted.values()], unknown };
}

function addChoice(counted: Map<string, CountedOption>, option: Option, askedQty: number | undefined): void {
  const group = optionGroup(option.slug);
  if (group === 'unit') {
    const qty = Math.min((counted.get(option.id)?.qty ?? 0) + unitQty(askedQty), UNIT_QTY_MAX);
    if (qty > 0) counted.set(option.id, { option, qty });
    return;
  }
  if (group === 'size' || group === 'soil') {
    for (const [id, other] of counted) if (optionGroup(other.option.slug) === group) counted.delete(id);
  }
  counted.set(option.id, { option, qty: 1 });
}

/** D38: an explicit 0 (or less) is "not chosen"; missing or not a number is 1. */
function unitQty(qty: unknown): number {
  if (typeof qty !== 'number' || !Number.isFinite(qty)) return 1;
  return Math.max(0, Math.min(Math.floor(qty), UNIT_QTY_MAX));
}

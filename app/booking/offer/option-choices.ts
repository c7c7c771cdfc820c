import { countOptions } from '#shared/cart/count-options.ts';
import type { ChosenOption } from '#shared/cart/instance.ts';
import { type Option, type OptionGroup, optionGroup } from '#shared/catalogue/option.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';

/** The options of one instance as a form holds them: single choices apart from ticks and numbers (D157). */
export interface OptionChoices {
  readonly sizeId: Id | null;
  readonly levelId: Id | null;
  /** Treatments, services and flips, in the order of the catalogue. */
  readonly ticked: readonly Id[];
  /** Per-unit extras; 0 and missing are the same. */
  readonly quantities: Readonly<Record<Id, number>>;
}

export const noChoices: OptionChoices = { sizeId: null, levelId: null, ticked: [], quantities: {} };

export function optionsOf(service: Service, group: OptionGroup): readonly Option[] {
  return service.options.filter((option) => optionGroup(option.slug) === group);
}

/** The commonest size and level, marked "most chosen" on screen. */
const mostChosenSlugs = ['size-regular', 'soil-regular'];

export function isMostChosen(option: Option): boolean {
  return mostChosenSlugs.includes(option.slug);
}

export function usualChoices(service: Service): OptionChoices {
  const usual = (group: OptionGroup) => optionsOf(service, group).find(isMostChosen)?.id ?? null;
  return { ...noChoices, sizeId: usual('size'), levelId: usual('soil') };
}

/** Reads what an instance carries. Options that are no longer sold are left behind (D77). */
export function readChoices(options: readonly ChosenOption[], service: Service): OptionChoices {
  const { counted } = countOptions(options, service);
  const inGroups = (...groups: readonly OptionGroup[]) =>
    counted.filter(({ option }) => groups.includes(optionGroup(option.slug)));
  return {
    sizeId: inGroups('size')[0]?.option.id ?? null,
    levelId: inGroups('soil')[0]?.option.id ?? null,
    ticked: inGroups('treatment', 'service', 'flip').map(({ option }) => option.id),
    quantities: Object.fromEntries(inGroups('unit').map(({ option, qty }) => [option.id, qty])),
  };
}

/** In the order of the catalogue, so that equal choices are equal lists. A quantity of 0 is left out (D38). */
export function toOptions(choices: OptionChoices, service: Service): readonly ChosenOption[] {
  return service.options.flatMap((option): ChosenOption[] => {
    const { id } = option;
    if (optionGroup(option.slug) === 'unit') {
      const qty = choices.quantities[id] ?? 0;
      return qty > 0 ? [{ optionId: id, qty }] : [];
    }
    const isChosen = id === choices.sizeId || id === choices.levelId || choices.ticked.includes(id);
    return isChosen ? [{ optionId: id }] : [];
  });
}

/** Rooms come in sizes; a piece of furniture is its own size, and its seats say the rest. */
export function sellsSizes(service: Service): boolean {
  return serviceKinds[service.kind].form !== 'pieces';
}

/** True when a level and, for rooms, a size are chosen, of those that are sold (D305, D395). */
export function isComplete(choices: OptionChoices, service: Service): boolean {
  const needsLevel = optionsOf(service, 'soil').length > 0;
  const needsSize = sellsSizes(service) && optionsOf(service, 'size').length > 0;
  return (choices.levelId !== null || !needsLevel) && (choices.sizeId !== null || !needsSize);
}

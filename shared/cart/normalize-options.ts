import { optionGroup } from '../catalogue/option.ts';
import type { Service } from '../catalogue/service.ts';
import type { ChosenOptionDraft } from './cart-item-draft.ts';
import { countOptions } from './count-options.ts';
import type { ChosenOption } from './instance.ts';

/**
 * CM6-CM9: the choices that count, with a number only where the price reads one. Unknown options stay, so that the
 * line is shown as no longer offered instead of quietly getting cheaper (D77).
 */
export function normalizeOptions(
  drafts: readonly ChosenOptionDraft[],
  service: Service | undefined,
): readonly ChosenOption[] {
  const chosen = drafts.map(({ optionId, qty }) =>
    typeof qty === 'number' ? { optionId, qty } : { optionId },
  );
  if (service === undefined) return chosen;
  const { counted, unknown } = countOptions(chosen, service);
  const known = counted.map(({ option, qty }) =>
    optionGroup(option.slug) === 'unit' ? { optionId: option.id, qty } : { optionId: option.id },
  );
  return [...known, ...unknown];
}

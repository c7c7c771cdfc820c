import * as z from 'zod/mini';
import type { Instance } from '#shared/cart/instance.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { type OptionChoices, readChoices, toOptions } from '../../../booking/offer/option-choices.ts';
import { useDraft } from '../../../frame/use-draft.ts';

/** Options chosen in the dialog and not saved; one of each unless told. */
const draftSchema = z.object({
  options: z.array(z.object({ optionId: z.string(), qty: z.optional(z.number()) })),
});

/** Choices of the dialog: those of the cart, or what was chosen and not saved when it was left (LC113). */
export function useOptionDraft(instance: Instance, service: Service) {
  const draft = useDraft<z.infer<typeof draftSchema> | undefined>(
    `options:${instance.id}`,
    draftSchema,
    undefined,
  );
  const inCart = readChoices(instance.options, service);
  const choices = draft.value ? readChoices(draft.value.options, service) : inCart;
  return {
    choices,
    isRestored: draft.isRestored && !isSame(choices, inCart, service),
    choose: (chosen: OptionChoices) => draft.change(() => ({ options: [...toOptions(chosen, service)] })),
    startOver: () => void draft.clear(),
  };
}

function isSame(some: OptionChoices, others: OptionChoices, service: Service): boolean {
  return JSON.stringify(toOptions(some, service)) === JSON.stringify(toOptions(others, service));
}

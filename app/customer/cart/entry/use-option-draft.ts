import { useState } from 'react';
import * as z from 'zod/mini';
import type { Instance } from '#shared/cart/instance.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { type OptionChoices, readChoices, toOptions } from '../../../booking/offer/option-choices.ts';
import { clearDraft } from '../../../data/drafts/clear-draft.ts';
import { readDraft } from '../../../data/drafts/read-draft.ts';
import { saveDraft } from '../../../data/drafts/save-draft.ts';
import { useWhenLoaded } from '../../../ui/use-loaded.ts';

/** Options chosen in the dialog and not saved; 1 of each unless told. */
const draftSchema = z.object({
  options: z.array(z.object({ optionId: z.string(), qty: z._default(z.number(), 1) })),
});

/** Choices of the dialog: those of the cart, or what was chosen and not saved when it was left (LC113). */
export function useOptionDraft(open: boolean, instance: Instance, service: Service) {
  const draftKey = `options:${instance.id}`;
  const [changed, setChanged] = useState<OptionChoices>();
  const [isRestored, setRestored] = useState(false);
  const inCart = readChoices(instance.options, service);
  useWhenLoaded(
    () => {
      // Every opening starts from what is stored; newer prices meanwhile take nothing away.
      setChanged(undefined);
      setRestored(false);
      return open ? readDraft(draftKey, draftSchema) : undefined;
    },
    (draft) => {
      if (draft === undefined) return;
      const choices = readChoices(draft.options, service);
      if (isSame(choices, inCart, service)) return;
      setChanged((now) => now ?? choices);
      setRestored(true);
    },
    [open, draftKey],
  );
  return {
    choices: changed ?? inCart,
    isRestored,
    choose: (choices: OptionChoices) => {
      setChanged(choices);
      setRestored(false);
      saveDraft(draftKey, { options: toOptions(choices, service) });
    },
    startOver: () => {
      setChanged(undefined);
      setRestored(false);
      void clearDraft(draftKey);
    },
  };
}

function isSame(some: OptionChoices, others: OptionChoices, service: Service): boolean {
  return JSON.stringify(toOptions(some, service)) === JSON.stringify(toOptions(others, service));
}

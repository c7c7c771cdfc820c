import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { Cents } from '#shared/kernel/money.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import { saveDraft } from '../../local/commands/save-draft.ts';
import type { LocalCart } from '../../local/reads/cart.ts';
import { readDraft } from '../../local/reads/draft.ts';
import type { seenTotalShape } from './seen-total-shape.ts';

const SEEN_KEY = 'seen:cart-total';
const seenShape = async () => (await import('./seen-total-shape.ts')).seenTotalShape;
type Seen = z.infer<typeof seenTotalShape>;

export interface PriceConsent {
  /** The same things cost something else than when they were last looked at; a rise waits for a tap. */
  readonly change:
    | { readonly beforeCents: Cents; readonly afterCents: Cents; readonly risen: boolean }
    | undefined;
  readonly agree: () => void;
}

/**
 * Prices are live until booking; when the price of an unchanged cart moves, old and new are shown and a rise must be
 * agreed to (decision 40). Promotions come and go by their own rules and are told beside their code.
 */
export function usePriceConsent(cart: LocalCart, totals: Totals): PriceConsent {
  const [seen, setSeen] = useState<Seen | null>();
  const choices = JSON.stringify([cart.id, cart.items]);
  const { subtotalCents } = totals;
  useEffect(() => {
    void readDraft(SEEN_KEY, seenShape).then((known) => setSeen(known ?? null));
  }, []);
  const note = (next: Seen) => {
    saveDraft(SEEN_KEY, next);
    setSeen(next);
  };
  const isNew = seen !== undefined && seen?.choices !== choices;
  useEffect(() => {
    if (isNew) note({ choices, subtotalCents });
  });
  if (!seen || isNew || seen.subtotalCents === subtotalCents)
    return { change: undefined, agree: () => undefined };
  const risen = subtotalCents > seen.subtotalCents;
  return {
    change: { beforeCents: seen.subtotalCents, afterCents: subtotalCents, risen },
    agree: () => note({ choices, subtotalCents }),
  };
}

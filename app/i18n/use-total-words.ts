import { useTranslation } from 'react-i18next';
import type { Cents } from '#shared/kernel/money.ts';
import type { OpenPart } from '#shared/pricing/open-part.ts';
import { useFormat } from './use-format.ts';

/** Of a cart, or of a booking, whose older copies say nothing of it. */
type Open = { readonly [Part in keyof OpenPart]?: OpenPart[Part] | undefined };

/** How a total and what it leaves open are told wherever a cart or a booking is (PR40). */
export function useTotalWords() {
  const { t } = useTranslation('shell');
  const { money } = useFormat();
  const amount = (cents: Cents, { provisional }: Open) =>
    provisional ? t('total.from', { total: money(cents) }) : money(cents);
  return {
    /** "Total", "Estimated total so far". */
    label: ({ estimate, toQuote = 0 }: Open & { readonly estimate: boolean }) => {
      if (toQuote > 0) return estimate ? t('total.estimatedSoFar') : t('total.soFar');
      return estimate ? t('total.estimated') : t('total.whole');
    },
    /** "$45", "from $20": beside its label. */
    amount,
    /** "$45 so far": where the sum stands alone. */
    sum: (cents: Cents, open: Open) =>
      (open.toQuote ?? 0) > 0 ? t('total.part', { total: amount(cents, open) }) : amount(cents, open),
    /** "plus 2 items to be quoted"; undefined where nothing is. */
    plus: ({ toQuote = 0 }: Open) => (toQuote > 0 ? t('total.plus', { count: toQuote }) : undefined),
  };
}

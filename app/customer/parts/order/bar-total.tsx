import { useTranslation } from 'react-i18next';
import type { Cents } from '#shared/kernel/money.ts';
import { openPart } from '#shared/pricing/open-part.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import { useTotalWords } from '../../../i18n/use-total-words.ts';
import { PriceTag } from '../../../ui/layout/price-tag.tsx';

type BarTotalProps = {
  totals: Totals;
  totalCents: Cents;
  /** What the total is. */
  label: string;
};

/** `<BarTotal totals totalCents label>` What a bar under the thumb says of a cart: the sum, what it is, what it leaves open. */
export function BarTotal({ totals, totalCents, label }: BarTotalProps) {
  const { t } = useTranslation('cart');
  const words = useTotalWords();
  const open = openPart(totals.lines);
  const plus = words.plus(open);
  if (totals.quote)
    return (
      <>
        <strong>{t('summary.quote')}</strong>
        <small className="soft">{t('summary.noCharge')}</small>
      </>
    );
  return (
    <>
      <PriceTag
        text={words.amount(totalCents, open)}
        amount={totalCents}
        textOf={(cents) => words.amount(cents, open)}
        size="l"
      />
      <small className="soft">{label}</small>
      {plus && <small className="soft">{plus}</small>}
    </>
  );
}

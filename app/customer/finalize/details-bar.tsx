import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cents } from '#shared/kernel/money.ts';
import { openPart } from '#shared/pricing/open-part.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import { useTotalWords } from '../../i18n/use-total-words.ts';
import { PriceTag } from '../../ui/layout/price-tag.tsx';
import { StickyBar } from '../../ui/layout/sticky-bar.tsx';
import styles from './finalize.module.css';

type DetailsBarProps = {
  totals: Totals;
  totalCents: Cents;
  /** What the total is. */
  label: string;
  action: ReactNode;
};

/** `<DetailsBar totals totalCents label action>` On phones the total and the button never leave the screen. */
export function DetailsBar({ totals, totalCents, label, action }: DetailsBarProps) {
  const { t } = useTranslation(['finalize', 'cart']);
  const words = useTotalWords();
  const open = openPart(totals.lines);
  const plus = words.plus(open);
  return (
    <StickyBar label={t('bar')} action={<span className={styles.act}>{action}</span>} phonesOnly>
      {totals.quote ? (
        <strong>{t('cart:summary.quote')}</strong>
      ) : (
        <span className={styles.sum}>
          {label}
          <PriceTag
            text={words.amount(totalCents, open)}
            amount={totalCents}
            textOf={(cents) => words.amount(cents, open)}
          />
          {plus && <small className="soft">{plus}</small>}
        </span>
      )}
    </StickyBar>
  );
}

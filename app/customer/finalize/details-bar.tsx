import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cents } from '#shared/kernel/money.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { PriceTag } from '../../ui/price-tag.tsx';
import { StickyBar } from '../../ui/sticky-bar.tsx';
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
  const { money } = useFormat();
  return (
    <StickyBar label={t('bar')} action={<span className={styles.act}>{action}</span>} phonesOnly>
      {totals.quote ? (
        <strong>{t('cart:summary.quote')}</strong>
      ) : (
        <span className={styles.sum}>
          {label}
          <PriceTag text={money(totalCents)} amount={totalCents} textOf={money} />
        </span>
      )}
    </StickyBar>
  );
}

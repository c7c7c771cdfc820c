import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cents } from '#shared/kernel/money.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import { StickyBar } from '../../ui/layout/sticky-bar.tsx';
import { BarTotal } from '../parts/order/bar-total.tsx';
import styles from './finalize.module.css';

type DetailsBarProps = {
  totals: Totals;
  totalCents: Cents;
  /** What the total is. */
  label: string;
  action: ReactNode;
};

/** `<DetailsBar totals totalCents label action>` On phones the total and the button never leave the screen. */
export function DetailsBar({ action, ...total }: DetailsBarProps) {
  const { t } = useTranslation('finalize');
  return (
    <StickyBar label={t('bar')} action={<span className={styles.act}>{action}</span>} phonesOnly>
      <BarTotal {...total} />
    </StickyBar>
  );
}

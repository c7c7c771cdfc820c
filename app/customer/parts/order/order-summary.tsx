import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './order-summary.module.css';
import { OrderTotals, type OrderTotalsProps } from './order-totals.tsx';

/**
 * `<OrderSummary cart showServices promo>` The framed order summary that stands beside cart, checkout and finalize.
 * For a summary inside a Disclosure take `<OrderTotals>`, which has neither frame nor heading.
 */
export function OrderSummary({ children, ...totals }: OrderTotalsProps & { children?: ReactNode }) {
  const { t } = useTranslation('cart');
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <div className={`stack ${styles.summary}`}>
        <h2 id={headingId}>{t('summary.title')}</h2>
        <OrderTotals {...totals} />
        {children}
      </div>
    </Card>
  );
}

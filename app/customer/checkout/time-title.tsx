import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { useHoldMinutes } from '../parts/booking/use-hold-minutes.ts';
import styles from './checkout.module.css';

type TimeTitleProps = {
  /** The line in place of the step's, where the service is known before the cart. */
  eyebrow?: string | undefined;
  /** How long the visit takes, or what holds its place. */
  takes: ReactNode;
  offline?: boolean;
};

/** What is to be done here, the same before the cart is known and after: only the line that needs it changes. */
export function TimeTitle({ eyebrow, takes, offline = false }: TimeTitleProps) {
  const { t } = useTranslation('checkout');
  const minutes = useHoldMinutes();
  const heldFor = minutes ? t('leadFor', { minutes }) : t('lead');
  return (
    <div className={styles.title}>
      <PageTitle eyebrow={eyebrow ?? t('eyebrow')} lead={offline ? t('wishes.lead') : heldFor}>
        {t('title')}
      </PageTitle>
      <p className={styles.takes}>{takes}</p>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import type { CustomerView } from '#shared/api/admin/customers.ts';
import { staffFormat } from '../../parts/words/staff-format.ts';
import { cancelledShare } from './customer-tags.ts';
import styles from './customers-list.module.css';

const AROUND = 2 * Math.PI * 7;

/** How many were cancelled, and their share of all as a ring. */
export function CancelledRing({ customer }: { customer: CustomerView }) {
  const { t } = useTranslation('admin');
  const { cancelledCount } = customer;
  const share = cancelledShare(customer);
  const percent = staffFormat.number(share * 100, 0);
  return (
    <span className={`tabular ${styles.cancelled}`} title={t('customers.cancelledShare', { percent })}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle className={styles.ring} cx="10" cy="10" r="7" />
        {share > 0 && (
          <circle
            className={styles.ringPart}
            cx="10"
            cy="10"
            r="7"
            strokeDasharray={`${share * AROUND} ${AROUND}`}
            transform="rotate(-90 10 10)"
          />
        )}
      </svg>
      {cancelledCount}
      {cancelledCount > 0 && (
        <span className="visually-hidden"> {t('customers.cancelledShare', { percent })}</span>
      )}
    </span>
  );
}

import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import styles from '../grid/events.module.css';

/** Calls the client of a visit; nothing where they left no number. */
export function CallLink({ row: { phone, customerName: name } }: { row: BookingRowView }) {
  const { t } = useTranslation('admin');
  if (phone === null) return null;
  return (
    <a className={styles.lineCall} href={`tel:${phone}`} aria-label={t('overview.call', { name })}>
      <Phone aria-hidden="true" />
    </a>
  );
}

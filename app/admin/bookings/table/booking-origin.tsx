import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import styles from './row.module.css';

/** Where the client came from and the coupons, where there is either. */
export function BookingOrigin({ row: { leadSource, codes } }: { row: BookingRowView }) {
  const words = [leadSource, ...codes].filter(Boolean).join(' · ');
  return words === '' ? null : (
    <span className={`${styles.small} ${styles.cut} ${styles.origin}`}>{words}</span>
  );
}

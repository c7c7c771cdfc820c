import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { BookingListProps } from './booking-list-props.ts';
import styles from './row.module.css';

type OpenBookingProps = Pick<BookingListProps, 'onOpen'> & {
  row: BookingRowView;
  /** The line under the name. */
  children: ReactNode;
};

/** The client of a row, who opens it. */
export function OpenBooking({ row: { id, customerName: name }, onOpen, children }: OpenBookingProps) {
  const { t } = useTranslation('admin');
  return (
    <button
      type="button"
      className={styles.open}
      data-open={id}
      aria-label={t('bookings.open', { name })}
      onClick={() => onOpen(id)}
    >
      <span className={styles.name} dir="auto">
        {name}
      </span>
      {children}
    </button>
  );
}

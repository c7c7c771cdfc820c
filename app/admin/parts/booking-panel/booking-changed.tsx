import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { keyWords } from '#shared/booking/customer-key.ts';
import { toCents } from '#shared/kernel/money.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useTimeZone } from '../use-time-zone.ts';
import { staffFormat } from '../words/staff-format.ts';
import styles from './booking.module.css';
import { bookingTimeWords } from './booking-time.ts';
import { type BookingChange, diffBooking } from './diff-booking.ts';

type BookingChangedProps = { before: BookingRowView; after: BookingRowView; onOk: () => void };

/** The booking was changed while it was open here: what, from what to what. */
export function BookingChanged({ before, after, onOk }: BookingChangedProps) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const changes = diffBooking(before, after);
  return (
    <Alert
      tone="warning"
      role="alert"
      title={t('booking.changed.title')}
      actions={
        <Button variant="secondary" onClick={onOk}>
          {t('booking.changed.ok')}
        </Button>
      }
    >
      <p>{t('booking.changed.text')}</p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.field}>{changeWords(change, t, timeZone)}</li>
        ))}
      </ul>
    </Alert>
  );
}

const statusKeys = {
  CONFIRMED: 'booking.status.confirmed',
  PENDING: 'booking.status.pending',
  CANCELLED: 'booking.status.cancelled',
} as const;

function changeWords(change: BookingChange, t: TFunction<'admin'>, timeZone: string): string {
  const line = (label: string, before: string, after: string) =>
    t('booking.changed.line', { label, before, after });
  switch (change.field) {
    case 'status':
      return line(t('booking.changed.status'), t(statusKeys[change.before]), t(statusKeys[change.after]));
    case 'when':
      return line(
        t('booking.changed.when'),
        bookingTimeWords(change.before, timeZone),
        bookingTimeWords(change.after, timeZone),
      );
    case 'total': {
      const money = (dollars: number) => staffFormat.money(toCents(dollars));
      return line(t('booking.changed.total'), money(change.before), money(change.after));
    }
    case 'quoteOffered': {
      const words = (isOffered: boolean) => t(isOffered ? 'booking.quote.offered' : 'booking.quote.asked');
      return line(t('booking.quote.title'), words(change.before), words(change.after));
    }
    default: {
      const nothing = t('booking.changed.nothing');
      return line(
        t(`booking.changed.${change.field}`),
        keyWords(change.before) || nothing,
        keyWords(change.after) || nothing,
      );
    }
  }
}

import { useTranslation } from 'react-i18next';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { CustomerView } from '#shared/api/admin/customers.ts';
import { daysBetween } from '#shared/kernel/day.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { now } from '../../../data/device/clock.ts';
import { formatRelativeDay } from '../../../i18n/format-relative-day.ts';
import { staffFormat } from '../../parts/words/staff-format.ts';
import { hasOnlyCancelled } from './customer-tags.ts';
import styles from './customers-list.module.css';

/** "il y a 3 semaines", and the date itself. A visit that was cancelled is neither long ago nor soon. */
export function LastBooking({ customer, timeZone }: { customer: CustomerView; timeZone: string }) {
  const { t } = useTranslation('admin');
  const iso = customer.lastBookingISO;
  const at = parseInstant(iso);
  if (at === undefined) return null;
  const days = daysBetween(toLocal(now(), timeZone).day, toLocal(at, timeZone).day);
  return (
    <time className={styles.last} dateTime={iso}>
      <span>{hasOnlyCancelled(customer) ? t('customers.onlyCancelled') : formatRelativeDay(days, 'fr')}</span>
      <small className="soft tabular">{staffFormat.date(at, timeZone, 'short')}</small>
    </time>
  );
}

import { useTranslation } from 'react-i18next';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { CustomerView } from '#shared/api/admin/customers.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { Link } from '../../../frame/link.tsx';
import { useTimeZone } from '../../parts/use-time-zone.ts';
import { withQuery } from '../../parts/words/booking-address.ts';
import { whenWords } from '../../parts/words/when-words.ts';
import styles from './customers-list.module.css';

type NextBookingProps = {
  customer: CustomerView;
  /** Told the address, which is only followed then. */
  onGo: (address: string) => void;
};

/** How many visits are to come: the way to the first of them in the calendar. */
export function NextBooking({ customer: { upcomingCount, next }, onGo }: NextBookingProps) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const at = next ? parseInstant(next.startISO) : undefined;
  if (!next || at === undefined) return <span className="soft">{upcomingCount}</span>;
  const { day } = toLocal(at, timeZone);
  const address = `/admin/calendar${withQuery('', { day, visit: next.id })}`;
  const when = whenWords(next.startISO, timeZone);
  return (
    <Link
      to={address}
      className={styles.next}
      title={t('customers.next', { when })}
      aria-label={t('customers.nextOf', { count: upcomingCount, when })}
      onClick={(event) => {
        event.preventDefault();
        onGo(address);
      }}
    >
      {upcomingCount}
    </Link>
  );
}

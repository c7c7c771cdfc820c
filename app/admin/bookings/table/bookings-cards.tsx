import { MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { dialled, phoneWords } from '#shared/booking/phone-words.ts';
import { bookingTimeWords } from '../../parts/booking-panel/booking-time.ts';
import { CopyButton } from '../../parts/booking-panel/copy-button.tsx';
import { isFresh } from '../is-fresh.ts';
import type { BookingListProps } from './booking-list-props.ts';
import { BookingOrigin } from './booking-origin.tsx';
import { BookingPrice } from './booking-price.tsx';
import styles from './bookings-cards.module.css';
import { OpenBooking } from './open-booking.tsx';
import rowStyles from './row.module.css';
import { RowAction } from './row-action.tsx';
import { SelectAll } from './select-all.tsx';
import { SelectBox } from './select-box.tsx';

/** Under 700 px: a card a booking. */
export function BookingsCards(props: BookingListProps) {
  const { rows, count, selected, onToggleAll } = props;
  const { t } = useTranslation('admin');
  return (
    <>
      <div className={styles.all}>
        <SelectAll rows={rows} selected={selected} onToggleAll={onToggleAll} />
        <span aria-hidden="true">{t('bookings.selectAll')}</span>
      </div>
      <ul
        className={styles.cards}
        aria-label={t('bookings.caption', { shown: rows.length, count: count ?? rows.length })}
      >
        {rows.map((row) => (
          <BookingCard key={row.id} row={row} {...props} />
        ))}
      </ul>
    </>
  );
}

function BookingCard(props: BookingListProps & { row: BookingRowView }) {
  const { row, selected, highlighted, lastLook, timeZone, onToggle, onOpen } = props;
  const { t } = useTranslation('admin');
  const name = row.customerName;
  const time = bookingTimeWords(row, timeZone);
  return (
    <li
      className={styles.card}
      data-selected={selected.has(row.id)}
      data-highlight={highlighted.has(row.id) || undefined}
      data-status={row.status}
    >
      <div className={rowStyles.client}>
        <SelectBox
          label={t('bookings.select', { name, time })}
          checked={selected.has(row.id)}
          onToggle={(isRange) => onToggle(row.id, isRange)}
        />
        <OpenBooking row={row} onOpen={onOpen}>
          <span className={`tabular ${rowStyles.when}`}>{time}</span>
        </OpenBooking>
        {isFresh(row, lastLook) && (
          <span className={rowStyles.new} role="img" aria-label={t('bookings.fresh')} />
        )}
      </div>
      <div className={styles.cardLine}>
        <RowAction {...props} />
        <BookingPrice row={row} />
      </div>
      <p className={styles.cardWork}>{row.serviceTitle}</p>
      <div className={`${styles.cardLine} ${rowStyles.small}`}>
        <span className={rowStyles.copied}>
          <MapPin aria-hidden="true" />
          <span dir="auto">{row.serviceCity}</span>
          <CopyButton label={t('bookings.copyAddress', { name: row.customerName })} text={row.address} />
        </span>
        {row.phone !== null && (
          <span className={`tabular ${rowStyles.copied}`}>
            <Phone aria-hidden="true" />
            <a href={`tel:${dialled(row.phone)}`}>{phoneWords(row.phone)}</a>
          </span>
        )}
      </div>
      <BookingOrigin row={row} />
    </li>
  );
}

import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerView } from '#shared/api/admin/customers.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { phoneWords } from '#shared/booking/phone-words.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import styles from './new-booking.module.css';
import { useKnownCustomers } from './use-known-customers.ts';

/** As many as fit under a field; more are found by typing on. */
const SHOWN_MAX = 5;

/** Known clients while staff type. What is searched for is private: it stays in this field. */
export function ClientSearch({ onPick }: { onPick: (customer: CustomerView) => void }) {
  const { t } = useTranslation('admin');
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text).trim();
  const { customers: found, count, atLeast, isUnknown, busy } = useKnownCustomers(wanted, SHOWN_MAX);
  const isNobody = wanted !== '' && found.length === 0 && !busy;
  const pick = (customer: CustomerView) => {
    setText('');
    onPick(customer);
  };
  return (
    <div className={styles.search}>
      <TextField
        type="search"
        label={t('new-booking.client.search')}
        hint={t('new-booking.client.searchHint')}
        before={<Search aria-hidden="true" />}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText('');
          const [only] = found;
          if (event.key === 'Enter' && found.length === 1 && only !== undefined) pick(only);
        }}
      />
      <p role="status" className={isNobody ? styles.small : 'visually-hidden'}>
        {found.length > 0 &&
          t(atLeast ? 'new-booking.client.foundSome' : 'new-booking.client.foundCount', { count })}
        {isNobody && t(isUnknown ? 'new-booking.client.unknown' : 'new-booking.client.nobody')}
      </p>
      {found.length > 0 && (
        <ul ref={keepFocus} className={styles.found} aria-label={t('new-booking.client.found')}>
          {found.slice(0, SHOWN_MAX).map((customer) => (
            <li key={customer.email}>
              <button type="button" onClick={() => pick(customer)}>
                <strong>{customer.customerName}</strong>
                <span className={styles.small}>
                  {mailAddressOf(customer.email) ?? t('booking.noEmail.short')}
                  {customer.phone && <> · {phoneWords(customer.phone)}</>}
                </span>
                <span className={`${styles.small} tabular`}>
                  {t('new-booking.client.bookings', { count: customer.totalBookings })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {count > SHOWN_MAX && (
        <p className={styles.small}>
          {t(atLeast ? 'new-booking.client.moreOfSome' : 'new-booking.client.more', {
            shown: SHOWN_MAX,
            count,
          })}
        </p>
      )}
    </div>
  );
}

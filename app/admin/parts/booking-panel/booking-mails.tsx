import { useTranslation } from 'react-i18next';
import type { AdminBookingView, BookingMailView } from '#shared/api/admin/bookings.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { useMailsLeave } from '../../../frame/use-mails-leave.ts';
import { useTimeZone } from '../use-time-zone.ts';
import { whenWords } from '../words/when-words.ts';
import styles from './booking.module.css';

const kindKeys: Readonly<
  Record<string, 'booked' | 'pending' | 'moved' | 'updated' | 'cancelled' | 'reminder' | 'asked' | 'offered'>
> = {
  'booking.booked': 'booked',
  'booking.confirmed': 'booked',
  'quote.accepted': 'booked',
  'booking.pending': 'pending',
  'booking.moved': 'moved',
  'booking.updated': 'updated',
  'booking.cancelled': 'cancelled',
  'booking.reminder': 'reminder',
  'review.asked': 'asked',
  'quote.offered': 'offered',
};

/** What the customer was written, and whether it left (D127). */
export function BookingMails({ mails }: { mails: readonly BookingMailView[] }) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  if (mails.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="booking-mails">
      <h3 id="booking-mails">{t('booking.mails.title')}</h3>
      <ul className={styles.mails}>
        {mails.map(({ kind, state, createdAt, sentAt }) => (
          <li key={`${kind} ${createdAt}`}>
            <span>{t(`booking.mails.kind.${kindKeys[kind] ?? 'other'}`)}</span>
            <span className={styles.small}>
              {t(`booking.mails.state.${state}`)}
              {' · '}
              <time dateTime={sentAt ?? createdAt}>{whenWords(sentAt ?? createdAt, timeZone)}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Before something that writes a mail: whether the customer will get it. */
export function WillMail({ email }: { email: string }) {
  return <p>{useWillMail(email)}</p>;
}

/** The sentence of WillMail. */
export function useWillMail(email: string): string {
  const { t } = useTranslation('admin');
  const mailsLeave = useMailsLeave();
  if (mailAddressOf(email) === undefined) return t('booking.noEmail.untold');
  return t(mailsLeave ? 'booking.mails.will' : 'booking.mails.none');
}

/** "Ana Díaz : visite annulée, un courriel va partir": what was done, and what becomes of the mail that it has just written. */
export function useWithMail(): (done: string, view: Pick<AdminBookingView, 'mails' | 'email'>) => string {
  const { t } = useTranslation('admin');
  return (done, { email, mails: [newest] = [] }) => {
    if (mailAddressOf(email) === undefined) return `${done}, ${t('booking.mails.after.none')}`;
    return newest === undefined ? done : `${done}, ${t(`booking.mails.after.${newest.state}`)}`;
  };
}

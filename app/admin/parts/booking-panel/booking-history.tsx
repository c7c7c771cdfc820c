import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { StaffEventView } from '#shared/api/admin/bookings.ts';
import { keyWords } from '#shared/booking/customer-key.ts';
import { toCents } from '#shared/kernel/money.ts';
import { useTimeZone } from '../use-time-zone.ts';
import { staffFormat } from '../words/staff-format.ts';
import { whenWords } from '../words/when-words.ts';
import styles from './booking.module.css';
import { type TextField, texts } from './diff-booking.ts';
import { type BookingFieldChange, type ToldEvent, tellBookingHistory } from './tell-booking-history.ts';

export function BookingHistory({ events }: { events: readonly StaffEventView[] }) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const told = tellBookingHistory(events, {
    plain: (key) => t(key),
    between: (key, values) => t(key, values),
    time: (iso) => whenWords(iso, timeZone),
    money: (dollars) => staffFormat.money(toCents(dollars)),
    crew: ({ from, to, why }) => {
      const who =
        from === undefined
          ? t('booking.history.crew', { to })
          : t('booking.history.crewChanged', { from, to });
      return why === undefined ? who : `${who}, ${t(`booking.history.crewWhy.${why}`)}`;
    },
    change: ({ field, from, to }: BookingFieldChange) => {
      if (field === 'gateCode') return t('booking.history.changedCode');
      if (field === 'discount') return discountWords(to ?? null, t);
      if (!isTold(field)) return undefined;
      const nothing = t('booking.changed.nothing');
      const label = t(`booking.changed.${field}`);
      return t('booking.history.changed', {
        label,
        before: from ? keyWords(from) : nothing,
        after: to ? keyWords(to) : nothing,
      });
    },
  });
  if (told.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="booking-history">
      <h3 id="booking-history">{t('booking.history.title')}</h3>
      <ol className={styles.history}>
        {told.map(({ at, by, actor, via, text, changes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may be of the same moment; new ones redraw all.
          <li key={index} data-by={by}>
            <span>{text}</span>
            {changes.map((change) => (
              <span key={change} className={styles.small} dir="auto">
                {change}
              </span>
            ))}
            <span className={styles.small}>
              <bdi>{whoWords({ by, actor, via }, t)}</bdi>
              {' · '}
              <time dateTime={at}>{whenWords(at, timeZone)}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function whoWords(
  { by, actor, via }: Pick<ToldEvent, 'by' | 'actor' | 'via'>,
  t: TFunction<'admin'>,
): string {
  if (by !== 'customer') return actor ?? t('booking.history.office');
  return via === undefined ? t('booking.history.customer') : t('booking.history.via', { name: via });
}

function isTold(field: string): field is Exclude<TextField, 'staffNotes'> {
  return field !== 'staffNotes' && texts.some((each) => each === field);
}

function discountWords(reason: string | null, t: TFunction<'admin'>): string {
  return reason === null ? t('booking.discount.gone') : t('booking.discount.line', { reason });
}

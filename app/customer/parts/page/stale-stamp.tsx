import { Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '#shared/kernel/instant.ts';
import { now } from '../../../data/device/clock.ts';
import { readFetch } from '../../../data/wire/read-fetch-state.ts';
import { useKnownCatalogue } from '../../../frame/served-page.ts';
import { useLive } from '../../../frame/use-live.ts';
import { useOnline } from '../../../frame/use-online.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import styles from './stale-stamp.module.css';

type StaleStampProps = { of: 'prices' | 'reviews'; at: Instant; timeZone: string };

/** `<StaleStamp of="prices|reviews" at timeZone>` How old a copy is, with its day unless that is today. */
export function StaleStamp({ of, at, timeZone }: StaleStampProps) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const date = format.date(at, timeZone, 'short');
  const time = format.time(at, timeZone);
  const isToday = date === format.date(now(), timeZone, 'short');
  const prices = isToday ? t('stamp.prices', { time }) : t('stamp.pricesOf', { date, time });
  const reviews = isToday ? t('stamp.reviews', { time }) : t('stamp.reviewsOf', { date, time });
  return (
    <p className={`cluster soft ${styles.stamp}`}>
      <Clock3 size={18} aria-hidden="true" />
      <small>{of === 'prices' ? prices : reviews}</small>
    </p>
  );
}

/** The age of the prices, only while they cannot be renewed: there is no connection, or the last try gave nothing. */
export function PricesStamp() {
  const catalogue = useKnownCatalogue();
  const fetched = useLive(() => readFetch('catalogue'));
  const online = useOnline();
  if (!catalogue || (online && fetched?.status !== 'failed')) return null;
  return <StaleStamp of="prices" at={catalogue.fetchedAt} timeZone={catalogue.timeZone} />;
}

import { useTranslation } from 'react-i18next';
import { type DayLoad, loadShare } from '#shared/booking/occupancy.ts';
import styles from './load-bar.module.css';

type LoadProps = { load: Pick<DayLoad, 'bookedMin' | 'openMin' | 'bookings'> };

/** How full a day is, for eyes alone: `LoadWords` says it. */
export function LoadBar({ load }: LoadProps) {
  const share = loadShare(load);
  const filled = share === undefined ? Number(load.bookedMin > 0) : Math.min(1, share);
  return (
    <span className={styles.load}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" className={share === undefined ? styles.shut : styles.free} />
        <rect
          width={100 * filled}
          height="6"
          className={styles.full}
          data-over={(share ?? 0) > 1 || undefined}
        />
      </svg>
    </span>
  );
}

/** "4 visites, 75 % occupé"; without the share where the hours are not known. */
export function LoadSentence({ load }: LoadProps) {
  const { t } = useTranslation('admin');
  const share = loadShare(load);
  const fullness =
    share === undefined ? t('calendar.closed') : t('calendar.load', { share: Math.round(share * 100) });
  const bookings = t('calendar.bookings', { count: load.bookings });
  return (
    <span className={styles.sentence}>
      {load.openMin === undefined ? bookings : `${bookings}, ${fullness}`}
    </span>
  );
}

/** The same for ears alone. */
export function LoadWords({ load }: LoadProps) {
  return (
    <span className="visually-hidden">
      <LoadSentence load={load} />
    </span>
  );
}

import { Navigation } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { wayUrl } from '../booking-panel/map-url.ts';
import type { DayPlan } from './plan-day.ts';
import styles from './way-link.module.css';

/** As many addresses as a link of the map service takes. */
const STOPS_MAX = 10;

/** The way through all that is left of a day, on the map app; a single place has its own link. */
export function WayLink({ plan }: { plan: DayPlan }) {
  const { t } = useTranslation('admin');
  const stops = plan.bookings.flatMap(({ phase, row }) =>
    phase === 'over' || !row.address ? [] : [row.address],
  );
  if (stops.length < 2) return null;
  return (
    <a className={styles.way} href={wayUrl(stops.slice(0, STOPS_MAX))} target="_blank" rel="noreferrer">
      <Navigation aria-hidden="true" />
      {t('day.way')}
      <span className="visually-hidden"> {t('booking.reach.newTab')}</span>
    </a>
  );
}

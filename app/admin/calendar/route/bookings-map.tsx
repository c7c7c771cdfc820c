import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { MetaStop } from '#shared/delivery/delivery-meta.ts';
import type { RouteLine } from '#shared/delivery/route.ts';
import { RouteSketch } from '../../../maps/sketch/route-sketch.tsx';
import styles from './bookings-map.module.css';
import { useZipStops } from './use-zip-stops.ts';

/** Visits in their order as numbers on a map, with the way between them; nothing where no place is known. */
export function BookingsMap({ rows, label }: { rows: readonly BookingRowView[]; label: string }) {
  const { t } = useTranslation('admin');
  const stops = useZipStops(rows);
  const line = lineOf(stops);
  if (line.coordinates.length === 0) return null;
  return (
    <figure className={styles.map}>
      <RouteSketch stops={stops} geometry={line} estimated label={label} />
      <figcaption>{t('overview.approximate')}</figcaption>
    </figure>
  );
}

/** No road is looked at: straight from place to place, past those that are not known. */
function lineOf(stops: readonly MetaStop[]): RouteLine {
  const coordinates = stops.flatMap(({ latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? [] : [[longitude, latitude] as const],
  );
  return { type: 'LineString', coordinates };
}

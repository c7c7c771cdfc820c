import { ExternalLink, Flag, MapPin } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBookingView } from '#shared/api/admin/bookings.ts';
import { placeName, pointOf } from '#shared/delivery/plan/complete-stop.ts';
import { toCents } from '#shared/kernel/money.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { roadWords } from '../words/road-words.ts';
import { staffFormat } from '../words/staff-format.ts';
import styles from './booking.module.css';
import { BookingDoubt } from './booking-doubt.tsx';
import { mapUrl, wayUrl } from './map-url.ts';

type Delivery = NonNullable<AdminBookingView['delivery']>;
type Stop = Delivery['stops'][number];

const titles = {
  delivery: 'booking.delivery.title.delivery',
  errand: 'booking.delivery.title.errand',
} as const satisfies Record<Delivery['kind'], string>;

/** Where each delivery of a visit goes; a cart may hold several (D122). */
export function BookingDeliveries({ view }: { view: Pick<AdminBookingView, 'itemsSnapshot'> }) {
  const deliveries = view.itemsSnapshot.flatMap(({ detail }) =>
    detail.flatMap(({ delivery }) => delivery ?? []),
  );
  return deliveries.map((delivery, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a delivery of a booking has no name but its place.
    <BookingDelivery key={index} delivery={delivery} />
  ));
}

/** Whether it is fetched or shopped for, and where it goes, stop by stop, each a tap away from the map. */
export function BookingDelivery({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('admin');
  const titleId = useId();
  const { stops, distanceMiles, durationMinutes, estimated, instructions, reference } = delivery;
  const way =
    distanceMiles === null || durationMinutes === null
      ? undefined
      : roadWords({ distanceMiles, durationMinutes, estimated }, t);
  const basket = delivery.estimatedBasketAmount;
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <div className={styles.row}>
        <h3 id={titleId}>{t(titles[delivery.kind])}</h3>
        {way && (
          <span className="tabular">
            {way.distance}, {way.time}
          </span>
        )}
      </div>
      <BookingDoubt doubt={delivery.doubt} stops={stops} />
      <ol className={styles.stops} aria-label={t('booking.delivery.stops')}>
        {stops.map((stop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop of a booking has no name but its place.
          <StopLine key={index} stop={stop} number={index + 1} />
        ))}
      </ol>
      <p>
        <a className={styles.more} href={wayUrl(stops.map(goalOf))} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden="true" />
          {t('booking.delivery.open')}
          <span className="visually-hidden"> {t('booking.reach.newTab')}</span>
        </a>
      </p>
      <Facts
        facts={[
          { label: t('booking.delivery.instructions'), value: instructions },
          { label: t('booking.delivery.reference'), value: reference },
          {
            label: t('booking.delivery.basket'),
            value: basket === null ? null : staffFormat.money(toCents(basket)),
          },
        ]}
      />
    </section>
  );
}

function StopLine({ stop, number }: { stop: Stop; number: number }) {
  const { t } = useTranslation('admin');
  const isLast = stop.type === 'dropoff';
  return (
    <li>
      {isLast ? <Flag aria-hidden="true" /> : <MapPin aria-hidden="true" />}
      <span>
        <span className={styles.small}>
          {isLast ? t('booking.delivery.dropoff') : t('booking.delivery.pickup', { number })}
        </span>
        <a href={mapUrl(goalOf(stop))} target="_blank" rel="noreferrer" dir="auto">
          {[placeName(stop), placeOf(stop)].filter(Boolean).join(', ')}
          <span className="visually-hidden"> {t('booking.reach.newTab')}</span>
        </a>
        {stop.notes && (
          <span className={`${styles.small} ${styles.text}`} dir="auto">
            {stop.notes}
          </span>
        )}
      </span>
    </li>
  );
}

function placeOf({ street, unit, city, state, zip, label }: Stop): string {
  const parts = [street, unit, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : (label ?? '');
}

/** For a map: the very point where a person set it, for an address may be near it only; a place by its name too. */
function goalOf(stop: Stop): string {
  const point = stop.source === 'manual' || stop.source === 'user' ? pointOf(stop) : undefined;
  if (point && !stop.approximate) return `${point.latitude},${point.longitude}`;
  return [placeName(stop), placeOf(stop)].filter(Boolean).join(', ');
}

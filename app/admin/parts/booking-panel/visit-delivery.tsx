import { ExternalLink, Flag, MapPin } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBookingView } from '#shared/api/admin/bookings.ts';
import { toCents } from '#shared/kernel/money.ts';
import { formatDuration, formatMoney, formatNumber } from '../../../i18n/format.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { mapUrl, wayUrl } from './map-url.ts';
import { VisitDoubt } from './visit-doubt.tsx';

type Delivery = NonNullable<AdminBookingView['delivery']>;
type Stop = Delivery['stops'][number];

/** Where each delivery of a visit goes; a cart may hold several (D122). */
export function VisitDeliveries({ view }: { view: Pick<AdminBookingView, 'itemsSnapshot'> }) {
  const deliveries = view.itemsSnapshot.flatMap(({ detail }) =>
    detail.flatMap(({ delivery }) => delivery ?? []),
  );
  return deliveries.map((delivery, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a delivery of a booking has no name but its place.
    <VisitDelivery key={index} delivery={delivery} />
  ));
}

/** Where a delivery goes, stop by stop, each a tap away from the map. */
export function VisitDelivery({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('admin');
  const titleId = useId();
  const { stops, distanceMiles, durationMinutes, instructions, reference } = delivery;
  const basket = delivery.estimatedBasketAmount;
  return (
    <section className="visit-part" aria-labelledby={titleId}>
      <div className="visit-row">
        <h3 id={titleId}>{t('visit.delivery.title')}</h3>
        {distanceMiles !== null && (
          <span className="tabular">
            {t('visit.delivery.way', {
              miles: formatNumber(distanceMiles, 'fr', 1),
              time: formatDuration(durationMinutes ?? 0, 'fr'),
            })}
          </span>
        )}
      </div>
      <VisitDoubt doubt={delivery.doubt} stops={stops} />
      <ol className="visit-stops" aria-label={t('visit.delivery.stops')}>
        {stops.map((stop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop of a booking has no name but its place.
          <StopLine key={index} stop={stop} number={index + 1} />
        ))}
      </ol>
      <p>
        <a className="visit-more" href={wayUrl(stops.map(placeOf))} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden="true" />
          {t('visit.delivery.open')}
          <span className="visually-hidden"> {t('visit.reach.newTab')}</span>
        </a>
      </p>
      <Facts
        facts={[
          { label: t('visit.delivery.instructions'), value: instructions },
          { label: t('visit.delivery.reference'), value: reference },
          {
            label: t('visit.delivery.basket'),
            value: basket === null ? null : formatMoney(toCents(basket), 'fr'),
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
        <span className="visit-small">
          {isLast ? t('visit.delivery.dropoff') : t('visit.delivery.pickup', { number })}
        </span>
        <a href={mapUrl(placeOf(stop))} target="_blank" rel="noreferrer" dir="auto">
          {[stop.placeName, placeOf(stop)].filter(Boolean).join(', ')}
          <span className="visually-hidden"> {t('visit.reach.newTab')}</span>
        </a>
        {stop.notes && (
          <span className="visit-small visit-text" dir="auto">
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

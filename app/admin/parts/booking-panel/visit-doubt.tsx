import { useTranslation } from 'react-i18next';
import type { DeliveryView } from '#shared/api/delivery.ts';
import type { PointFault } from '#shared/delivery/route-doubt.ts';
import { formatDuration, formatNumber } from '../../../i18n/format.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';

type VisitDoubtProps = Required<Pick<DeliveryView, 'doubt'>> & Pick<DeliveryView, 'stops'>;

/** RT43: points that are not where their addresses say, with both roads, so that staff ask before they confirm. */
export function VisitDoubt({ doubt, stops }: VisitDoubtProps) {
  const { t } = useTranslation('admin');
  if (!doubt) return null;
  const way = (miles: number, minutes: number) =>
    t('visit.delivery.way', {
      miles: formatNumber(miles, 'fr', 1),
      time: formatDuration(Math.round(minutes), 'fr'),
    });
  const { placedMiles, placedMinutes, typedMiles, typedMinutes } = doubt;
  return (
    <Alert tone="warning" title={t('visit.delivery.doubt.title')}>
      <p>{t('visit.delivery.doubt.text')}</p>
      <ul className="visit-doubt">
        <li>{t('visit.delivery.doubt.placed', { way: way(placedMiles, placedMinutes) })}</li>
        <li>
          {typedMiles === null || typedMinutes === null
            ? t('visit.delivery.doubt.typedUnknown')
            : t('visit.delivery.doubt.typed', { way: way(typedMiles, typedMinutes) })}
        </li>
        {doubt.points.map(({ fault, offMiles }, index) => {
          const name =
            stops[index]?.type === 'dropoff'
              ? t('visit.delivery.dropoff')
              : t('visit.delivery.pickup', { number: index + 1 });
          const miles = offMiles === null ? '' : formatNumber(offMiles, 'fr', 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop of a booking has no name but its place.
            <li key={index}>{t(faultKey(fault, offMiles), { name, miles })}</li>
          );
        })}
      </ul>
    </Alert>
  );
}

function faultKey(fault: PointFault | null, offMiles: number | null) {
  if (fault === 'address.mismatch') return 'visit.delivery.doubt.mismatch' as const;
  if (fault === 'address.unchecked' || offMiles === null) return 'visit.delivery.doubt.unchecked' as const;
  return fault === null ? ('visit.delivery.doubt.fits' as const) : ('visit.delivery.doubt.far' as const);
}

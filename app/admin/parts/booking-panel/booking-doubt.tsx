import { useTranslation } from 'react-i18next';
import type { DeliveryView } from '#shared/api/delivery.ts';
import type { PointFault } from '#shared/delivery/route-doubt.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useMay } from '../access/use-may.ts';
import { staffFormat } from '../words/staff-format.ts';

type BookingDoubtProps = Required<Pick<DeliveryView, 'doubt'>> & Pick<DeliveryView, 'stops'>;

/** RT43: points that are not where their addresses say, with both roads, so that the office asks before it confirms. */
export function BookingDoubt({ doubt, stops }: BookingDoubtProps) {
  const { t } = useTranslation('admin');
  const isOffice = useMay('office');
  if (!doubt || !isOffice) return null;
  const way = (miles: number, minutes: number) =>
    t('booking.delivery.way', {
      miles: staffFormat.number(miles, 1),
      time: staffFormat.duration(Math.round(minutes)),
    });
  const { placedMiles, placedMinutes, typedMiles, typedMinutes } = doubt;
  return (
    <Alert tone="warning" title={t('booking.delivery.doubt.title')}>
      <p>{t('booking.delivery.doubt.text')}</p>
      <ul>
        <li>{t('booking.delivery.doubt.placed', { way: way(placedMiles, placedMinutes) })}</li>
        <li>
          {typedMiles === null || typedMinutes === null
            ? t('booking.delivery.doubt.typedUnknown')
            : t('booking.delivery.doubt.typed', { way: way(typedMiles, typedMinutes) })}
        </li>
        {doubt.points.map(({ fault, offMiles }, index) => {
          const name =
            stops[index]?.type === 'dropoff'
              ? t('booking.delivery.dropoff')
              : t('booking.delivery.pickup', { number: index + 1 });
          const miles = offMiles === null ? '' : staffFormat.number(offMiles, 1);
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
  if (fault === 'address.mismatch') return 'booking.delivery.doubt.mismatch' as const;
  if (fault === 'address.unchecked' || offMiles === null) return 'booking.delivery.doubt.unchecked' as const;
  return fault === null ? ('booking.delivery.doubt.fits' as const) : ('booking.delivery.doubt.far' as const);
}

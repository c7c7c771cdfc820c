import { useTranslation } from 'react-i18next';
import { durationRange, roundEstimate } from '#shared/delivery/round-estimate.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { ShownDelivery } from './shown-delivery.ts';

type RouteNumbers = Pick<ShownDelivery, 'distanceMiles' | 'durationMinutes' | 'routePending' | 'estimated'>;

/** How far and how long in words; null while no road is known. An estimate never claims tenths of a mile (D51). */
export function useRouteWords(): (
  route: RouteNumbers,
) => { readonly distance: string; readonly duration: string | null } | null {
  const { t } = useTranslation('delivery');
  const { number, duration } = useFormat();
  return ({ distanceMiles, durationMinutes, routePending, estimated }) => {
    if (routePending || distanceMiles === null) return null;
    if (!estimated) {
      return {
        distance: t('route.miles', { miles: number(distanceMiles, 1, 1) }),
        duration: durationMinutes === null ? null : duration(durationMinutes),
      };
    }
    const range = durationMinutes === null ? null : durationRange(durationMinutes);
    return {
      distance: t('route.about', { miles: number(roundEstimate(distanceMiles)) }),
      duration: range && t('route.range', { from: duration(range.lowMin), to: duration(range.highMin) }),
    };
  };
}

import { useTranslation } from 'react-i18next';
import type { Instance } from '#shared/cart/instance.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { summarizeOptions } from '../parts/summarize-options.ts';

/** What was asked for in one instance, whatever its kind, as short words in a row. */
export function useInstanceDetails(): (
  instance: Instance,
  service: Service | undefined,
) => readonly string[] {
  const { t } = useTranslation('cart');
  const { locale, duration, number } = useFormat();
  return (instance, service) => {
    const { sqft, seats, rooms, soil, sealant, handymanMinutes, deliveryMeta, intake } = instance;
    const words = [
      sqft !== undefined && t('details.sqft', { area: number(sqft) }),
      seats !== undefined && t('details.seats', { count: seats }),
      rooms !== undefined && t('details.rooms', { count: rooms }),
      soil !== undefined && t(`details.soil.${soil}`),
      sealant === true && t('details.sealant'),
      handymanMinutes !== undefined && duration(handymanMinutes),
      intake?.hoursWish !== undefined && t('details.hours', { count: intake.hoursWish }),
      intake?.vehicleRequired === true && t('details.vehicle'),
      deliveryMeta !== undefined && t('details.stops', { count: deliveryMeta.stops.length }),
      intake?.areaSqft !== undefined && t('details.sqft', { area: number(intake.areaSqft) }),
    ].filter((word) => word !== false);
    return service === undefined ? words : [...words, ...summarizeOptions(instance.options, service, locale)];
  };
}

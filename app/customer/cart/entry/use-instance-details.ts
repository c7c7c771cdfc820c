import { useTranslation } from 'react-i18next';
import type { Instance } from '#shared/cart/instance.ts';
import { rentmeHours } from '#shared/cart/rentme-hours.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { toCents } from '#shared/kernel/money.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { summarizeOptions } from '../../parts/offer/summarize-options.ts';

/** The numbers and choices of one instance, whatever its kind, as short words in a row. */
export function useInstanceDetails(): (
  instance: Instance,
  service: Service | undefined,
) => readonly string[] {
  const { t } = useTranslation('cart');
  const { locale, duration, number, money } = useFormat();
  return (instance, service) => {
    const { sqft, seats, rooms, soil, sealant, handymanMinutes, intake } = instance;
    const { hoursWish, vehicleRequired, milesEstimate, areaSqft, budgetAmount } = intake ?? {};
    const words = [
      sqft !== undefined && t('details.sqft', { area: number(sqft) }),
      seats !== undefined && t('details.seats', { count: seats }),
      rooms !== undefined && t('details.rooms', { count: rooms }),
      soil !== undefined && t(`details.soil.${soil}`),
      sealant === true && t('details.sealant'),
      handymanMinutes !== undefined && duration(handymanMinutes),
      hoursWish !== undefined && t('details.hours', { count: rentmeHours(hoursWish) }),
      vehicleRequired === true && t('details.vehicle'),
      milesEstimate !== undefined &&
        t('details.miles', { count: milesEstimate, miles: number(milesEstimate) }),
      areaSqft !== undefined && t('details.sqft', { area: number(areaSqft) }),
      budgetAmount !== undefined && t('details.budget', { amount: money(toCents(budgetAmount)) }),
    ].filter((word) => word !== false);
    return service === undefined ? words : [...words, ...summarizeOptions(instance.options, service, locale)];
  };
}

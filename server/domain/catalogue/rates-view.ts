import type { RatesView } from '#shared/api/catalogue.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { CatalogueSnapshot } from './catalogue-cache.ts';

export function toRatesView({ rates, revision, stepMin, horizonDays }: CatalogueSnapshot): RatesView {
  return {
    revision,
    slotStepMinutes: stepMin,
    horizonDays,
    handyman: {
      firstHourRate: toDollars(rates.handymanFirstHourCents),
      extraHourRate: toDollars(rates.handymanExtraHourCents),
    },
    rentme: {
      firstHourRate: toDollars(rates.rentmeFirstHourCents),
      extraHourRate: toDollars(rates.rentmeExtraHourCents),
      mileRate: toDollars(rates.rentmeMileCents),
    },
    delivery: {
      baseFeeDelivery: toDollars(rates.deliveryBaseCents),
      baseFeeErrand: toDollars(rates.errandBaseCents),
      extraPickupFee: toDollars(rates.extraPickupCents),
      mileageRate: toDollars(rates.deliveryMileCents),
    },
    serviceCharge: toDollars(rates.serviceChargeCents),
  };
}

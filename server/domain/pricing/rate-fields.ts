import type { SettingsInput, SettingsView } from '#shared/api/admin/pricing.ts';
import type { Rates } from '#shared/catalogue/rates.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { RatesRow } from '../../db/repos/catalogue/prices.ts';

/** What the wire calls each rate, as paths of `fields` and of the history name it. */
export const rateFields = {
  serviceCharge: 'serviceChargeCents',
  'delivery.baseFeeDelivery': 'deliveryBaseCents',
  'delivery.baseFeeErrand': 'errandBaseCents',
  'delivery.extraPickupFee': 'extraPickupCents',
  'delivery.mileageRate': 'deliveryMileCents',
  handymanFirstHourRate: 'handymanFirstHourCents',
  handymanExtraHourRate: 'handymanExtraHourCents',
  rentmeFirstHourRate: 'rentmeFirstHourCents',
  rentmeExtraHourRate: 'rentmeExtraHourCents',
  rentmeMileageRate: 'rentmeMileCents',
} as const satisfies Record<string, keyof Rates>;

type RateField = keyof typeof rateFields;

/** The rates that were sent, in dollars. */
export function sentRates({ delivery, expectedVersion, ...flat }: SettingsInput): [RateField, number][] {
  const sent: Partial<Record<RateField, number | undefined>> = {
    ...flat,
    'delivery.baseFeeDelivery': delivery?.baseFeeDelivery,
    'delivery.baseFeeErrand': delivery?.baseFeeErrand,
    'delivery.extraPickupFee': delivery?.extraPickupFee,
    'delivery.mileageRate': delivery?.mileageRate,
  };
  const fields = Object.keys(rateFields) as RateField[]; // of the constant above
  return fields.flatMap((field) => (sent[field] === undefined ? [] : [[field, sent[field]] as const]));
}

export function toSettingsView({ rates, version }: RatesRow): SettingsView {
  return {
    serviceCharge: toDollars(rates.serviceChargeCents),
    delivery: {
      baseFeeDelivery: toDollars(rates.deliveryBaseCents),
      baseFeeErrand: toDollars(rates.errandBaseCents),
      extraPickupFee: toDollars(rates.extraPickupCents),
      mileageRate: toDollars(rates.deliveryMileCents),
    },
    handymanFirstHourRate: toDollars(rates.handymanFirstHourCents),
    handymanExtraHourRate: toDollars(rates.handymanExtraHourCents),
    rentmeFirstHourRate: toDollars(rates.rentmeFirstHourCents),
    rentmeExtraHourRate: toDollars(rates.rentmeExtraHourCents),
    rentmeMileageRate: toDollars(rates.rentmeMileCents),
    version,
  };
}

/** The tenant's rates that are no product's price (D43, D48, D53). */
export interface Rates {
  readonly handymanFirstHourCents: number;
  readonly handymanExtraHourCents: number;
  readonly rentmeFirstHourCents: number;
  readonly rentmeExtraHourCents: number;
  readonly rentmeMileCents: number;
  readonly deliveryBaseCents: number;
  readonly errandBaseCents: number;
  readonly extraPickupCents: number;
  readonly deliveryMileCents: number;
  readonly serviceChargeCents: number;
}

/** D312. Used by the seed, and by the app before the first load, where a price made with them is not final. */
export const defaultRates: Rates = {
  handymanFirstHourCents: 9000,
  handymanExtraHourCents: 6000,
  rentmeFirstHourCents: 8500,
  rentmeExtraHourCents: 5000,
  rentmeMileCents: 200,
  deliveryBaseCents: 1000,
  errandBaseCents: 1500,
  extraPickupCents: 1000,
  deliveryMileCents: 190,
  serviceChargeCents: 0,
};

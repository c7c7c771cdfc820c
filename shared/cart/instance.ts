import type { IntakeKind } from '../catalogue/kind.ts';
import type { DeliveryMeta } from '../delivery/delivery-meta.ts';
import type { Id } from '../kernel/ids.ts';

/** Wire names of soil (D34): DEEP is accepted at the edge and stored as HIGH. */
export const soils = ['LIGHT', 'REGULAR', 'HIGH'] as const;
export type Soil = (typeof soils)[number];

export interface ChosenOption {
  readonly optionId: Id;
  /** Missing is 1; an explicit 0 means "not chosen" for per-unit options (D38). */
  readonly qty?: number | undefined;
}

/** What a person asked for in an intake form; free data that the price does not read except as named. */
export interface IntakeData {
  readonly kind: IntakeKind;
  readonly description?: string | undefined;
  readonly serviceType?: string | undefined;
  /** Rent-me: hours wished; whole started hours 1-10 are charged (D244). */
  readonly hoursWish?: number | undefined;
  readonly vehicleRequired?: boolean | undefined;
  readonly milesEstimate?: number | undefined;
  readonly areaSqft?: number | undefined;
  readonly areaCondition?: string | undefined;
  /** Dollars as typed by the customer; information only. */
  readonly budgetAmount?: number | undefined;
}

/** One configured room, seat or job of a cart item. */
export interface Instance {
  readonly id: Id;
  readonly sqft?: number | undefined;
  readonly rooms?: number | undefined;
  readonly seats?: number | undefined;
  readonly soil?: Soil | undefined;
  readonly sealant?: boolean | undefined;
  readonly label?: string | undefined;
  readonly options: readonly ChosenOption[];
  readonly handymanMinutes?: number | undefined;
  readonly handymanMeta?:
    | { readonly categories: readonly string[]; readonly description: string }
    | undefined;
  readonly deliveryMeta?: DeliveryMeta | undefined;
  readonly deliveryInstructions?: string | undefined;
  readonly deliveryReference?: string | undefined;
  readonly estimatedBasketAmount?: number | undefined;
  readonly intake?: IntakeData | undefined;
}

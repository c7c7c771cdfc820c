import type { Soil } from '#shared/cart/instance.ts';
import type { IntakeKind } from '#shared/catalogue/kind.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';

/** What was booked, in the booking's language and at its prices; nothing in it follows the catalogue any more (decision 158). */
export interface LineSnapshot {
  readonly serviceTitle: string;
  readonly qty: number;
  readonly unitPriceCents: Cents;
  readonly lineTotalCents: Cents;
  /** How many times `unitPriceCents` make the line: 1 when its instances cost different amounts. */
  readonly quantity: number;
  readonly options: readonly { readonly title: string; readonly qty: number; readonly priceCents: Cents }[];
  readonly detail: readonly DetailSnapshot[];
  readonly quote: boolean;
  readonly estimate: boolean;
}

export interface DetailSnapshot {
  readonly label?: string | undefined;
  readonly rooms?: number | undefined;
  readonly seats?: number | undefined;
  readonly sqft?: number | undefined;
  readonly soil?: Soil | undefined;
  readonly sealant?: boolean | undefined;
  readonly options: readonly string[];
  readonly request?: RequestSnapshot | undefined;
  readonly amountCents: Cents;
}

/** What a request form asked, by the codes of its choices: a mail or page puts them into words. */
export interface RequestSnapshot {
  readonly kind: IntakeKind;
  readonly minutes?: number | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly serviceType?: string | undefined;
  readonly hours?: number | undefined;
  readonly vehicleRequired?: boolean | undefined;
  readonly miles?: number | undefined;
  readonly areaSqft?: number | undefined;
  readonly areaCondition?: string | undefined;
  /** Dollars, as the customer named them; information only. */
  readonly budget?: number | undefined;
}

export interface PromotionSnapshot {
  readonly promotionId: Id;
  readonly code: string;
  readonly label: string;
  readonly discountCents: Cents;
}

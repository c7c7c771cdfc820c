import type { Id } from '../kernel/ids.ts';
import type { DeliveryMetaDraft } from './clean-delivery-meta.ts';
import type { Instance } from './instance.ts';

/**
 * A cart item as it arrives from the wire or from a configurator, before `normalizeItems`. Numbers, soil and labels
 * are `unknown` because the wire never refuses them: what is no use is dropped (D306). The structured parts
 * (metas and intake) have passed their schema.
 */
export interface CartItemDraft {
  readonly id?: Id | null | undefined;
  readonly serviceId: Id;
  readonly productId?: Id | null | undefined;
  readonly instances: readonly InstanceDraft[];
}

export interface InstanceDraft {
  readonly id?: Id | null | undefined;
  readonly sqft?: unknown;
  readonly rooms?: unknown;
  readonly seats?: unknown;
  readonly soil?: unknown;
  readonly sealant?: unknown;
  readonly label?: unknown;
  readonly options?: readonly ChosenOptionDraft[] | null | undefined;
  readonly handymanMinutes?: unknown;
  readonly handymanMeta?: Instance['handymanMeta'] | null;
  readonly deliveryMeta?: DeliveryMetaDraft | null | undefined;
  readonly deliveryInstructions?: unknown;
  readonly deliveryReference?: unknown;
  readonly estimatedBasketAmount?: unknown;
  readonly intake?: Instance['intake'] | null;
}

export interface ChosenOptionDraft {
  readonly optionId: Id;
  readonly qty?: unknown;
}

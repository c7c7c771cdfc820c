import * as z from 'zod/mini';
import type { CartItem } from '#shared/cart/cart.ts';
import type { CartItemDraft } from '#shared/cart/cart-item-draft.ts';
import { soils } from '#shared/cart/instance.ts';
import { SQFT_MAX } from '#shared/cart/limits.ts';
import { normalizeItems } from '#shared/cart/normalize-items.ts';
import { isIntakeKind } from '#shared/catalogue/kind.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { Product } from '#shared/catalogue/product.ts';
import type { Rates } from '#shared/catalogue/rates.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { blankPlan } from '#shared/delivery/plan/blank-plan.ts';
import { canCompute } from '#shared/delivery/plan/complete-stop.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import {
  optionsOf,
  readChoices,
  sellsSizes,
  toOptions,
  usualChoices,
} from '../../../booking/offer/option-choices.ts';
import { planKey } from '../../../booking/plan/absorb-plan.ts';
import { toInstance } from '../../../booking/plan/plan-instance.ts';
import { planSchema } from '../../../booking/plan/plan-schema.ts';
import { type CheckedField, checkedFields, checkRequest } from '../../../booking/request/check-request.ts';
import { isRequestKind } from '../../../booking/request/count-parts.ts';
import {
  blankRequest,
  type RequestDraft,
  requestDraft,
  toInstance as toRequest,
} from '../../../booking/request/request-draft.ts';
import { readNumber } from '../../../ui/fields/read-number.ts';

/** What is typed of one line. Every field may be half done. */
export const lineDraft = z.object({
  /** Of the cart line that it becomes. */
  id: z.string(),
  serviceId: z.string(),
  productId: z.nullable(z.string()),
  /** How many alike. */
  count: z.int(),
  options: z.array(z.object({ optionId: z.string(), qty: z.optional(z.number()) })),
  seats: z.nullable(z.number()),
  /** A number, or what was typed instead of one. */
  sqft: z.string(),
  soil: z.enum(soils),
  sealant: z.boolean(),
  /** Of what is asked for in words. */
  request: z.optional(requestDraft),
  /** Of a delivery or an errand. */
  plan: z.optional(planSchema),
  /** The stops that a road was last asked for and answered about, as `planKey` writes them. */
  roadKey: z.optional(z.string()),
  /** What was typed for the basket of an errand and is no amount. */
  basketTyped: z.optional(z.union([z.number(), z.string()])),
});
export type LineDraft = z.infer<typeof lineDraft>;

export type LineFault = 'product' | 'size' | 'level' | 'stops' | 'road' | 'basket' | CheckedField;

/** A new line with what most people choose; the only product of a service is chosen already. */
export function newLine(newId: () => Id, service: Service): LineDraft {
  const [first, second] = service.products;
  const { form } = serviceKinds[service.kind];
  return {
    id: newId(),
    serviceId: service.id,
    productId: sellsProducts(service) && second === undefined ? (first?.id ?? null) : null,
    count: 1,
    options: [...toOptions(usualChoices(service), service)],
    seats: null,
    sqft: '',
    soil: 'REGULAR',
    sealant: false,
    ...(form === 'request' && { request: blankRequest(newId()) }),
    ...(form === 'planner' && { plan: blankPlan({ instance: newId(), pickup: newId(), dropoff: newId() }) }),
  };
}

/** Rooms and pieces are picked; of requests the form is the product. */
export function sellsProducts({ kind, products }: Service): boolean {
  return !isIntakeKind(kind) && products.length > 0;
}

export function productOf(line: LineDraft, service: Service): Product | null {
  return service.products.find(({ id }) => id === line.productId) ?? null;
}

/** What is still to be asked; by D305 rooms need a size and a level, requests a few words. */
export function lineFaults(line: LineDraft, service: Service): readonly LineFault[] {
  const product = sellsProducts(service) && productOf(line, service) === null ? (['product'] as const) : [];
  switch (serviceKinds[service.kind].form) {
    case 'rooms':
    case 'pieces':
      return [...product, ...levelFaults(line, service)];
    case 'tile':
      return [...product, ...areaFaults(line)];
    case 'request':
      return requestFaults(line, service);
    case 'planner':
      return roadFaults(line);
  }
}

function levelFaults(line: LineDraft, service: Service): readonly LineFault[] {
  const faults: LineFault[] = [];
  const { sizeId, levelId } = readChoices(line.options, service);
  const offers = (group: 'size' | 'soil') => optionsOf(service, group).length > 0;
  if (sellsSizes(service) && sizeId === null && offers('size')) faults.push('size');
  if (levelId === null && offers('soil')) faults.push('level');
  return faults;
}

function areaFaults(line: LineDraft): readonly LineFault[] {
  const area = readNumber(line.sqft);
  return area === undefined || area <= 0 || area > SQFT_MAX ? ['area'] : [];
}

function requestFaults(line: LineDraft, { kind }: Service): readonly LineFault[] {
  const faults = isRequestKind(kind) ? checkRequest(requestOf(line), kind) : {};
  return checkedFields.filter((field) => faults[field] !== undefined);
}

/** A line that an earlier build kept has none. */
export function requestOf({ id, request }: LineDraft): RequestDraft {
  return request ?? blankRequest(id);
}

/** A delivery is booked once its road was asked for, whatever the answer; one that is open has a price "from". */
function roadFaults(line: LineDraft): readonly LineFault[] {
  const basket = line.plan?.mode === 'errand' && line.basketTyped !== undefined ? (['basket'] as const) : [];
  if (line.plan === undefined || !canCompute(line.plan)) return ['stops', ...basket];
  return needsRoad(line) ? ['road', ...basket] : basket;
}

/** The road of just these stops was not asked for yet. */
export function needsRoad({ plan, roadKey }: LineDraft): boolean {
  return plan !== undefined && (plan.stale || roadKey !== planKey(plan));
}

/** As the server's cart takes it. */
function toItem(line: LineDraft, service: Service): CartItemDraft {
  const { id, serviceId, productId, count } = line;
  const instance = toInstanceInput(line, service);
  return { id, serviceId, productId, instances: Array.from({ length: Math.max(1, count) }, () => instance) };
}

function toInstanceInput(line: LineDraft, { kind }: Service): CartItemDraft['instances'][number] {
  const { options, seats, soil, sealant, plan } = line;
  switch (serviceKinds[kind].form) {
    case 'rooms':
      return { options };
    case 'pieces':
      return { options, seats };
    case 'tile':
      return { sqft: readNumber(line.sqft), soil, sealant };
    case 'request':
      return isRequestKind(kind) ? toRequest(requestOf(line), kind) : {};
    case 'planner':
      return plan === undefined ? {} : toInstance(plan);
  }
}

/** As the pricing rules read it, here and now; lines of services that are gone are left out. */
export function toItems(lines: readonly LineDraft[], book: PriceBook): readonly CartItem[] {
  let made = 0;
  return normalizeItems(sentItems(lines, book), book, () => `here-${made++}`);
}

export function sentItems(lines: readonly LineDraft[], book: PriceBook): readonly CartItemDraft[] {
  return lines.flatMap((line) => {
    const service = book.services.get(line.serviceId);
    return service === undefined ? [] : [toItem(line, service)];
  });
}

export type LineFieldsProps = {
  line: LineDraft;
  service: Service;
  rates: Rates;
  faults: readonly LineFault[];
  onChange: (part: Partial<LineDraft>) => void;
};

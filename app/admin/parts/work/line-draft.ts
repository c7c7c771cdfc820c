import * as z from 'zod/mini';
import type { CartItem } from '#shared/cart/cart.ts';
import type { CartItemDraft } from '#shared/cart/cart-item-draft.ts';
import { HANDYMAN_MIN_MIN } from '#shared/cart/handyman-minutes.ts';
import { soils } from '#shared/cart/instance.ts';
import { SQFT_MAX } from '#shared/cart/limits.ts';
import { normalizeItems } from '#shared/cart/normalize-items.ts';
import { DESCRIPTION_MIN } from '#shared/catalogue/intake-choices.ts';
import { isIntakeKind } from '#shared/catalogue/kind.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { Product } from '#shared/catalogue/product.ts';
import type { Rates } from '#shared/catalogue/rates.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { blankPlan } from '#shared/delivery/plan/blank-plan.ts';
import { canCompute } from '#shared/delivery/plan/complete-stop.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { isQuoteService } from '#shared/pricing/is-quoted.ts';
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
  /** Handyman in steps of 20, rent-me in whole hours. */
  minutes: z.int(),
  description: z.string(),
  /** Of a delivery or an errand. */
  plan: z.optional(planSchema),
  /** The stops that a road was last asked for and answered about, as `planKey` writes them. */
  roadKey: z.optional(z.string()),
});
export type LineDraft = z.infer<typeof lineDraft>;

export type LineFault = 'product' | 'size' | 'level' | 'description' | 'area' | 'stops' | 'road';

/** Two acres, as in the request form: more is a slip of the finger. */
const AREA_MAX = 100_000;

/** A new line with what most people choose; the only product of a service is chosen already. */
export function newLine(newId: () => Id, service: Service): LineDraft {
  const [first, second] = service.products;
  const isDelivery = service.kind === 'delivery';
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
    minutes: HANDYMAN_MIN_MIN,
    description: '',
    ...(isDelivery && { plan: blankPlan({ instance: newId(), pickup: newId(), dropoff: newId() }) }),
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
  const { kind } = service;
  const faults: LineFault[] = [];
  if (isQuoteService(service)) {
    const area = readNumber(line.sqft);
    const isWrong = line.sqft.trim() !== '' && (area === undefined || area < 0 || area > AREA_MAX);
    return isWrong ? ['area'] : [];
  }
  if (kind === 'delivery') return roadFaults(line);
  if (sellsProducts(service) && productOf(line, service) === null) faults.push('product');
  if (kind === 'handyman' || kind === 'rentme') {
    if (line.description.trim().length < DESCRIPTION_MIN) faults.push('description');
  }
  if (kind === 'tile') {
    const area = readNumber(line.sqft);
    if (area === undefined || area <= 0 || area > SQFT_MAX) faults.push('area');
  }
  if (kind !== 'tile') {
    const { sizeId, levelId } = readChoices(line.options, service);
    const offers = (group: 'size' | 'soil') => optionsOf(service, group).length > 0;
    if (sellsSizes(service) && sizeId === null && offers('size')) faults.push('size');
    if (levelId === null && offers('soil')) faults.push('level');
  }
  return faults;
}

/** A delivery is booked once its road was asked for, whatever the answer; one that is open has a price "from". */
function roadFaults(line: LineDraft): readonly LineFault[] {
  if (line.plan === undefined || !canCompute(line.plan)) return ['stops'];
  return needsRoad(line) ? ['road'] : [];
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

function toInstanceInput(line: LineDraft, service: Service): CartItemDraft['instances'][number] {
  const { kind } = service;
  const area = readNumber(line.sqft);
  const description = line.description.replaceAll('\u0000', '').trim();
  switch (kind) {
    case 'carpet':
    case 'general':
      return { options: line.options };
    case 'upholstery':
      return { options: line.options, seats: line.seats };
    case 'tile':
      return { sqft: area, soil: line.soil, sealant: line.sealant };
    case 'handyman':
      return { handymanMinutes: line.minutes, handymanMeta: { categories: [], description } };
    case 'rentme':
      return { intake: { kind, description, hoursWish: line.minutes / 60, vehicleRequired: false } };
    case 'pavers':
    case 'epoxy':
      return {
        intake: { kind, ...(description && { description }), ...(area !== undefined && { areaSqft: area }) },
      };
    case 'delivery':
      return line.plan === undefined ? {} : toInstance(line.plan);
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

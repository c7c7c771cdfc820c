import * as z from 'zod/mini';
import { cartStatuses } from '../cart/cart.ts';
import { soils } from '../cart/instance.ts';
import { intakeKinds, kinds, pricingTypes } from '../catalogue/kind.ts';
import { couponReasons } from '../pricing/totals.ts';
import { localized } from './catalogue.ts';
import { deliveryMeta, deliveryMetaInput } from './delivery.ts';
import { dollars, id, instant, quantity, text } from './wire.ts';

export const CART_ITEMS_MAX = 60;
const INSTANCES_MAX = 40;

const chosenOption = z.object({ optionId: id, qty: z.optional(z.nullable(z.number())) });

const intake = z.object({
  kind: z.enum(intakeKinds),
  description: z.optional(text(4000)),
  serviceType: z.optional(text(120)),
  hoursWish: z.optional(quantity),
  vehicleRequired: z.optional(z.boolean()),
  milesEstimate: z.optional(quantity),
  areaSqft: z.optional(quantity),
  areaCondition: z.optional(text(400)),
  budgetAmount: z.optional(quantity),
});

/** An instance on the wire (D356). Nulls are read as missing; what the price needs is cleaned by `normalizeItems`. */
const instanceInput = z.object({
  id: z.optional(z.nullable(id)),
  sqft: z.optional(z.nullable(z.number())),
  rooms: z.optional(z.nullable(z.number())),
  seats: z.optional(z.nullable(z.number())),
  soil: z.optional(z.nullable(z.enum([...soils, 'DEEP']))),
  sealant: z.optional(z.nullable(z.boolean())),
  label: z.optional(z.nullable(text(400))),
  options: z.optional(z.nullable(z.array(chosenOption).check(z.maxLength(40)))),
  handymanMinutes: z.optional(z.nullable(z.number())),
  handymanMeta: z.optional(
    z.nullable(z.object({ categories: z.array(text(40)).check(z.maxLength(12)), description: text(4000) })),
  ),
  deliveryMeta: z.optional(z.nullable(deliveryMetaInput)),
  deliveryInstructions: z.optional(z.nullable(text(2000))),
  deliveryReference: z.optional(z.nullable(text(200))),
  estimatedBasketAmount: z.optional(z.nullable(quantity)),
  intake: z.optional(z.nullable(intake)),
});

const itemInput = z.object({
  id: z.optional(z.nullable(id)),
  serviceId: id,
  productId: z.optional(z.nullable(id)),
  instances: z.array(instanceInput).check(z.minLength(1), z.maxLength(INSTANCES_MAX)),
});
export type ItemInput = z.infer<typeof itemInput>;

export const createCartInput = z.object({ id: z.optional(id) });

export const patchItemsInput = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('replace'), items: z.array(itemInput).check(z.maxLength(CART_ITEMS_MAX)) }),
  z.object({ mode: z.literal('add'), item: itemInput }),
]);

/** A promotion with the terms the device needs to re-judge it offline with the same function. */
const cartCouponView = z.object({
  id,
  code: z.string(),
  label: z.string(),
  amountOff: dollars,
  minSubtotal: z.nullable(dollars),
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  stacking: z.boolean(),
  active: z.boolean(),
  /**
   * Of a code that older devices cannot judge (PM11 to PM13); `amountOff` is then what it takes off this cart now, which is
   * right for them until the cart changes and they ask again.
   */
  terms: z.optional(
    z.object({
      amountOff: dollars,
      percentOff: z.nullable(z.int()),
      maxOff: z.nullable(dollars),
      firstOnly: z.boolean(),
      kinds: z.nullable(z.array(z.enum(kinds))),
      offWhy: z.optional(z.literal('promo.firstOnly')),
    }),
  ),
  /** What it takes off this cart now, and its two words together (D56); the verdict with its reason is in the totals. */
  discountAmount: dollars,
  payload: z.object({ code: z.string(), label: z.string() }),
});

export const cartHead = z.object({
  id,
  status: z.enum(cartStatuses),
  version: z.int(),
  editingBookingId: z.nullable(id),
});
export type CartHead = z.infer<typeof cartHead>;

const instanceView = z.object({
  id,
  sqft: z.optional(z.number()),
  rooms: z.optional(z.number()),
  seats: z.optional(z.number()),
  soil: z.optional(z.enum(soils)),
  sealant: z.optional(z.boolean()),
  label: z.optional(z.string()),
  options: z.array(z.object({ optionId: id, qty: z.optional(z.number()) })),
  handymanMinutes: z.optional(z.number()),
  handymanMeta: z.optional(z.object({ categories: z.array(z.string()), description: z.string() })),
  deliveryMeta: z.optional(deliveryMeta),
  deliveryInstructions: z.optional(z.string()),
  deliveryReference: z.optional(z.string()),
  estimatedBasketAmount: z.optional(z.number()),
  intake: z.optional(intake),
});

export const cartItemView = z.object({
  id,
  serviceId: id,
  productId: z.nullable(id),
  instances: z.array(instanceView),
});

/** What a booking cost before this cart began to change it; amounts and minutes of its untouched instances stay (D113). */
const bookedCartView = z.object({
  total: dollars,
  /** Of the visit; absent in a cart from before. */
  minutes: z.optional(z.int()),
  /** null: it had nothing priced, so none was asked. */
  serviceCharge: z.nullable(dollars),
  /** What the company takes off it (PM60); absent where it does not. */
  staffDiscount: z.optional(z.object({ id, reason: z.string(), amount: dollars })),
  /** What it is of, also once that is offered no more; absent in a cart from before. */
  services: z.optional(
    z.array(z.object({ id, kind: z.enum(kinds), pricingType: z.enum(pricingTypes), title: localized })),
  ),
  /** Saved as it is, the edit ends the offer that waits for an answer (D578); absent where there is none, or it stands. */
  endsOffer: z.optional(z.boolean()),
  lines: z.array(
    z.object({
      cartItemId: id,
      serviceId: id,
      productId: z.nullable(id),
      amount: dollars,
      quote: z.boolean(),
      provisional: z.optional(z.boolean()),
      instances: z.array(
        z.object({
          instance: instanceView,
          amount: dollars,
          productBase: dollars,
          optionsSum: dollars,
          /** Working minutes, before set-up and rounding; bookings from before do not say. */
          minutes: z.optional(z.number()),
        }),
      ),
    }),
  ),
});
export type BookedCartView = z.infer<typeof bookedCartView>;

export const cartView = z.object({
  ...cartHead.shape,
  items: z.array(cartItemView),
  promotions: z.array(cartCouponView),
  /** Only of a cart that edits a booking. */
  booked: z.nullable(bookedCartView),
});
export type CartView = z.infer<typeof cartView>;

const totalsView = z.object({
  currency: z.literal('USD'),
  minutes: z.int(),
  estimate: z.boolean(),
  quote: z.boolean(),
  lines: z.array(
    z.object({
      cartItemId: id,
      serviceTitle: z.string(),
      amount: dollars,
      qty: z.int(),
      parts: z.object({ productBase: dollars, optionsSum: dollars }),
      estimate: z.boolean(),
      quote: z.boolean(),
      provisional: z.boolean(),
      withdrawn: z.boolean(),
    }),
  ),
  subtotal: dollars,
  serviceCharge: dollars,
  tileMinimum: dollars,
  promotions: z.array(
    z.object({
      id,
      code: z.string(),
      label: z.string(),
      discountAmount: dollars,
      active: z.boolean(),
      reason: z.optional(z.enum(['promo.invalid', 'promo.expired', 'promo.stacking', 'promo.minSubtotal'])),
      /** The reason where older devices do not know it; `reason` is then \`promo.invalid\`. */
      why: z.optional(z.enum(couponReasons)),
      /** Of a code for some kinds: what their lines cost (PM12). */
      ofAmount: z.optional(dollars),
    }),
  ),
  discount: dollars,
  total: dollars,
});
export type TotalsView = z.infer<typeof totalsView>;

/** The full answer of every cart and promotion call (D162). */
export const cartAnswer = z.object({ cart: cartView, totals: totalsView });
export type CartAnswer = z.infer<typeof cartAnswer>;

export const couponInput = z.object({ cartId: id, code: text(60) });

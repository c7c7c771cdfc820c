import * as z from 'zod/mini';
import { kinds } from '../../catalogue/kind.ts';
import { COUPON_CODE_MAX, COUPON_TITLE_MAX } from '../../coupons/coupon-terms.ts';
import { dollars, id, instant, seenVersion, text } from '../wire.ts';

/** What only some coupons have; absent where they have it not. */
const special = {
  /** In place of the amount, which is 0 then (PM11). */
  percentOff: z.optional(z.nullable(z.number())),
  maxOff: z.optional(z.nullable(dollars)),
  firstOnly: z.optional(z.boolean()),
  kinds: z.optional(z.nullable(z.array(z.enum(kinds)).check(z.maxLength(kinds.length)))),
};

/** Amounts in dollars here, in cents in the table (D58). `endsAt` is exclusive (D62). */
export const couponView = z.object({
  id,
  code: z.string(),
  title: z.string(),
  amountOff: dollars,
  ...special,
  minSubtotal: z.nullable(dollars),
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  stacking: z.boolean(),
  active: z.boolean(),
  maxRedemptions: z.nullable(z.int()),
  oncePerEmail: z.boolean(),
  /** Bookings that use it now, what it took off them and what they cost. */
  usedCount: z.int(),
  discountTotal: dollars,
  revenueTotal: dollars,
  version: z.int(),
});
export type CouponView = z.infer<typeof couponView>;

export const couponsAnswer = z.object({
  coupons: z.array(couponView),
  /** Where the company's app is: `/?promo=CODE` behind it applies a code by itself (PM14). */
  linkBase: z.optional(z.string()),
});
export type CouponsAnswer = z.infer<typeof couponsAnswer>;

/**
 * POST /admin/coupons. Faults are 400 `request.invalid` with `fields`; a code that exists or existed is 422
 * `coupon.taken`. A number may come as text of a form: it is read there, not here. With an id that the caller chose, the
 * same again is the same coupon.
 */
export const addCouponInput = z.object({
  id: z.optional(id),
  code: text(COUPON_CODE_MAX),
  title: z.optional(text(COUPON_TITLE_MAX)),
  amountOff: z.optional(dollars),
  ...special,
  minSubtotal: z.optional(z.nullable(dollars)),
  startsAt: z.optional(z.nullable(instant)),
  endsAt: z.optional(z.nullable(instant)),
  stacking: z._default(z.boolean(), false),
  active: z._default(z.boolean(), true),
  maxRedemptions: z.optional(z.nullable(z.int())),
  oncePerEmail: z._default(z.boolean(), false),
});
export type AddCouponInput = z.infer<typeof addCouponInput>;

/** PATCH /admin/coupons/{id}; what is absent stays. Stale: 409 `coupon.changed` with `current`, the coupon. */
export const changeCouponInput = z.object({
  code: z.optional(text(COUPON_CODE_MAX)),
  title: z.optional(text(COUPON_TITLE_MAX)),
  amountOff: z.optional(dollars),
  ...special,
  minSubtotal: z.optional(z.nullable(dollars)),
  startsAt: z.optional(z.nullable(instant)),
  endsAt: z.optional(z.nullable(instant)),
  stacking: z.optional(z.boolean()),
  active: z.optional(z.boolean()),
  maxRedemptions: z.optional(z.nullable(z.int())),
  oncePerEmail: z.optional(z.boolean()),
  expectedVersion: z.optional(seenVersion),
});
export type ChangeCouponInput = z.infer<typeof changeCouponInput>;

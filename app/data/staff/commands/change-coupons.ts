import * as z from 'zod/mini';
import {
  type AddCouponInput,
  type ChangeCouponInput,
  type CouponsAnswer,
  type CouponView,
  couponsAnswer,
  couponView,
} from '#shared/api/admin/coupons.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { newId } from '../../device/clock.ts';
import type { Answer } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';
import type { AdminRead } from '../admin-read.ts';
import { untilKnown } from '../until-known.ts';

export const couponsRead: AdminRead<CouponsAnswer> = {
  key: 'coupons',
  load: (signal) => adminCall({ method: 'GET', path: '/admin/coupons', schema: couponsAnswer, signal }),
  schema: couponsAnswer,
};

const addUnder = untilKnown(newId);

/** Asked for again after an answer that was lost it is one coupon (D522). */
export function addCoupon(input: AddCouponInput): Promise<Answer<CouponView>> {
  return addUnder(input, (id) =>
    adminCall({
      method: 'POST',
      path: '/admin/coupons',
      body: { json: { ...input, id } },
      schema: couponView,
    }),
  );
}

/** With `expectedVersion` a coupon that other staff have changed is refused (D154). */
export function changeCoupon(id: Id, input: ChangeCouponInput): Promise<Answer<CouponView>> {
  return adminCall({ method: 'PATCH', path: pathOf(id), body: { json: input }, schema: couponView });
}

/** Bookings keep what the coupon took off them; `restoreCoupon` brings it back. */
export function deleteCoupon(id: Id): Promise<Answer<unknown>> {
  return adminCall({ method: 'DELETE', path: pathOf(id), schema: z.unknown() });
}

export function restoreCoupon(id: Id): Promise<Answer<unknown>> {
  return adminCall({ method: 'POST', path: `${pathOf(id)}/restore`, schema: z.unknown() });
}

const staleAnswer = z.object({ current: couponView });

/** The coupon as other staff left it, from the answer `coupon.changed`. */
export function currentCoupon(body: unknown): CouponView | undefined {
  const stale = staleAnswer.safeParse(body);
  return stale.success ? stale.data.current : undefined;
}

function pathOf(id: Id): string {
  return `/admin/coupons/${encodeURIComponent(id)}`;
}

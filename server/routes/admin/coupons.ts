import * as z from 'zod/mini';
import { addCouponInput, changeCouponInput, couponsAnswer, couponView } from '#shared/api/admin/coupons.ts';
import { id } from '#shared/api/wire.ts';
import {
  addCoupon,
  changeCoupon,
  listAllCoupons,
  restoreCoupon,
  withdrawCoupon,
} from '../../domain/coupons/manage-coupons.ts';
import { route } from '../../http/calls/route.ts';

export const adminCouponRoutes = [
  route({
    method: 'GET',
    path: '/admin/coupons',
    summary: 'Every coupon that is not deleted, with its use',
    who: 'admin',
    limit: 'read',
    status: 200,
    output: couponsAnswer,
    errors: ['admin.denied'],
    handle: ({ deps, tenant }) => listAllCoupons(deps, tenant),
  }),
  route({
    method: 'POST',
    path: '/admin/coupons',
    summary: 'Add a coupon',
    who: 'admin',
    limit: 'write',
    body: addCouponInput,
    status: 201,
    output: couponView,
    errors: ['admin.denied', 'coupon.taken'],
    handle: ({ deps, tenant, body }) => addCoupon(deps, tenant, body),
  }),
  route({
    method: 'PATCH',
    path: '/admin/coupons/:id',
    summary: 'Change a coupon; what is absent stays, and bookings keep what they were booked with',
    who: 'admin',
    limit: 'write',
    params: z.object({ id }),
    body: changeCouponInput,
    status: 200,
    output: couponView,
    errors: ['admin.denied', 'coupon.not_found', 'coupon.changed', 'coupon.taken'],
    handle: ({ deps, tenant, params, body }) => changeCoupon(deps, tenant, params.id, body),
  }),
  route({
    method: 'DELETE',
    path: '/admin/coupons/:id',
    summary: 'Delete a coupon, which can be taken back; 204 whether or not it existed',
    who: 'admin',
    limit: 'write',
    params: z.object({ id }),
    status: 204,
    errors: ['admin.denied'],
    handle: ({ deps, tenant, params }) => withdrawCoupon(deps, tenant, params.id),
  }),
  route({
    method: 'POST',
    path: '/admin/coupons/:id/restore',
    summary: 'Take the deletion of a coupon back',
    who: 'admin',
    limit: 'write',
    params: z.object({ id }),
    status: 200,
    output: couponView,
    errors: ['admin.denied', 'coupon.not_found'],
    handle: ({ deps, tenant, params }) => restoreCoupon(deps, tenant, params.id),
  }),
];

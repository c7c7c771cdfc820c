import { cartAnswer, couponInput } from '#shared/api/cart.ts';
import { applyCoupon } from '../domain/coupons/apply-coupon.ts';
import { removeCoupon } from '../domain/coupons/remove-coupon.ts';
import { route } from '../http/calls/route.ts';

export const couponRoutes = [
  route({
    method: 'POST',
    path: '/promo/coupon/apply',
    summary: 'Apply a code to a cart',
    who: 'anyone',
    scope: 'bookings:write',
    limit: 'promo',
    body: couponInput,
    status: 200,
    output: cartAnswer,
    errors: [
      'cart.not_found',
      'cart.closed',
      'promo.invalid',
      'promo.expired',
      'promo.firstOnly',
      'promo.stacking',
      'promo.kinds',
      'promo.minSubtotal',
    ],
    handle: ({ deps, tenant, body }) => applyCoupon(deps, tenant, body.cartId, body.code),
  }),
  route({
    method: 'POST',
    path: '/promo/coupon/remove',
    summary: 'Take a code off a cart',
    who: 'anyone',
    scope: 'bookings:write',
    limit: 'write',
    body: couponInput,
    status: 200,
    output: cartAnswer,
    errors: ['cart.not_found', 'cart.closed'],
    handle: ({ deps, tenant, body }) => removeCoupon(deps, tenant, body.cartId, body.code),
  }),
];

import { behindDoor } from '../behind-door.ts';

export type { CouponOutcome } from '../remote/apply-coupon.ts';

/** Sends the cart, then asks the server for the code: only the server grants one. */
export const applyCoupon = behindDoor('applyCoupon');

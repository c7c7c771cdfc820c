import { behindDoor } from '../behind-door.ts';

/** Takes a code off the cart. */
export const removeCoupon = behindDoor('removeCoupon');

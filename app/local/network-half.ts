/**
 * What keeps this device's cart and the server together, and all that a page does with the server by itself: main.tsx
 * fetches it once the first screen stands, and it fetches sending-half.ts, so that no tap finds its code missing when
 * the connection goes. Only behind-door.ts and main.tsx import it.
 */

export { applyCoupon } from './remote/apply-coupon.ts';
export { refreshCart } from './remote/refresh-cart.ts';
export { removeCoupon } from './remote/remove-coupon.ts';
export { startNetwork } from './start-network.ts';

import { addMs, instantFromMs } from '#shared/kernel/instant.ts';
import { now } from '../device/clock.ts';
import { keepPromoLink, type PromoLink, promoLink } from '../device/promo-link.ts';
import type { CartRow } from '../device/rows.ts';
import { backOffMs, waitLeftMs } from '../wire/back-off.ts';
import { applyCoupon } from './apply-coupon.ts';

let asking: Promise<void> | undefined;

/**
 * Asks for the code of a link once the server has a cart with something in it, and once more for each other state of that
 * cart while it is refused (PM14). Without a connection it stays kept. An edit of a booking is left alone: the link was
 * for an order. Once the code has left the cart, nothing more is said of it.
 */
export function tryPromoLink(row: CartRow | undefined): Promise<void> {
  asking ??= tryNow(row).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** How long no code is to be asked for, after too many were; nothing or less where it may be. */
export function promoLinkWaitMs(): number {
  return waitLeftMs(promoLink.get()?.nextAt ?? instantFromMs(0));
}

async function tryNow(row: CartRow | undefined): Promise<void> {
  const link = promoLink.get();
  if (link === undefined) return;
  if (link.state === 'applied') return isGone(link, row) ? keepPromoLink(undefined) : undefined;
  if (!mayTake(row)) return;
  const triedOn = `${row.id} ${row.version}`;
  if (link.triedOn === triedOn) return;
  if (hasCode(row, link)) return keep(link, { state: 'applied' });
  // A code that is none is none in every cart, and asking for it again counts as guessing (D377).
  if (link.why === 'promo.invalid' || promoLinkWaitMs() > 0) return;
  const outcome = await applyCoupon(link.code);
  if (outcome.ok) return keep(link, { state: 'applied' });
  const { code: why, minSubtotalCents, ofCents, retryAfterMs } = outcome;
  if (why.startsWith('promo.'))
    return keep(link, { state: 'refused', why, minSubtotalCents, ofCents, triedOn });
  if (why !== 'request.too_many' || retryAfterMs === undefined) return;
  keep(link, { state: 'refused', why, nextAt: addMs(now(), backOffMs(0, retryAfterMs)) });
}

function mayTake(row: CartRow | undefined): row is CartRow {
  return row !== undefined && isSettledOrder(row) && row.items.length > 0;
}

/** It was taken off again, or its cart is booked. A cart on its way and an edit of a booking tell nothing of it. */
function isGone(link: PromoLink, row: CartRow | undefined): boolean {
  return row === undefined || (isSettledOrder(row) && !hasCode(row, link));
}

function isSettledOrder({ sync, editingBookingId }: CartRow): boolean {
  return sync === 'synced' && editingBookingId === null;
}

function hasCode({ coupons }: CartRow, link: PromoLink): boolean {
  return coupons.some(({ code }) => code === link.code);
}

/** Another link may have come, or the person may have put it away, while the server was asked. */
function keep(asked: PromoLink, change: Omit<PromoLink, 'code'>): void {
  if (promoLink.get() === asked) keepPromoLink({ code: asked.code, ...change });
}

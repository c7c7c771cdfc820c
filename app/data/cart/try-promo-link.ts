import { keepPromoLink, type PromoLink, promoLink } from '../device/promo-link.ts';
import type { CartRow } from '../device/rows.ts';
import { applyCoupon } from './apply-coupon.ts';

let asking: Promise<void> | undefined;

/**
 * Asks for the code of a link once the server has a cart with something in it, and once more for each other state of that
 * cart while it is refused (PM14). Without a connection it stays kept. An edit of a booking is left alone: the link was
 * for an order.
 */
export function tryPromoLink(row: CartRow | undefined): Promise<void> {
  asking ??= tryNow(row).finally(() => {
    asking = undefined;
  });
  return asking;
}

async function tryNow(row: CartRow | undefined): Promise<void> {
  const link = promoLink.get();
  if (link === undefined || link.state === 'applied' || !mayTake(row)) return;
  const triedOn = `${row.id} ${row.version}`;
  if (link.triedOn === triedOn) return;
  if (row.coupons.some(({ code }) => code === link.code)) return keep(link, { state: 'applied' });
  const outcome = await applyCoupon(link.code);
  if (outcome.ok) return keep(link, { state: 'applied' });
  if (!outcome.code.startsWith('promo.')) return;
  const { code: why, minSubtotalCents } = outcome;
  keep(link, { state: 'refused', why, minSubtotalCents, triedOn });
}

function mayTake(row: CartRow | undefined): row is CartRow {
  return row !== undefined && row.sync === 'synced' && row.items.length > 0 && row.editingBookingId === null;
}

/** Another link may have come, or the person may have put it away, while the server was asked. */
function keep(asked: PromoLink, change: Omit<PromoLink, 'code'>): void {
  if (promoLink.get() === asked) keepPromoLink({ code: asked.code, ...change });
}

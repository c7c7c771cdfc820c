import { findCartRow, mirrorOwnCart, updateCartRow } from './cart/cart-row.ts';
import { pushCart } from './cart/push-cart.ts';
import { refreshCart } from './cart/refresh-cart.ts';
import { promoLinkWaitMs, tryPromoLink } from './cart/try-promo-link.ts';
import { isServerTimeTold, restoreServerOffset } from './device/clock.ts';
import { db } from './device/db.ts';
import { follow } from './device/follow.ts';
import { withDb } from './device/open.ts';
import type { CartRow } from './device/rows.ts';
import { isBeingBooked } from './device/sent-booking.ts';
import { watchClock } from './slots/watch-clock.ts';
import { forgetOld, tidyDevice } from './tidy-device.ts';
import { waitLeftMs } from './wire/back-off.ts';
import { whenBack } from './wire/connection.ts';

/** Taps that follow each other go out together; short enough that a screen rarely waits for it. */
const COLLAPSE_MS = 400;

/**
 * Keeps the device and the server together from now on; called once, by main.tsx. Wakes when the cart was edited (in
 * any tab), when the connection is back, when the page is looked at again, and when a back-off has run out.
 * Answers a function that stops it.
 */
export function startSync(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pushIn = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void pushCart().catch(ignoreFault), delayMs);
  };
  let linkTimer: ReturnType<typeof setTimeout> | undefined;
  const tryLink = async (row: CartRow | undefined): Promise<void> => {
    await tryPromoLink(row);
    clearTimeout(linkTimer);
    const waitMs = promoLinkWaitMs();
    if (waitMs > 0) linkTimer = setTimeout(lookAtLink, waitMs);
  };
  const lookAtLink = () => void findCartRow().then(tryLink).catch(ignoreFault);
  const subscription = follow(findUnbooked).subscribe(({ row, isOut }) => {
    const delayMs = isOut ? undefined : pushDelayMs(row);
    if (delayMs !== undefined) pushIn(delayMs);
    void tryLink(row).catch(ignoreFault);
  }, ignoreFault);
  const wake = () => {
    void pushCart().catch(ignoreFault);
    lookAtLink();
  };
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    void refreshCart().catch(ignoreFault);
  };
  const stopClock = watchClock();
  const unsubscribeConnection = whenBack(wake);
  addEventListener('online', wake);
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  void begin().catch(ignoreFault);
  return () => {
    clearTimeout(timer);
    clearTimeout(linkTimer);
    subscription.unsubscribe();
    stopClock();
    unsubscribeConnection();
    removeEventListener('online', wake);
    removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}

async function begin(): Promise<void> {
  const clock = await withDb(() => db.meta.get('clock'));
  // What was told while that was read is of this hour.
  if (clock?.k === 'clock' && !isServerTimeTold()) restoreServerOffset(clock.offsetMs);
  await mirrorOwnCart();
  await tidyDevice();
  await giveRefusedCartAnotherTry();
  await refreshCart();
  await forgetOld();
}

/** An earlier build took the page of a stranger for a refusal (LC120), and the server may have learnt since. */
function giveRefusedCartAnotherTry(): Promise<void> {
  return updateCartRow((row) => (row.sync === 'failed' ? { ...row, sync: 'waiting', failCode: null } : row));
}

/** A cart that is out to be booked is sent no more; once that has its answer, what was changed meanwhile is. */
async function findUnbooked() {
  const row = await findCartRow();
  return { row, isOut: row !== undefined && (await isBeingBooked(row.id)) };
}

/** `undefined`: nothing to send. A row that says `sending` and is not touched for a while was left by a closed tab. */
function pushDelayMs(row: CartRow | undefined): number | undefined {
  if (row === undefined || row.sync === 'synced' || row.sync === 'failed') return undefined;
  return Math.max(COLLAPSE_MS, waitLeftMs(row.nextAt));
}

/** A database that cannot be opened shows on the screens that read it; the next wake-up tries again. */
function ignoreFault(): void {}

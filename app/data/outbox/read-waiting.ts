import { findCartRow } from '../cart/cart-row.ts';
import type { CartRow } from '../device/rows.ts';
import { isWaitedFor } from '../device/sent-booking.ts';
import { readOutbox } from './read-outbox.ts';

/** How much of what the person did here has not reached the server (LC41). An unsent cart counts as one. */
export interface Waiting {
  /** Goes out by itself, now or later. */
  readonly toSend: number;
  /** Part of `toSend`: sent, and it is not known whether it arrived. */
  readonly unknown: number;
  /** Needs the person. */
  readonly asks: number;
  /** Something is under way right now. */
  readonly isSending: boolean;
}

/** `online`: a cart that will be gone in a moment is not worth a word; one that was postponed, or cannot go, is. */
export async function readWaiting(online: boolean): Promise<Waiting> {
  const intents = (await readOutbox()).filter(isWaitedFor);
  const cart = await findCartRow();
  const inState = (state: (typeof intents)[number]['state']) =>
    intents.filter((row) => row.state === state).length;
  const asks = inState('asks');
  const cartWaits = cart !== undefined && isUnsent(cart) && (!online || cart.attempts > 0);
  return {
    toSend: intents.length - asks + (cartWaits ? 1 : 0),
    unknown: inState('unknown'),
    asks: asks + (cart?.sync === 'failed' ? 1 : 0),
    isSending: inState('sending') > 0 || cart?.sync === 'sending',
  };
}

function isUnsent({ sync, items, version }: CartRow): boolean {
  // Emptied before it was ever sent: there is nothing to tell the server.
  return (sync === 'waiting' || sync === 'sending') && (items.length > 0 || version !== null);
}

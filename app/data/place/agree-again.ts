import { instantFromMs } from '#shared/kernel/instant.ts';
import { cartMark } from '../cart/cart-mark.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { remote } from '../remote.ts';
import type { AskedFor } from './ask-for-time.ts';

/** The cart and total on screen, and other times if the person chose one. */
export type Agreed = Omit<AskedFor, 'request' | 'wishes'> & Partial<Pick<AskedFor, 'wishes'>>;

/**
 * The person said yes to what is on screen now (LC36): the request that waited for an answer is tried at once. Nothing
 * happens to one that is out already.
 */
export async function agreeAgain({ cart, totalCents, wishes }: Agreed): Promise<void> {
  await withDb(() =>
    db.transaction('rw', db.intents, async () => {
      const row = (await db.intents.toArray()).find(({ kind }) => kind === 'booking');
      if (row?.kind !== 'booking' || row.body !== null || row.state === 'sending') return;
      const [first] = wishes ?? row.wishes;
      await db.intents.put({
        ...row,
        ...first,
        wishes: wishes ?? row.wishes,
        cartId: cart.id ?? row.cartId,
        request: row.request && { ...row.request, expectedTotalCents: totalCents },
        cartMark: cartMark(cart),
        totalCents,
        agreedAt: now(),
        state: 'waiting',
        code: null,
        attempts: 0,
        createdAt: now(),
        nextAt: instantFromMs(0),
        alternatives: [],
      });
    }),
  );
  // Without its code or a connection it stays and goes out by itself.
  await remote.tryOutboxNow();
}

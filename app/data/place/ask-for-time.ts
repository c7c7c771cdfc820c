import type { CartItem } from '#shared/cart/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { cartMark } from '../cart/cart-mark.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { readLeadSource } from '../device/lead-source.ts';
import { withDb } from '../device/open.ts';
import type { BookRequest, PreferredTime } from '../device/rows.ts';
import { writeIntent } from '../outbox/write-intent.ts';

/** What the person said yes to: the cart as it was shown, its total, and the times in order. */
export interface AskedFor {
  readonly cart: {
    readonly id: Id | undefined;
    readonly items: readonly CartItem[];
    readonly coupons: readonly { readonly code: string }[];
  };
  readonly totalCents: Cents;
  /** One to three, best first. */
  readonly wishes: readonly PreferredTime[];
  readonly request: BookRequest;
}

/**
 * Keeps a request to book on this device, to be sent when there is a connection (LC34). It takes the place of one that
 * was never sent. `open`: one is being sent or was and has no answer, so nothing new may be asked (LC14).
 */
export async function askForTime(asked: AskedFor): Promise<'saved' | 'open' | 'incomplete'> {
  const { cart, wishes, request, totalCents } = asked;
  const [first] = wishes;
  const { id: cartId } = cart;
  if (cartId === undefined || first === undefined || cart.items.length === 0) return 'incomplete';
  return withDb(() =>
    db.transaction('rw', db.intents, db.meta, async () => {
      const before = (await db.intents.toArray()).filter(({ kind }) => kind === 'booking');
      if (before.some(({ body, state }) => body !== null || state === 'sending')) return 'open';
      await db.intents.bulkDelete(before.map(({ id }) => id));
      await writeIntent((base) => ({
        ...base,
        kind: 'booking',
        stream: 'booking',
        cartId,
        request: { ...request, expectedTotalCents: totalCents, lead: readLeadSource() },
        wishes,
        cartMark: cartMark(cart),
        agreedAt: now(),
        body: null,
        email: request.email.trim(),
        startAt: first.startAt,
        endAt: first.endAt,
        totalCents,
        alternatives: [],
      }));
      return 'saved';
    }),
  );
}

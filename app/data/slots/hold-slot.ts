import { holdView } from '#shared/api/slots.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { findCartRow } from '../cart/cart-row.ts';
import { pushCart } from '../cart/push-cart.ts';
import { learnOfRefusal } from '../catalogue/learn-of-refusal.ts';
import { readEditServices } from '../changes/read-edit-services.ts';
import { now } from '../device/clock.ts';
import { withDb } from '../device/open.ts';
import type { FailCode } from '../device/rows.ts';
import { call } from '../wire/http.ts';
import { type Alternative, readAlternatives } from '../wire/read-alternatives.ts';
import { withLock } from '../wire/with-lock.ts';
import { readSlotSelection } from './read-slot-selection.ts';
import { readVisit } from './read-visit.ts';
import { keepHold, loseHold, markSlotTaken } from './slot-selection.ts';
import { visitQuery } from './visit-key.ts';

export type HoldOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: FailCode; readonly alternatives: readonly Alternative[] };

interface PreferredTime {
  readonly startAt: Instant;
  readonly endAt: Instant;
}

/**
 * Holds a slot for this cart; a slot held before is moved in the same call and survives a refusal (D86). The
 * cart is sent first, because the server checks the length against the cart it has.
 */
export function holdSlot(wish: PreferredTime): Promise<HoldOutcome> {
  return withLock('hold', () => hold(wish));
}

async function hold(wish: PreferredTime): Promise<HoldOutcome> {
  const pushed = await pushCart();
  if (!pushed.ok) return { ...pushed, alternatives: [] };
  return askForHold(wish, undefined);
}

/** Shared with `renewHold`, which names the hold to prolong. Call it inside the 'hold' lock only. */
export async function askForHold(wish: PreferredTime, renew: Id | undefined): Promise<HoldOutcome> {
  const row = await withDb(findCartRow);
  const cartId = row?.version == null ? undefined : row.id;
  const edit = await withDb(readEditServices);
  // Staff hold no time: theirs is judged as it is saved (LC271).
  const proof = edit?.by === undefined &&
    edit && { bookingId: edit.bookingId, email: edit.email, sig: edit.sig };
  const visit = await withDb(readVisit);
  const sentAt = now();
  const answer = await call({
    method: 'POST',
    path: '/slots/hold',
    body: {
      json: {
        startAt: formatInstant(wish.startAt),
        endAt: formatInstant(wish.endAt),
        cartId,
        renew,
        zip: visit && visitQuery(visit).zip,
        ...proof,
      },
    },
    schema: holdView,
  });
  if (answer.ok) {
    await keepHold(answer.body, sentAt, edit?.cartId);
    return { ok: true };
  }
  if (answer.code === 'slot.taken') await noteTaken(wish);
  await learnOfRefusal(answer.code);
  return { ok: false, code: answer.code, alternatives: readAlternatives(answer.body) };
}

async function noteTaken(wish: PreferredTime): Promise<void> {
  await markSlotTaken(wish.startAt);
  const selection = await withDb(readSlotSelection);
  if (selection?.startAt === wish.startAt) await loseHold(selection.lockId);
}

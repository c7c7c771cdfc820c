import { useRef, useState } from 'react';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { toCents } from '#shared/kernel/money.ts';
import { remote } from '../../data/remote.ts';
import {
  newPlaceAttempt,
  newPriceIn,
  type PlaceAttempt,
  placeBooking,
  seenCentsOf,
} from '../../data/staff/commands/place-booking.ts';
import { isTransient, mayHaveArrived, type Refusal } from '../../data/wire/http.ts';
import { placeInput } from './place-input.ts';
import type { ReadTime } from './read-time.ts';
import type { DraftInHand } from './use-booking-draft.ts';
import type { ServerTotal } from './use-server-total.ts';

export type Trouble =
  /** Nothing was booked. */
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | { readonly is: 'price'; readonly beforeCents: Cents; readonly afterCents: Cents }
  /** Sent, no answer: it may or may not be booked. */
  | { readonly is: 'lost' };

export interface Placing {
  readonly busy: boolean;
  readonly trouble: Trouble | undefined;
  readonly forget: () => void;
  /** `seenCents` is the total on screen. */
  readonly place: (
    time: Extract<ReadTime, { ok: true }>,
    seenCents: Cents,
    /** Also a crew that does not do this work, or does not come there. */
    anyCrew?: true,
  ) => Promise<void>;
  /** The same question again, after an answer that was lost. */
  readonly placeAgain: () => Promise<void>;
}

/** Whether what was typed is on its way: what would be changed now, and is not part of it, would be gone with a yes. */
export function isUnderWay({ busy, trouble }: Pick<Placing, 'busy' | 'trouble'>): boolean {
  return busy || trouble?.is === 'lost';
}

/**
 * Books what was typed: first the work as the server prices it, then the visit. An attempt is kept with its key until it
 * is answered, so that neither a second press nor a lost answer books twice.
 */
export function usePlace(
  hand: DraftInHand,
  server: ServerTotal,
  onPlaced: (row: BookingRowView) => void,
): Placing {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const isOn = useRef(false);

  const send = async (attempt: PlaceAttempt, seenCents: Cents, isAgain = false) => {
    const answer = await placeBooking(attempt);
    if (answer.ok) {
      hand.clear();
      return onPlaced(answer.body.row);
    }
    // Who is turned away when it asks again hears nothing of what became of the first time.
    if (isAgain ? isTransient(answer) : mayHaveArrived(answer)) return setTrouble({ is: 'lost' });
    const isCartGone = answer.code === 'cart.closed' || answer.code === 'cart.not_found';
    hand.note({ attempt: undefined, ...(isCartGone && { cartId: undefined }) });
    setTrouble(toTrouble(answer, seenCents));
  };

  const toTrouble = (refusal: Refusal, seenCents: Cents): Trouble => {
    const priced = refusal.code === 'price.changed' ? newPriceIn(refusal) : undefined;
    if (priced === undefined) return { is: 'refused', refusal };
    server.put(priced);
    void remote.refreshCatalogue();
    return { is: 'price', beforeCents: seenCents, afterCents: toCents(priced.totals.total) };
  };

  const once = async (work: () => Promise<void>) => {
    if (isOn.current) return;
    isOn.current = true;
    setBusy(true);
    setTrouble(undefined);
    await work();
    setBusy(false);
    isOn.current = false;
  };

  return {
    busy,
    trouble: trouble ?? (hand.draft.attempt !== undefined && !busy ? { is: 'lost' } : undefined),
    forget: () => setTrouble(undefined),
    place: ({ startsAt, endsAt }, seenCents, anyCrew) =>
      once(async () => {
        const priced = await server.ask();
        if (!priced.ok) return setTrouble({ is: 'refused', refusal: priced });
        const cartId = priced.body.cart.id;
        const input = {
          ...placeInput(hand.latest(), { cartId, startsAt, endsAt, seenCents }),
          ...(anyCrew && { anyCrew }),
        };
        const attempt = newPlaceAttempt(input);
        hand.note({ attempt, cartId });
        await send(attempt, seenCents);
      }),
    placeAgain: () =>
      once(async () => {
        const { attempt } = hand.latest();
        if (attempt !== undefined) await send(attempt, seenCentsOf(attempt), true);
      }),
  };
}

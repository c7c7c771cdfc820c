import { useEffect, useRef, useState } from 'react';
import type { CartAnswer } from '#shared/api/cart.ts';
import type { CartItemDraft } from '#shared/cart/cart-item-draft.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { FailCode } from '../../data/device/rows.ts';
import { priceWork, type WorkPrice } from '../../data/staff/commands/place-booking.ts';
import type { Answer } from '../../data/wire/http.ts';

/** Between two presses on a stepper the server is not asked. */
const ASK_AFTER_MS = 500;

export interface ServerTotal {
  /** Of the work as it is now; undefined until the server has answered about just this. */
  readonly answer: WorkPrice | undefined;
  readonly busy: boolean;
  readonly fault: FailCode | undefined;
  /** At once, for booking; what is known is not asked again. */
  readonly ask: () => Promise<Answer<WorkPrice>>;
  /** Takes over the totals that came with a refusal. */
  readonly put: (answer: CartAnswer) => void;
}

export interface Known {
  /** Tells which work the total is of. */
  readonly mark: string;
  readonly answer: WorkPrice | undefined;
  readonly fault: FailCode | undefined;
}

/**
 * The server's price of this work, asked a moment after the last change. `items` undefined: nothing to ask about, or no
 * connection. `onCart` is told in which cart it lies.
 */
export function useServerTotal(
  items: readonly CartItemDraft[] | undefined,
  codes: readonly string[],
  cartId: Id | undefined,
  onCart: (cartId: Id) => void,
): ServerTotal {
  const mark = items === undefined ? '' : JSON.stringify([items, codes]);
  const [known, setKnown] = useState<Known>();
  const [asking, setAsking] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef({ mark, cartId });
  newest.current = { mark, cartId };
  const told = answerFor(known, mark, cartId);

  const send = async (): Promise<Answer<WorkPrice>> => {
    clearTimeout(timer.current);
    stop.current?.abort();
    stop.current = new AbortController();
    const { signal } = stop.current;
    setAsking(mark);
    const answer = await priceWork(newest.current.cartId, items ?? [], codes, signal);
    if (signal.aborted) return answer;
    setAsking(undefined);
    setKnown(
      answer.ok
        ? { mark, answer: answer.body, fault: undefined }
        : { mark, answer: undefined, fault: answer.code },
    );
    if (answer.ok && answer.body.cart.id !== newest.current.cartId) onCart(answer.body.cart.id);
    return answer;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark says what is asked about.
  useEffect(() => {
    if (mark === '' || told !== undefined) return;
    timer.current = setTimeout(() => void send(), ASK_AFTER_MS);
    return () => {
      clearTimeout(timer.current);
      stop.current?.abort();
    };
  }, [mark]);

  return {
    answer: told,
    busy: asking === mark && mark !== '',
    fault: known?.mark === mark ? known.fault : undefined,
    ask: async () =>
      told !== undefined ? { ok: true, status: 200, body: told, headers: new Headers() } : send(),
    put: (answer) =>
      setKnown({ mark, answer: { ...answer, refusedCodes: told?.refusedCodes ?? {} }, fault: undefined }),
  };
}

/** What the server said of this work in this cart: of a cart that is gone or booked the next question needs another. */
export function answerFor(
  known: Known | undefined,
  mark: string,
  cartId: Id | undefined,
): WorkPrice | undefined {
  return known?.mark === mark && known.answer?.cart.id === cartId ? known.answer : undefined;
}

import { useEffect, useRef, useState } from 'react';
import type { CartAnswer, ItemInput } from '#shared/api/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { priceWork } from '../../local/admin/commands/place-booking.ts';
import type { Answer } from '../../local/http.ts';
import type { FailCode } from '../../local/rows.ts';

/** Between two presses on a stepper the server is not asked. */
const ASK_AFTER_MS = 500;

export interface ServerTotal {
  /** Of the work as it is now; undefined until the server has answered about just this. */
  readonly answer: CartAnswer | undefined;
  readonly busy: boolean;
  readonly fault: FailCode | undefined;
  /** At once, for booking; what is known is not asked again. */
  readonly ask: () => Promise<Answer<CartAnswer>>;
  /** What a refusal told of it. */
  readonly put: (answer: CartAnswer) => void;
}

interface Known {
  readonly mark: string;
  readonly answer: CartAnswer | undefined;
  readonly fault: FailCode | undefined;
}

/**
 * The server's price of this work, asked a moment after the last change. `items` undefined: nothing to ask about, or no
 * connection. `onCart` is told in which cart it lies.
 */
export function useServerTotal(
  items: readonly ItemInput[] | undefined,
  cartId: Id | undefined,
  onCart: (cartId: Id) => void,
): ServerTotal {
  const mark = items === undefined ? '' : JSON.stringify(items);
  const [known, setKnown] = useState<Known>();
  const [asking, setAsking] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef({ mark, cartId });
  newest.current = { mark, cartId };
  const isKnown = known?.mark === mark && known.answer !== undefined;

  const send = async (): Promise<Answer<CartAnswer>> => {
    clearTimeout(timer.current);
    stop.current?.abort();
    stop.current = new AbortController();
    const { signal } = stop.current;
    setAsking(mark);
    const answer = await priceWork(newest.current.cartId, items ?? [], signal);
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
    if (mark === '' || isKnown) return;
    timer.current = setTimeout(() => void send(), ASK_AFTER_MS);
    return () => {
      clearTimeout(timer.current);
      stop.current?.abort();
    };
  }, [mark]);

  return {
    answer: isKnown ? known.answer : undefined,
    busy: asking === mark && mark !== '',
    fault: known?.mark === mark ? known.fault : undefined,
    ask: async () =>
      isKnown && known.answer !== undefined
        ? { ok: true, status: 200, body: known.answer, headers: new Headers() }
        : send(),
    put: (answer) => setKnown({ mark, answer, fault: undefined }),
  };
}

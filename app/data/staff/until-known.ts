import type { Id } from '#shared/kernel/ids.ts';
import { newId } from '../device/clock.ts';
import { type Answer, mayHaveArrived } from '../wire/http.ts';

/**
 * `const add = untilKnown(make)`; `add(wish, ask)`: asks under what `make` makes, and under the same for the same wish until
 * it is known what became of it, so that an answer that was lost adds nothing twice (D508, D520).
 */
export function untilKnown<Under>(make: () => Under) {
  const unanswered = new Map<string, Under>();
  return async <Body>(wish: unknown, ask: (under: Under) => Promise<Answer<Body>>): Promise<Answer<Body>> => {
    const text = JSON.stringify(wish);
    const lost = unanswered.get(text);
    const under = lost ?? make();
    unanswered.set(text, under);
    const answer = await ask(under);
    // That who asks again is not let in, or asks too often, says nothing of the first time.
    const isRefused = lost === undefined || (!answer.ok && answer.code === 'request.invalid');
    if (answer.ok || (isRefused && !mayHaveArrived(answer))) unanswered.delete(text);
    return answer;
  };
}

const SECRET_BYTES = 32;

/** An id, and 256 random bits in base64url: what is told once is this device's own, so that asking again loses nothing. */
export function makeOwnSecret(): { readonly id: Id; readonly secret: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const base64 = btoa(String.fromCharCode(...bytes));
  return { id: newId(), secret: base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') };
}

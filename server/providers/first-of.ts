/**
 * Aborts with the first of them. `AbortSignal.any` alone forgets a time limit that nobody else holds on to, and what
 * waits for it then waits for ever (Node 20, nodejs/node#57736); one that is listened to is kept until it comes.
 */
export function firstOf(...signals: AbortSignal[]): AbortSignal {
  for (const signal of signals) signal.addEventListener('abort', keep, { once: true });
  return AbortSignal.any(signals);
}

/** The same for all, so that one that lives long has it once. */
const keep = () => undefined;

import { useSyncExternalStore } from 'react';
import type { Id } from '#shared/kernel/ids.ts';
import { createStore } from '../../../../store.ts';

/** Sends; `isLeaving`: the page is on its way out, and the call has to outlive it. */
type Send = (isLeaving: boolean) => Promise<void>;

interface Postponed {
  readonly send: Send;
  /** It can be taken back no longer, or was. */
  readonly onSettled?: () => void;
}

interface Waiting extends Postponed {
  readonly timer: ReturnType<typeof setTimeout>;
}

const waiting = new Map<Id, Waiting>();
const sending = new Set<Id>();
/** Grows with every change of the two. */
const edition = createStore(0);

/**
 * For what cannot be taken back once it is sent: it goes out after `afterMs`, at once when the page is left, and not at
 * all when it is taken back before. One thing for each id; a second wish while the first is under way is none.
 */
export function sendLater(id: Id, postponed: Postponed, afterMs: number): void {
  if (stateOf(id) !== undefined) return;
  if (waiting.size === 0) window.addEventListener('pagehide', sendAllNow);
  waiting.set(id, { ...postponed, timer: setTimeout(() => void go(id, false), afterMs) });
  tell();
}

/** Takes back what waits to be sent; true when it was in time. */
export function takeBack(id: Id): boolean {
  const isInTime = take(id) !== undefined;
  tell();
  return isInTime;
}

/** From the press until the server has answered; only what waits can be taken back. */
export function useOnItsWay(id: Id): 'waiting' | 'sending' | undefined {
  return useSyncExternalStore(edition.subscribe, () => stateOf(id));
}

function stateOf(id: Id): 'waiting' | 'sending' | undefined {
  if (waiting.has(id)) return 'waiting';
  return sending.has(id) ? 'sending' : undefined;
}

/** A page that is left sends what waits: at once, while there still is a token to send it with. */
export function sendAllNow(): void {
  for (const id of [...waiting.keys()]) void go(id, true);
}

async function go(id: Id, isLeaving: boolean): Promise<void> {
  const one = take(id);
  if (one === undefined) return;
  sending.add(id);
  tell();
  try {
    await one.send(isLeaving);
  } finally {
    sending.delete(id);
    tell();
  }
}

function take(id: Id): Waiting | undefined {
  const one = waiting.get(id);
  clearTimeout(one?.timer);
  waiting.delete(id);
  one?.onSettled?.();
  if (waiting.size === 0) window.removeEventListener('pagehide', sendAllNow);
  return one;
}

function tell(): void {
  edition.set(edition.get() + 1);
}

import { useEffect, useState } from 'react';
import type { Waiting } from '../../data/outbox/read-waiting.ts';
import { useLingering } from '../../ui/use-lingering.ts';
import { followQueue, type QueueProgress, quietQueue } from './follow-queue.ts';

/** Each thing that went out is counted for at least this long, so that one sees them go. */
const STEP_MS = 300;
const DONE_MS = 2_000;
/** With a connection, what is written down is usually under way before a person could read about it. */
const held = { afterMs: 700, keepMs: 0 };

/** The queue as it is shown: `n` of `total` goes out, one after the other; `isDone` for 2 s after the last. */
export function useQueueProgress(waiting: Waiting, online: boolean): QueueProgress & { readonly n: number } {
  const [progress, setProgress] = useState(quietQueue);
  const [counted, setCounted] = useState(0);
  const isSlow = useLingering(waiting.toSend > 0 && !waiting.isSending, held);
  const isHeld = !online || isSlow;
  useEffect(() => setProgress((was) => followQueue(was, waiting, isHeld)), [waiting, isHeld]);

  const { total, left, isDone } = progress;
  const gone = total - left;
  const isBehind = isDone && counted < total;
  useEffect(() => {
    if (total === 0) setCounted(0);
    if (counted >= gone) return;
    const timer = setTimeout(() => setCounted(counted + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [counted, gone, total]);
  useEffect(() => {
    if (!isDone || isBehind) return;
    const timer = setTimeout(() => setProgress(quietQueue), DONE_MS);
    return () => clearTimeout(timer);
  }, [isDone, isBehind]);

  const n = Math.min(counted + 1, total);
  // The last ones are still being counted: the end is told when its turn comes.
  return isBehind
    ? { ...progress, isDone: false, isSending: true, wasTold: true, left: 1, n }
    : { ...progress, n };
}

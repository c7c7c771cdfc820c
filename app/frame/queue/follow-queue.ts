import type { Waiting } from '../../data/outbox/read-waiting.ts';

/** What the person has been shown of the way out of the queue. */
export interface QueueProgress {
  /** Things counted since the queue was last empty, and how many of them are still here. */
  readonly total: number;
  readonly left: number;
  /** The person was told that something waits, so its going is news. */
  readonly wasTold: boolean;
  readonly isSending: boolean;
  /** The last of them has just gone out. */
  readonly isDone: boolean;
}

export const quietQueue: QueueProgress = {
  total: 0,
  left: 0,
  wasTold: false,
  isSending: false,
  isDone: false,
};

/**
 * `isHeld`: it waits for longer than a send takes to begin. Done is only what left the queue while something was being
 * sent; what was discarded was not sent (LC41).
 */
export function followQueue(
  was: QueueProgress,
  { toSend, isSending }: Waiting,
  isHeld: boolean,
): QueueProgress {
  if (toSend === 0) {
    const isDone = was.isDone || (was.wasTold && was.isSending);
    return isDone ? { ...quietQueue, total: was.total, isDone } : quietQueue;
  }
  const total = was.isDone ? toSend : was.total + Math.max(0, toSend - was.left);
  return { total, left: toSend, wasTold: was.wasTold || isHeld, isSending, isDone: false };
}

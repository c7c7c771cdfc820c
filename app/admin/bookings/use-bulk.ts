import { useRef, useState } from 'react';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { cancelStep, REMOVE_SIZE, removeStep, restoreStep } from './bulk-steps.ts';
import { type BulkResult, runBulk } from './run-bulk.ts';

export type BulkKind = 'remove' | 'cancel';

export interface Bulk {
  readonly done: number | undefined;
  readonly result: BulkResult | undefined;
  readonly isStopping: boolean;
  readonly run: (kind: BulkKind, rows: readonly BookingRowView[]) => Promise<BulkResult>;
  readonly stop: () => void;
  readonly restore: (rows: readonly BookingRowView[]) => Promise<BulkResult>;
}

/** One action on many bookings: how far it is, and how it ended. */
export function useBulk(): Bulk {
  const [done, setDone] = useState<number>();
  const [result, setResult] = useState<BulkResult>();
  const [isStopping, setStopping] = useState(false);
  const stopped = useRef(false);
  return {
    done,
    result,
    isStopping,
    run: async (kind, rows) => {
      setDone(0);
      const ended = await runBulk(rows, {
        step: kind === 'remove' ? removeStep : cancelStep,
        size: kind === 'remove' ? REMOVE_SIZE : 1,
        isStopped: () => stopped.current,
        onProgress: setDone,
      });
      setResult(ended);
      return ended;
    },
    stop: () => {
      stopped.current = true;
      setStopping(true);
    },
    restore: (rows) =>
      runBulk(rows, { step: restoreStep, size: 100, isStopped: () => false, onProgress: () => undefined }),
  };
}

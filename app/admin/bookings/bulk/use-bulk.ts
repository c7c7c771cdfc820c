import { useRef, useState } from 'react';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { useTimeZone } from '../../parts/use-time-zone.ts';
import { type BulkKind, stepOf } from './bulk-steps.ts';
import { type BulkResult, runBulk } from './run-bulk.ts';

export interface Bulk {
  readonly done: number | undefined;
  readonly result: BulkResult | undefined;
  readonly isStopping: boolean;
  readonly run: (kind: BulkKind, rows: readonly BookingRowView[]) => Promise<BulkResult>;
  readonly stop: () => void;
  /** The undo of a deletion; its progress is not shown. */
  readonly restore: (rows: readonly BookingRowView[]) => Promise<BulkResult>;
}

/** One action on many bookings: how far it is, and how it ended. */
export function useBulk(): Bulk {
  const timeZone = useTimeZone();
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
        ...stepOf(kind, timeZone),
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
      runBulk(rows, {
        ...stepOf('restore', timeZone),
        isStopped: () => false,
        onProgress: () => undefined,
      }),
  };
}

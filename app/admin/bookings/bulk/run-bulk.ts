import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { NotBack } from '../../parts/booking-panel/remove/put-back.ts';

/** As why a deleted booking did not come back: a code, and what is in the way where that is it. */
interface BulkFailure extends NotBack {
  readonly row: BookingRowView;
}

export interface BulkResult {
  readonly done: readonly BookingRowView[];
  readonly failed: readonly BulkFailure[];
  /** Not tried, because staff stopped it or the connection was lost. */
  readonly left: readonly BookingRowView[];
  readonly isLost: boolean;
}

/** Does some rows at once; what is in neither list of its answer failed as `unknown` would. */
export type BulkStep = (
  rows: readonly BookingRowView[],
) => Promise<{ readonly done: readonly Id[]; readonly failed: readonly NotBack[] }>;

/**
 * Works through the rows a few at a time. What fails does not end it, except for a lost connection, which leaves the
 * rest untried; `isStopped` is asked before each step.
 */
export async function runBulk(
  rows: readonly BookingRowView[],
  {
    step,
    size,
    isStopped,
    onProgress,
  }: {
    readonly step: BulkStep;
    readonly size: number;
    readonly isStopped: () => boolean;
    readonly onProgress: (done: number) => void;
  },
): Promise<BulkResult> {
  const done: BookingRowView[] = [];
  const failed: BulkFailure[] = [];
  let at = 0;
  let isLost = false;
  while (at < rows.length && !isLost && !isStopped()) {
    const batch = rows.slice(at, at + size);
    const answer = await step(batch);
    const refused = new Map(answer.failed.map((each) => [each.id, each]));
    const well = new Set(answer.done);
    for (const row of batch) {
      if (well.has(row.id)) done.push(row);
      else failed.push({ row, ...(refused.get(row.id) ?? { id: row.id, code: 'server.bug' }) });
    }
    isLost = answer.failed.some(({ code }) => code === 'network' || code === 'timeout');
    at += batch.length;
    onProgress(at);
  }
  return { done, failed, left: rows.slice(at), isLost };
}

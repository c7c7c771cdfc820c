import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';

interface BulkFailure {
  readonly row: BookingRowView;
  readonly code: string;
}

export interface BulkResult {
  readonly done: readonly BookingRowView[];
  readonly failed: readonly BulkFailure[];
  /** Not tried, because somebody stopped it. */
  readonly left: readonly BookingRowView[];
}

/** Does some rows at once; what is in neither list of its answer failed as `unknown` would. */
export type BulkStep = (
  rows: readonly BookingRowView[],
) => Promise<{ readonly done: readonly Id[]; readonly failed: readonly { id: Id; code: string }[] }>;

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
    const codes = new Map(answer.failed.map(({ id, code }) => [id, code]));
    const well = new Set(answer.done);
    for (const row of batch) {
      if (well.has(row.id)) done.push(row);
      else failed.push({ row, code: codes.get(row.id) ?? 'server.bug' });
    }
    isLost = answer.failed.some(({ code }) => code === 'network' || code === 'timeout');
    at += batch.length;
    onProgress(at);
  }
  return { done, failed, left: rows.slice(at) };
}

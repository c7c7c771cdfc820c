import { now } from '../device/clock.ts';
import type { FetchRow } from '../device/rows.ts';

/** Whether the last read of the server succeeded, and less than `freshMs` ago. */
export function isFresh(row: FetchRow | undefined, freshMs: number): boolean {
  if (row?.status !== 'ok' || row.okAt === null) return false;
  const ageMs = now() - row.okAt;
  // A success "in the future" means that this device's clock was put back.
  return ageMs >= 0 && ageMs < freshMs;
}

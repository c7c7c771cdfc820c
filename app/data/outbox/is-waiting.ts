import type { IntentRow } from '../device/rows.ts';
import { readOutbox } from './read-outbox.ts';

/** True while something of this kind for this address is still to be sent, or asks. */
export async function isWaiting(kind: IntentRow['kind'], email: string): Promise<boolean> {
  return (await readOutbox()).some((row) => row.kind === kind && row.email === email);
}

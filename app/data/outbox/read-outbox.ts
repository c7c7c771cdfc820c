import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import type { IntentRow } from '../device/rows.ts';

export type { IntentRow } from '../device/rows.ts';

/** Three tries of 10 s and the waits between; a row that says "sending" for longer was left by a closed tab. */
const SENDING_MAX_MS = 45_000;

/** Everything that was asked for and is not settled, in the order it was asked for. */
export async function readOutbox(): Promise<readonly IntentRow[]> {
  return (await db.intents.orderBy('seq').toArray()).map(asItStands);
}

function asItStands(row: IntentRow): IntentRow {
  const isLeft = row.state === 'sending' && now() - (row.sentAt ?? 0) > SENDING_MAX_MS;
  return isLeft ? { ...row, state: 'unknown' } : row;
}

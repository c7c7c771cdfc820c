import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import type { Confirmation } from '../device/rows.ts';

export type { Confirmation } from '../device/rows.ts';

/** D79: on a shared computer a name and an address must not stay. */
const CONFIRMATION_KEPT_MS = 24 * 60 * 60_000;

/** What the server answered to the last booking of this device, for a day. */
export async function readConfirmation(): Promise<Confirmation | undefined> {
  const row = await db.contexts.get('confirmation');
  if (row?.k !== 'confirmation') return undefined;
  return now() - row.value.storedAt < CONFIRMATION_KEPT_MS ? row.value : undefined;
}

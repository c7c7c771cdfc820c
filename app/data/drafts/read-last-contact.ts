import { addMs } from '#shared/kernel/instant.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import type { LastContact } from '../device/rows.ts';

export type { LastContact } from '../device/rows.ts';

/** A customer who comes back once a year is still known; the privacy page says so. */
const KEPT_MS = 365 * 24 * 60 * 60_000;

/** Whom the last booking of this device was for; undefined after a year without one (LC112). */
export async function readLastContact(): Promise<LastContact | undefined> {
  const row = await db.contexts.get('last-contact');
  if (row?.k !== 'last-contact') return undefined;
  return row.value.bookedAt < addMs(now(), -KEPT_MS) ? undefined : row.value;
}

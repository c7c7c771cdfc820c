import type { Id } from '#shared/kernel/ids.ts';
import { db } from '../device/db.ts';
import type { FailCode } from '../device/rows.ts';

/** A screen waits seconds for its answer; no more than these are settled meanwhile. */
const NOTED_MAX = 20;

/** What came of an intent that has left the device: null where it was done. */
interface Settled {
  readonly code: FailCode | null;
}

/** For a screen that waits in another tab (LC275). In the caller's transaction on `meta`. */
export async function noteSettled(id: Id, code: FailCode | null): Promise<void> {
  const row = await db.meta.get('settled');
  const others = row?.k === 'settled' ? row.intents : [];
  await db.meta.put({ k: 'settled', intents: [...others, { id, code }].slice(-NOTED_MAX), v: 1 });
}

/** Undefined where nobody knows: it was taken back, or asked for once more. */
export async function readSettled(id: Id): Promise<Settled | undefined> {
  const row = await db.meta.get('settled');
  return row?.k === 'settled' ? row.intents.find((intent) => intent.id === id) : undefined;
}

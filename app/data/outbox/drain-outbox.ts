import { db } from '../device/db.ts';
import { fenced } from '../device/fence.ts';
import { withDb } from '../device/open.ts';
import { isOnline } from '../wire/connection.ts';
import { withLock } from '../wire/with-lock.ts';
import { lockOf } from './due.ts';
import { runStream } from './run-stream.ts';

const draining = new Map<string, Promise<void>>();
const asked = new Set<string>();

/**
 * Sends everything that is due, stream by stream; in a page or the worker. Tabs that call it wait in line, so that the
 * next one goes on when the one that sends is closed (LC23). Nothing is tried while there is no connection.
 */
export async function drainOutbox(): Promise<void> {
  if (fenced.get() || !isOnline()) return;
  const streams = await withDb(async () => {
    const rows = await db.intents.filter(({ state }) => state !== 'asks').toArray();
    return new Set(rows.map(({ stream }) => stream));
  });
  await Promise.all([...streams].map(drainStream));
}

/** Once at a time in a tab; asked for meanwhile, it looks again. */
function drainStream(stream: string): Promise<void> {
  asked.add(stream);
  const known = draining.get(stream);
  if (known !== undefined) return known;
  const drained = drainWhileAsked(stream).finally(() => draining.delete(stream));
  draining.set(stream, drained);
  return drained;
}

async function drainWhileAsked(stream: string): Promise<void> {
  while (asked.delete(stream)) {
    await withLock(lockOf(stream), async (signal) => {
      await runStream(stream, signal);
      // This tab lost the lock while it slept, and the one that has it now may fall asleep too: ask again.
      if (signal.aborted) asked.add(stream);
    });
  }
}

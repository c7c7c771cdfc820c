import * as z from 'zod/mini';
import type { Id } from '#shared/kernel/ids.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { call } from '../wire/http.ts';

/** Tells the server which edits were quit, so that none of them comes back half edited (LC73). Outlives the page. */
export async function sendEditQuits(): Promise<void> {
  for (const cartId of await withDb(readQuits)) {
    const answer = await call({
      method: 'DELETE',
      path: `/cart/${cartId}`,
      schema: z.unknown(),
      keepalive: true,
    });
    if (answer.ok || answer.status === 404) await withDb(() => forget(cartId));
  }
}

async function readQuits(): Promise<readonly Id[]> {
  const row = await db.contexts.get('edit-quits');
  return row?.k === 'edit-quits' ? row.value : [];
}

function forget(cartId: Id): Promise<void> {
  return db.transaction('rw', db.contexts, async () => {
    const left = (await readQuits()).filter((id) => id !== cartId);
    if (left.length === 0) await db.contexts.delete('edit-quits');
    else await db.contexts.put({ k: 'edit-quits', value: left, v: 1 });
  });
}

import * as z from 'zod/mini';
import { context } from '../device/context.ts';
import { withDb } from '../device/open.ts';
import { call } from '../wire/http.ts';

/** Tells the server which edits were quit, so that none of them comes back half edited (LC73). Outlives the page. */
export async function sendEditQuits(): Promise<void> {
  const quits = context('edit-quits');
  for (const cartId of (await withDb(quits.get)) ?? []) {
    const answer = await call({
      method: 'DELETE',
      path: `/cart/${cartId}`,
      schema: z.unknown(),
      keepalive: true,
    });
    if (!answer.ok && answer.status !== 404) continue;
    await quits.update((kept) => {
      const left = kept?.filter((id) => id !== cartId);
      return left?.length === 0 ? undefined : left;
    });
  }
}

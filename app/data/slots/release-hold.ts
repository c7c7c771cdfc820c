import * as z from 'zod/mini';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { editedCartId } from '../device/tab/edit-tab.ts';
import { call } from '../wire/http.ts';
import { withLock } from '../wire/with-lock.ts';
import { readSlotSelection } from './read-slot-selection.ts';
import { forgetHold } from './slot-selection.ts';

/**
 * Lets the held slot go, here at once and on the server if it can be told; errors are ignored (D320), the hold then
 * expires. `keepalive` lets the call outlive the page. Of an edit in another tab it lets nothing go (LC72).
 */
export function releaseHold(options: { readonly keepalive?: boolean } = {}): Promise<void> {
  const keepalive = options.keepalive ?? false;
  // A page that is going away cannot wait for its lock behind a hold in flight.
  return keepalive ? release(true) : withLock('hold', () => release(false));
}

async function release(keepalive: boolean): Promise<void> {
  const selection = await withDb(() =>
    db.transaction('rw', db.contexts, async () => {
      const held = await readSlotSelection();
      await forgetHold(editedCartId());
      return held;
    }),
  );
  if (selection === undefined) return;
  await call({
    method: 'POST',
    path: '/slots/release',
    body: { json: { id: selection.lockId } },
    schema: z.unknown(),
    keepalive,
  });
}

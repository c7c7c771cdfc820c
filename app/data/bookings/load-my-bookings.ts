import { myBookingsView } from '#shared/api/bookings.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { FailCode } from '../device/rows.ts';
import { call } from '../wire/http.ts';
import { readMyBookings } from './read-my-bookings.ts';

type LoadOutcome = { readonly ok: true } | { readonly ok: false; readonly code: FailCode };

/**
 * Reads the list behind a link. Proof and copy are kept together, and only once the server accepted the proof; a
 * refused one takes its copy with it, not another link's (LC52).
 */
export async function loadMyBookings(link: {
  readonly email: string;
  readonly sig: string;
}): Promise<LoadOutcome> {
  const { email, sig } = link;
  const wasKnown = (await withDb(readMyBookings)) !== undefined;
  const answer = await call({
    method: 'GET',
    path: '/bookings/my',
    query: { email, sig },
    schema: myBookingsView,
  });
  if (answer.ok) {
    const { upcoming, past } = answer.body;
    const list = { email, sig, upcoming, past, fetchedAt: now() };
    await withDb(() =>
      db.transaction('rw', db.cache, async () => {
        // Forgotten meanwhile (LC103).
        if (wasKnown && (await readMyBookings()) === undefined) return;
        await db.cache.put({ key: 'my-bookings', kind: 'my-bookings', ...list, v: 1 });
      }),
    );
    return { ok: true };
  }
  if (answer.code === 'link.invalid') await forgetLink(sig);
  return { ok: false, code: answer.code };
}

function forgetLink(sig: string): Promise<void> {
  return withDb(() =>
    db.transaction('rw', db.cache, async () => {
      if ((await readMyBookings())?.sig === sig) await db.cache.delete('my-bookings');
    }),
  );
}

import { myBookingsView } from '#shared/api/bookings.ts';
import type { CacheRow } from '../device/cache-rows.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { FailCode } from '../device/rows.ts';
import { updateRow } from '../device/update-row.ts';
import { call } from '../wire/http.ts';
import { readMyBookings } from './read-my-bookings.ts';

const KEY = 'my-bookings';

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
    // Not once more when it was forgotten meanwhile (LC103).
    await updateRow(db.cache, KEY, (row): CacheRow | undefined =>
      wasKnown && row === undefined ? undefined : { key: KEY, kind: 'my-bookings', ...list, v: 1 },
    );
    return { ok: true };
  }
  if (answer.code === 'link.invalid')
    await updateRow(db.cache, KEY, (row) =>
      row?.kind === 'my-bookings' && row.sig === sig ? undefined : row,
    );
  return { ok: false, code: answer.code };
}

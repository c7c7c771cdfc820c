import { context } from '../device/context.ts';
import { db } from '../device/db.ts';
import { writeTabMirror } from '../device/mirror.ts';
import { withDb } from '../device/open.ts';
import { CONTACT_DRAFT } from '../drafts/contact-draft.ts';
import { dropDrafts } from '../drafts/drafts.ts';

/** What was typed about a booking, by the beginning of its key: it may hold a gate code or a name. */
const ABOUT_BOOKINGS = ['notes:', 'address:', 'reason:', 'review:', `${CONTACT_DRAFT}:edit:`];

/**
 * For a shared computer (D79): all copies of bookings, the proofs to see them, what was typed about them, and
 * whom the last one was for go at once and together, so that a page that is left in the middle leaves nothing; cart and
 * what waits to be sent stay.
 */
export async function forgetBookings(): Promise<void> {
  writeTabMirror('confirmation', null);
  await withDb(() =>
    db.transaction('rw', [db.cache, db.contexts, db.drafts, db.intents], async () => {
      await db.cache.filter(({ kind }) => kind === 'booking' || kind === 'my-bookings').delete();
      await forgetDrafts();
      await context('confirmation').clear();
      await context('last-contact').clear();
    }),
  );
}

async function forgetDrafts(): Promise<void> {
  const email = (await context('last-contact').get())?.email;
  // An address that is being put right belongs to what waits.
  const waiting = new Set((await db.intents.toCollection().primaryKeys()).map((id) => `address:${id}`));
  await dropDrafts(({ key, values }) => {
    // Begun with the last booking, or typed once more.
    if (key === CONTACT_DRAFT) return email !== undefined && emailIn(values) === email;
    return !waiting.has(key) && ABOUT_BOOKINGS.some((start) => key.startsWith(start));
  });
}

function emailIn(values: unknown): unknown {
  return typeof values === 'object' && values !== null && 'email' in values ? values.email : undefined;
}

import { liveQuery } from 'dexie';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { backOffMs } from '../wire/back-off.ts';
import { isOnline } from '../wire/connection.ts';
import { whenBack } from '../wire/when-back.ts';
import { renewBooking } from './load-booking.ts';
import { type BookingLink, readBookingLink } from './managed-booking.ts';

/** The screen that was booked on asks by itself; this is for when it could not, or is gone. */
const FIRST_TRY_AFTER_MS = 2_000;

/**
 * Makes whole what this device only put together itself when it booked: as soon as the server can be asked, whatever
 * screen is open (LC101). Tries again when the connection or the page comes back, and after a back-off. Answers a
 * function that stops it.
 */
export function completeCopies(firstTryMs = FIRST_TRY_AFTER_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let isBusy = false;

  const tryIn = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void tryAll(), delayMs);
  };
  const tryAll = async () => {
    if (isBusy || !isOnline()) return;
    isBusy = true;
    const done = await completeAll().catch(() => false);
    isBusy = false;
    attempts = done ? 0 : attempts + 1;
    if (!done) tryIn(firstTryMs + backOffMs(attempts));
  };
  const subscription = liveQuery(findFirstCopies).subscribe({
    next: (links) => {
      if (links.length > 0) tryIn(firstTryMs);
    },
    error: () => undefined,
  });
  const wake = () => {
    if (document.visibilityState === 'visible' && attempts > 0) void tryAll();
  };
  const mute = whenBack(() => void tryAll());
  addEventListener('focus', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearTimeout(timer);
    subscription.unsubscribe();
    mute();
    removeEventListener('focus', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}

async function findFirstCopies(): Promise<readonly BookingLink[]> {
  const rows = await db.cache.where('key').startsWith('booking:').toArray();
  return rows.flatMap((row) => {
    const link =
      row.kind === 'booking' && row.isFirst && row.manageUrl ? readBookingLink(row.manageUrl) : undefined;
    return link ? [link] : [];
  });
}

/** False while any could be had with another try. */
async function completeAll(): Promise<boolean> {
  const links = await withDb(findFirstCopies);
  const outcomes = await Promise.all(links.map((link) => renewBooking(link)));
  return outcomes.every((outcome) => outcome.ok || outcome.code === 'link.invalid');
}

import { currentLocale } from '../i18n/i18n.ts';
import { refreshCatalogue } from './catalogue/refresh-catalogue.ts';
import { refreshReviews } from './catalogue/refresh-reviews.ts';
import { isOnline, listenToConnection } from './wire/connection.ts';

/** How long the opened screen has the network to itself; what it asks for goes first. */
const AHEAD_AFTER_MS = 3_000;

/**
 * Brings catalogue, rates and reviews to the device once per visit, whichever screen was opened (LC42), so that all of
 * them work without a signal afterwards. Answers a function that stops it.
 */
export function fetchAhead(): () => void {
  let done = false;
  const fetchAll = async () => {
    if (done || !isOnline()) return;
    const outcomes = await Promise.all([refreshCatalogue(), refreshReviews(currentLocale())]);
    done = outcomes.every(({ ok }) => ok);
  };
  // A device that cannot store anything has nothing to fetch ahead for.
  const tryAll = () => void fetchAll().catch(() => undefined);
  const timer = setTimeout(tryAll, AHEAD_AFTER_MS);
  const unsubscribe = listenToConnection(tryAll);
  return () => {
    done = true;
    clearTimeout(timer);
    unsubscribe();
  };
}

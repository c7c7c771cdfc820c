import { currentLocale } from '../i18n/i18n.ts';
import { refreshCatalogue } from './catalogue/refresh-catalogue.ts';
import { refreshReviews } from './catalogue/refresh-reviews.ts';
import { backOffMs } from './wire/back-off.ts';
import { isOnline, whenBack } from './wire/connection.ts';

/** How long the opened screen has the network to itself; what it asks for goes first. */
const AHEAD_AFTER_MS = 3_000;

/**
 * Brings catalogue, rates and reviews to the device once per visit, whichever screen was opened (LC42), so that all of
 * them work without a signal afterwards. Answers a function that stops it.
 */
export function fetchAhead(): () => void {
  let done = false;
  let tries = 0;
  let nextAtMs = performance.now() + AHEAD_AFTER_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchAll = async () => {
    if (done || !isOnline()) return;
    tries += 1;
    const outcomes = await Promise.all([refreshCatalogue(), refreshReviews(currentLocale())]);
    done ||= outcomes.every(({ ok }) => ok);
    nextAtMs = performance.now() + backOffMs(tries);
    if (!done) plan();
  };
  // A device that cannot store anything has nothing to fetch ahead for.
  const tryNow = () => void fetchAll().catch(() => undefined);
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(tryNow, Math.max(0, nextAtMs - performance.now()));
  };
  plan();
  // What comes too slowly would count as a connection that is lost and back, and be asked for again at once.
  const unsubscribe = whenBack(plan);
  return () => {
    done = true;
    clearTimeout(timer);
    unsubscribe();
  };
}

import { catchError, from, map, merge, Observable, of, scan, switchMap, takeWhile, timer } from 'rxjs';
import type { AddressAsk, FoundSuggestions } from '../../../data/delivery/search-addresses.ts';

/** The pause after the last letter (D336). */
const DEBOUNCE_MS = 250;
/** An answer that is here sooner needs no ring that flashes. */
const BUSY_AFTER_MS = 400;

export interface Suggestions extends FoundSuggestions {
  /** Asked a while ago; the list is still that of the text before. */
  readonly busy: boolean;
  /** The list is the answer to a search, also when it is empty. */
  readonly isAnswered: boolean;
}

export const noSuggestions: Suggestions = {
  suggestions: [],
  attribution: '',
  onDevice: false,
  busy: false,
  isAnswered: false,
};

type Find = (ask: AddressAsk, signal: AbortSignal) => Promise<FoundSuggestions | undefined>;

/**
 * What the list shows while `asks` come: 250 ms after the last of them the server is asked, and whatever was asked
 * before is aborted. Null empties the list at once; a failure empties it and says nothing (D336).
 */
export function watchSuggestions(asks: Observable<AddressAsk | null>, find: Find): Observable<Suggestions> {
  return asks.pipe(
    switchMap((ask) =>
      ask === null ? of(noSuggestions) : timer(DEBOUNCE_MS).pipe(switchMap(() => answerTo(ask, find))),
    ),
    scan((shown, next) => (next === 'busy' ? { ...shown, busy: true } : next), noSuggestions),
  );
}

function answerTo(ask: AddressAsk, find: Find): Observable<Suggestions | 'busy'> {
  const busy = timer(BUSY_AFTER_MS).pipe(map(() => 'busy' as const));
  const found = abortable((signal) => find(ask, signal)).pipe(
    map((answer) => (answer === undefined ? noSuggestions : { ...answer, busy: false, isAnswered: true })),
    catchError(() => of(noSuggestions)),
  );
  return merge(busy, found).pipe(takeWhile((next) => next === 'busy', true));
}

/** Unsubscribing ends the work. */
function abortable<Result>(work: (signal: AbortSignal) => Promise<Result>): Observable<Result> {
  return new Observable((observer) => {
    const stop = new AbortController();
    const running = from(work(stop.signal)).subscribe(observer);
    return () => {
      running.unsubscribe();
      stop.abort();
    };
  });
}

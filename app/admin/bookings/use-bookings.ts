import { useMemo, useRef, useState } from 'react';
import { toLocal } from '#shared/agenda/local-time.ts';
import {
  type AdminBookingView,
  type BookingRowView,
  type BookingsAnswer,
  LOOKED_THROUGH_MAX,
} from '#shared/api/admin/bookings.ts';
import { addDays } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { serverNow } from '../../data/device/clock.ts';
import type { FailCode } from '../../data/device/rows.ts';
import {
  type BookingsQuestion,
  keptBookings,
  loadBookings,
} from '../../data/staff/commands/load-bookings.ts';
import type { FetchOutcome } from '../../data/wire/fetch-once.ts';
import { RUSH_MS, useLiveDays } from '../../frame/use-live-days.ts';
import { useOnline } from '../../frame/use-online.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { useWhenChanged } from '../../ui/use-when-changed.ts';
import { type AdminData, useAdminRead } from '../parts/use-admin-read.ts';
import { useWhenBack } from '../parts/use-when-back.ts';
import { type BookingsFilter, filterRows, firstFilter, isKeptFilter, questionOf } from './bookings-filter.ts';
import {
  answered,
  answerWithRow,
  noPages,
  pagesOf,
  rowsAtHand,
  toldAnew,
  withRow,
} from './bookings-pages.ts';
import { loadPages, withoutTwins } from './load-pages.ts';
import { meetRows } from './meet-rows.ts';
import { useHighlighted } from './use-highlighted.ts';
import { useSettled } from './use-settled.ts';

const PAGE = 50;
/** Between two letters the server is not asked. */
const SEARCH_AFTER_MS = 250;

export interface Bookings {
  readonly rows: readonly BookingRowView[] | undefined;
  /** How many answer the filter; undefined where only a copy was asked, and where more were counted than are told. */
  readonly count: number | undefined;
  /** Or so many at least. */
  readonly leastCount?: number | undefined;
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly fault: FailCode | undefined;
  /** The rows are those of this device's copy that answer the filter: there is no connection. */
  readonly isLocal: boolean;
  /** The rows are those that happened to be here, or that were found so far; the server is being asked for all. */
  readonly isSeeking: boolean;
  /** Of a search that has found nothing so far, each of whose calls looked through as many visits as it may. */
  readonly lookedThrough: number;
  readonly kept: AdminData<BookingsAnswer>;
  /** Of the rows that are shown. */
  readonly age: Pick<AdminData<BookingsAnswer>, 'asOf' | 'isCopy'>;
  /** What was just changed elsewhere. */
  readonly highlighted: ReadonlySet<Id>;
  readonly more: () => Promise<void>;
  readonly reload: () => Promise<void>;
  /** One row as the server now has it. */
  readonly replace: (view: AdminBookingView) => void;
  /** Every row that answers the filter, page by page; undefined when it broke off. */
  readonly loadAll: (onProgress: (done: number) => void) => Promise<readonly BookingRowView[] | undefined>;
}

/**
 * The bookings that answer a filter, page by page. The visits to come are kept on the device; everything else is asked
 * of the server, and without a connection sought among what is kept. Until there is an answer, and between two letters,
 * what is here already is looked through.
 */
export function useBookings(filter: BookingsFilter, timeZone: string): Bookings {
  const kept = useAdminRead(useMemo(() => keptOf(timeZone), [timeZone]));
  const q = useSettled(filter.q.trim(), SEARCH_AFTER_MS);
  const asked = { ...filter, q };
  const isKept = isKeptFilter(asked);
  const question = { ...questionOf(asked, serverNow(), timeZone), limit: PAGE };
  const key = JSON.stringify(question);
  const [pages, setPages] = useState(noPages(key));
  const wanted = useRef(key);
  const now = pagesOf(key, pages);

  const ask = async (cursor: string | undefined) => {
    setPages((known) => ({ ...pagesOf(key, known), busy: true, fault: undefined }));
    const answer = await loadBookings({ ...question, cursor });
    if (wanted.current !== key) return;
    setPages((known) => answered(pagesOf(key, known), answer, cursor));
  };
  useWhenChanged(() => {
    const isBack = wanted.current !== key;
    wanted.current = key;
    if (!isKept) void ask(undefined);
    // It was not followed while something else was shown.
    else if (isBack) void kept.reload();
  }, [key]);

  const first = isKept ? kept.body : now.first;
  // Of what is kept, the first page was not asked for here. An empty page has a place to go on from all the same.
  const nextCursor = now.nextCursor === undefined ? (first?.nextCursor ?? null) : now.nextCursor;
  const isTyping = q !== filter.q.trim();
  const fault = isKept ? (kept.fault ?? now.fault) : now.fault;
  const isLocal = !isKept && filter.range !== 'deleted' && !first && isLost(fault) && !!kept.body;
  const online = useOnline();
  const isOfKept = isKept || isLocal;
  const age = isOfKept ? kept : { asOf: now.asOf, isCopy: !online || fault !== undefined };
  // A page of a search may be empty and the search go on.
  const isGoingOn = first !== undefined && q !== '' && nextCursor !== null && now.busy;
  const isSeeking = isTyping || isGoingOn || (first === undefined && fault === undefined);
  const isAnswered = first !== undefined && !isTyping;
  const look = (others: readonly BookingRowView[]) =>
    filterRows(withoutTwins([...(kept.body?.bookings ?? []), ...others]), filter, serverNow(), timeZone);
  const rows = isAnswered
    ? withoutTwins([...first.bookings, ...now.more])
    : isLocal
      ? look([])
      : isSeeking
        ? someOf(look(rowsAtHand(now)))
        : undefined;
  const { highlighted, refresh } = useNews(question, rows, timeZone, (body) => {
    if (wanted.current !== key) return;
    if (isKept) void kept.put(body);
    setPages((known) => (isKept ? noPages(key) : toldAnew(pagesOf(key, known), body)));
  });
  // What is kept asks by itself.
  useWhenBack(() => {
    if (!isKept) void refresh();
  });
  return {
    rows,
    highlighted,
    ...(isAnswered
      ? countOf(first, rows?.length, nextCursor)
      : { count: isLocal ? rows?.length : undefined }),
    hasMore: isAnswered && nextCursor !== null,
    busy: now.busy || (isKept && kept.busy),
    fault,
    isLocal,
    isSeeking,
    lookedThrough: now.calls * LOOKED_THROUGH_MAX,
    kept,
    age,
    more: async () => {
      if (nextCursor !== null && !now.busy) await ask(nextCursor);
    },
    reload: async () => {
      // What is here of before may be what has just gone.
      if (isKept) setPages(noPages(key));
      await Promise.all([kept.reload(), isKept ? undefined : ask(undefined)]);
    },
    replace: (view) => {
      void kept.change((known) => answerWithRow(known, view.row));
      setPages((known) => withRow(known, view.row));
    },
    loadAll: async (onProgress) => {
      // What is shown already answers the last letter, which the server may not have been asked about.
      const all = questionOf(filter, serverNow(), timeZone);
      const answer = await loadPages(all, Number.POSITIVE_INFINITY, onProgress);
      return answer.ok ? answer.body.bookings : undefined;
    },
  };
}

/** What the first page counted is all there is, or the least while there is more to look through. */
function countOf(
  { count, atLeast }: BookingsAnswer,
  shown: number | undefined,
  nextCursor: string | null,
): Pick<Bookings, 'count' | 'leastCount'> {
  if (!atLeast) return { count: count ?? undefined };
  return nextCursor === null ? { count: shown } : { count: undefined, leastCount: count ?? undefined };
}

/** How far before and after today the stream is followed; it tells of 62 days at most. */
const NEWS_DAYS = { before: 1, after: 60 };

/** All that is shown is asked for again, quietly, when the stream tells of a change; how it now is goes to `take`. */
function useNews(
  question: BookingsQuestion,
  rows: readonly BookingRowView[] | undefined,
  timeZone: string,
  take: (body: BookingsAnswer) => void,
): { readonly highlighted: ReadonlySet<Id>; readonly refresh: () => Promise<FetchOutcome> } {
  const [highlighted, highlight] = useHighlighted();
  const latest = useLatest(rows);
  const { day: today } = toLocal(serverNow(), timeZone);
  const refresh = async (): Promise<FetchOutcome> => {
    const answer = await loadPages(question, Math.max(PAGE, latest.current?.length ?? 0));
    if (!answer.ok) return { ok: false, code: answer.code };
    const met = meetRows(latest.current ?? answer.body.bookings, answer.body.bookings, serverNow());
    take({ ...answer.body, bookings: [...met.rows], items: [...met.rows] });
    highlight(met.changed);
    return { ok: true };
  };
  useLiveDays(addDays(today, -NEWS_DAYS.before), addDays(today, NEWS_DAYS.after), refresh, RUSH_MS);
  return { highlighted, refresh };
}

/** Undefined where no rows are at hand, since there may be some all the same. */
function someOf(rows: readonly BookingRowView[]): readonly BookingRowView[] | undefined {
  return rows.length > 0 ? rows : undefined;
}

function keptOf(timeZone: string) {
  return keptBookings(() => ({ ...questionOf(firstFilter, serverNow(), timeZone), limit: PAGE }));
}

function isLost(fault: FailCode | undefined): boolean {
  return fault === 'network' || fault === 'timeout' || fault === 'server.busy';
}

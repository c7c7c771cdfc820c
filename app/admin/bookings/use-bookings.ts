import { useEffect, useMemo, useRef, useState } from 'react';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { AdminBookingView, BookingRowView, BookingsAnswer } from '#shared/api/admin/bookings.ts';
import { addDays } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import {
  type BookingsQuestion,
  keptBookings,
  loadBookings,
} from '../../local/admin/commands/load-bookings.ts';
import { serverNow } from '../../local/clock.ts';
import type { FailCode } from '../../local/rows.ts';
import { type AdminData, useAdminRead } from '../parts/use-admin-read.ts';
import { useLiveRange } from '../parts/use-live-range.ts';
import { type BookingsFilter, filterRows, firstFilter, isKeptFilter, questionOf } from './bookings-filter.ts';
import { loadPages, withoutTwins } from './load-pages.ts';
import { meetRows } from './meet-rows.ts';
import { useGlowing } from './use-glowing.ts';

const PAGE = 50;
interface Pages {
  /** Of which question; an answer to another comes too late. */
  readonly key: string;
  readonly first: BookingsAnswer | undefined;
  readonly more: readonly BookingRowView[];
  readonly nextCursor: string | null;
  readonly busy: boolean;
  readonly fault: FailCode | undefined;
}

export interface Bookings {
  readonly rows: readonly BookingRowView[] | undefined;
  /** How many answer the filter; undefined where only a copy was asked. */
  readonly count: number | undefined;
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly fault: FailCode | undefined;
  /** The rows are those of this device's copy that answer the filter: there is no connection. */
  readonly isLocal: boolean;
  readonly kept: AdminData<BookingsAnswer>;
  /** What somebody else just changed. */
  readonly glowing: ReadonlySet<Id>;
  readonly more: () => Promise<void>;
  readonly reload: () => Promise<void>;
  /** One row as the server now has it. */
  readonly replace: (view: AdminBookingView) => void;
  /** Every row that answers the filter, page by page; undefined when it broke off. */
  readonly loadAll: (onProgress: (done: number) => void) => Promise<readonly BookingRowView[] | undefined>;
}

/**
 * The bookings that answer a filter, page by page. The visits to come are kept on the device; everything else is asked
 * of the server, and without a connection sought among what is kept.
 */
export function useBookings(filter: BookingsFilter, timeZone: string): Bookings {
  const kept = useAdminRead(useMemo(() => keptOf(timeZone), [timeZone]));
  const isKept = isKeptFilter(filter);
  const question = { ...questionOf(filter, serverNow(), timeZone), limit: PAGE };
  const key = JSON.stringify(question);
  const [pages, setPages] = useState(nothing(key));
  const wanted = useRef(key);
  const now = pages.key === key ? pages : nothing(key);

  const ask = async (cursor: string | undefined) => {
    setPages((known) => ({ ...(known.key === key ? known : nothing(key)), busy: true, fault: undefined }));
    const answer = await loadBookings({ ...question, cursor });
    if (wanted.current !== key) return;
    setPages((known) => answered(known.key === key ? known : nothing(key), answer, cursor));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the question.
  useEffect(() => {
    wanted.current = key;
    if (!isKept) void ask(undefined);
  }, [key]);

  const first = isKept ? kept.body : now.first;
  const nextCursor = now.more.length > 0 ? now.nextCursor : (first?.nextCursor ?? null);
  const isLocal = !isKept && now.first === undefined && isLost(now.fault) && kept.body !== undefined;
  const rows = isLocal
    ? filterRows(kept.body?.bookings ?? [], filter, serverNow(), timeZone)
    : first && withoutTwins([...first.bookings, ...now.more]);
  const glowing = useNews(question, rows, timeZone, (body) => {
    if (wanted.current !== key) return;
    if (isKept) kept.put(body);
    setPages((known) => (isKept || known.key !== key ? nothing(key) : toldAnew(known, body)));
  });
  return {
    rows,
    glowing,
    count: isLocal ? rows?.length : (first?.count ?? undefined),
    hasMore: !isLocal && nextCursor !== null,
    busy: now.busy || (isKept && kept.busy),
    fault: isKept ? (kept.fault ?? now.fault) : now.fault,
    isLocal,
    kept,
    more: async () => {
      if (nextCursor !== null && !now.busy) await ask(nextCursor);
    },
    reload: async () => {
      if (!isKept) return ask(undefined);
      setPages(nothing(key));
      await kept.reload();
    },
    replace: (view) => {
      if (kept.body !== undefined) kept.put(replaced(kept.body, view.row));
      setPages((known) => ({
        ...known,
        first: known.first && replaced(known.first, view.row),
        more: known.more.map((row) => (row.id === view.id ? view.row : row)),
      }));
    },
    loadAll: async (onProgress) => {
      const answer = await loadPages(question, Number.POSITIVE_INFINITY, onProgress);
      return answer.ok ? answer.body.bookings : undefined;
    },
  };
}

/** How far before and after today the stream is followed; it tells of 62 days at most. */
const NEWS_DAYS = { before: 1, after: 60 };

/** All that is shown is asked for again, quietly, when the stream tells of a change; how it now is goes to `take`. */
function useNews(
  question: BookingsQuestion,
  rows: readonly BookingRowView[] | undefined,
  timeZone: string,
  take: (body: BookingsAnswer) => void,
): ReadonlySet<Id> {
  const [glowing, glow] = useGlowing();
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const { day: today } = toLocal(serverNow(), timeZone);
  useLiveRange(addDays(today, -NEWS_DAYS.before), addDays(today, NEWS_DAYS.after), async () => {
    const answer = await loadPages(question, Math.max(PAGE, latest.current?.length ?? 0));
    if (!answer.ok) return { ok: false, code: answer.code };
    const met = meetRows(latest.current ?? answer.body.bookings, answer.body.bookings, serverNow());
    take({ ...answer.body, bookings: [...met.rows], items: [...met.rows] });
    glow(met.changed);
    return { ok: true };
  });
  return glowing;
}

function keptOf(timeZone: string) {
  return keptBookings({ ...questionOf(firstFilter, serverNow(), timeZone), limit: PAGE });
}

function nothing(key: string): Pages {
  return { key, first: undefined, more: [], nextCursor: null, busy: false, fault: undefined };
}

function toldAnew(known: Pages, body: BookingsAnswer): Pages {
  return { ...known, first: body, more: [], nextCursor: body.nextCursor, fault: undefined };
}

function answered(
  known: Pages,
  answer: Awaited<ReturnType<typeof loadBookings>>,
  cursor: string | undefined,
): Pages {
  if (!answer.ok) return { ...known, busy: false, fault: answer.code };
  const { bookings, nextCursor } = answer.body;
  const base = { ...known, nextCursor, busy: false, fault: undefined };
  return cursor === undefined
    ? { ...base, first: answer.body, more: [] }
    : { ...base, more: [...known.more, ...bookings] };
}

function isLost(fault: FailCode | undefined): boolean {
  return fault === 'network' || fault === 'timeout' || fault === 'server.busy';
}

function replaced(answer: BookingsAnswer, row: BookingRowView): BookingsAnswer {
  const bookings = answer.bookings.map((known) => (known.id === row.id ? row : known));
  return { ...answer, bookings, items: bookings };
}

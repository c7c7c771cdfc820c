import type { BookingRowView, BookingsAnswer } from '#shared/api/admin/bookings.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { serverNow } from '../../data/device/clock.ts';
import type { FailCode } from '../../data/device/rows.ts';
import type { Answer } from '../../data/wire/http.ts';

/** What the server has said of one question so far. */
export interface Pages {
  /** Of which question; an answer to another comes too late. */
  readonly key: string;
  readonly first: BookingsAnswer | undefined;
  /** When that was answered. */
  readonly asOf: Instant | undefined;
  readonly more: readonly BookingRowView[];
  /** Null at the end; undefined before the server was asked. */
  readonly nextCursor: string | null | undefined;
  /** How many calls were answered. */
  readonly calls: number;
  readonly busy: boolean;
  readonly fault: FailCode | undefined;
  /** What was shown of the question before, to be looked through until there is an answer. */
  readonly atHand: readonly BookingRowView[];
}

export function noPages(key: string, atHand: readonly BookingRowView[] = []): Pages {
  const nothing = { first: undefined, asOf: undefined, more: [], nextCursor: undefined, calls: 0 };
  return { key, ...nothing, busy: false, fault: undefined, atHand };
}

/** The pages of this question; of another nothing is left but rows to be looked through. */
export function pagesOf(key: string, pages: Pages): Pages {
  return pages.key === key ? pages : noPages(key, rowsAtHand(pages));
}

export function rowsAtHand({ first, more, atHand }: Pages): readonly BookingRowView[] {
  return first === undefined ? atHand : [...first.bookings, ...more];
}

/** The pages after one answer that holds all that is shown. */
export function toldAnew(known: Pages, body: BookingsAnswer): Pages {
  const { nextCursor } = body;
  return { ...known, first: body, asOf: serverNow(), more: [], nextCursor, fault: undefined };
}

export function answered(known: Pages, answer: Answer<BookingsAnswer>, cursor: string | undefined): Pages {
  if (!answer.ok) return { ...known, busy: false, fault: answer.code };
  const { bookings, nextCursor } = answer.body;
  const calls = cursor === undefined ? 1 : known.calls + 1;
  const base = { ...known, nextCursor, calls, busy: false, fault: undefined };
  return cursor === undefined
    ? { ...base, first: answer.body, asOf: serverNow(), more: [] }
    : { ...base, more: [...known.more, ...bookings] };
}

export function withRow(pages: Pages, row: BookingRowView): Pages {
  return {
    ...pages,
    first: pages.first && answerWithRow(pages.first, row),
    more: pages.more.map((known) => (known.id === row.id ? row : known)),
  };
}

export function answerWithRow(answer: BookingsAnswer, row: BookingRowView): BookingsAnswer {
  const bookings = answer.bookings.map((known) => (known.id === row.id ? row : known));
  return { ...answer, bookings, items: bookings };
}

import { blocksAnswer } from '#shared/api/admin/blocks.ts';
import { BOOKINGS_LIMIT_MAX, type BookingRowView, bookingsAnswer } from '#shared/api/admin/bookings.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Answer } from '../wire/http.ts';
import { adminCall } from './admin-call.ts';
import type { CalendarRange } from './calendar-weeks.ts';
import { wordsWanted } from './standing.ts';

/** All visits and blocks from `from` up to and without `to`, however many pages that takes. */
export async function loadCalendar(from: Day, to: Day, signal?: AbortSignal): Promise<Answer<CalendarRange>> {
  const blocksAsked = adminCall({
    method: 'GET',
    path: '/admin/blocks',
    query: { from, to },
    schema: blocksAnswer,
    signal,
  });
  const bookings: BookingRowView[] = [];
  let cursor: string | undefined;
  do {
    const page = await adminCall({
      method: 'GET',
      path: '/admin/bookings',
      query: { from, to, cursor, limit: BOOKINGS_LIMIT_MAX, lang: wordsWanted() },
      schema: bookingsAnswer,
      signal,
    });
    if (!page.ok) return page;
    bookings.push(...page.body.bookings);
    cursor = page.body.nextCursor ?? undefined;
  } while (cursor !== undefined);
  const blocks = await blocksAsked;
  return blocks.ok ? { ...blocks, body: { bookings, blocks: blocks.body.blocks } } : blocks;
}

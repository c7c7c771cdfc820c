import type { BookingRowView, BookingsAnswer } from '#shared/api/admin/bookings.ts';
import { BOOKINGS_LIMIT_MAX } from '#shared/api/admin/bookings.ts';
import { type BookingsQuestion, loadBookings } from '../../data/staff/commands/load-bookings.ts';
import type { Answer } from '../../data/wire/http.ts';

/** As many rows as asked for, or all there are, as if they were one page. */
export async function loadPages(
  question: BookingsQuestion,
  wanted: number,
  onProgress: (done: number) => void = () => undefined,
): Promise<Answer<BookingsAnswer>> {
  const rows: BookingRowView[] = [];
  let first: BookingsAnswer | undefined;
  let cursor: string | undefined;
  for (;;) {
    const limit = Math.min(BOOKINGS_LIMIT_MAX, wanted - rows.length);
    const answer = await loadBookings({ ...question, limit, cursor });
    if (!answer.ok) return answer;
    const { body } = answer;
    rows.push(...body.bookings);
    first ??= body;
    onProgress(rows.length);
    cursor = body.nextCursor ?? undefined;
    if (cursor !== undefined && rows.length < wanted) continue;
    const all = withoutTwins(rows);
    const { count, atLeast } = first;
    return { ...answer, body: { ...body, bookings: all, items: all, count, atLeast } };
  }
}

/** A visit that is moved between two pages may stand on both. */
export function withoutTwins(rows: readonly BookingRowView[]): BookingRowView[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

import { startOfDay } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { BookingStatus } from '#shared/booking/booking-status.ts';
import { searchWords } from '#shared/booking/search-words.ts';
import { addDays, mondayOf } from '#shared/kernel/day.ts';
import { type Id, shortId } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant, parseInstant } from '#shared/kernel/instant.ts';
import type { BookingsQuestion } from '../../data/staff/commands/load-bookings.ts';

/** `deleted` has those alone that can be put back; all others have none of them. */
type Range = 'upcoming' | 'today' | 'week' | 'all' | 'deleted';

/** What the list shows. */
export interface BookingsFilter extends BookingsPlace, BookingsChoice {}

/** What no device comes back to: whose visits, which stands in the address, and what is searched for, which is private. */
export interface BookingsChoice {
  readonly q: string;
  readonly crew: Id | 'all';
}

/** Where one is: it stands in the address, and the last one is kept on the device. */
export interface BookingsPlace {
  readonly range: Range;
  readonly status: BookingStatus | 'all';
  readonly order: 'asc' | 'desc';
}

/** The saved views: what a chip sets at once. */
export const bookingViews = {
  upcoming: { range: 'upcoming', status: 'all', order: 'asc' },
  today: { range: 'today', status: 'all', order: 'asc' },
  week: { range: 'week', status: 'all', order: 'asc' },
  pending: { range: 'upcoming', status: 'PENDING', order: 'asc' },
  cancelled: { range: 'all', status: 'CANCELLED', order: 'desc' },
  all: { range: 'all', status: 'all', order: 'desc' },
  deleted: { range: 'deleted', status: 'all', order: 'desc' },
} as const satisfies Record<string, BookingsPlace>;
export type BookingViewName = keyof typeof bookingViews;
export const bookingViewNames: readonly BookingViewName[] = [
  'upcoming',
  'today',
  'week',
  'pending',
  'cancelled',
  'all',
  'deleted',
];

export const noChoice: BookingsChoice = { q: '', crew: 'all' };

export const firstFilter: BookingsFilter = { ...bookingViews.upcoming, ...noChoice };

/** The chip that says what is shown; none for a mixture of one's own. */
export function viewOf({ range, status }: BookingsPlace): BookingViewName | undefined {
  return bookingViewNames.find((name) => {
    const view = bookingViews[name];
    return view.range === range && view.status === status;
  });
}

/** The list that is kept on the device answers exactly this. */
export function isKeptFilter({ range, status, order, q, crew }: BookingsFilter): boolean {
  const isWhole = status === 'all' && crew === 'all' && q.trim() === '';
  return range === 'upcoming' && order === 'asc' && isWhole;
}

/** As the server is asked: half-open, in instants of the company's days. */
export function questionOf(filter: BookingsFilter, now: Instant, timeZone: string): BookingsQuestion {
  const { status, order, crew } = filter;
  const q = filter.q.trim();
  const { from, to } = boundsOf(filter.range, now, timeZone);
  return {
    order,
    ...(filter.range === 'deleted' && { deleted: 'yes' as const }),
    ...(status !== 'all' && { status }),
    ...(crew !== 'all' && { crew }),
    ...(q !== '' && { q }),
    ...(from !== undefined && { from: formatInstant(from) }),
    ...(to !== undefined && { to: formatInstant(to) }),
  };
}

function boundsOf(range: Range, now: Instant, timeZone: string): { from?: Instant; to?: Instant } {
  const { day: today } = toLocal(now, timeZone);
  if (range === 'all' || range === 'deleted') return {};
  if (range === 'upcoming') return { from: startOfDay(today, timeZone) };
  const first = range === 'today' ? today : mondayOf(today);
  const days = range === 'today' ? 1 : 7;
  return { from: startOfDay(first, timeZone), to: startOfDay(addDays(first, days), timeZone) };
}

/** The same question asked of rows that are here already; as the server would answer it, as far as they go. */
export function filterRows(
  rows: readonly BookingRowView[],
  filter: BookingsFilter,
  now: Instant,
  timeZone: string,
): readonly BookingRowView[] {
  const { from, to } = boundsOf(filter.range, now, timeZone);
  const found = rows.filter((row) => {
    const startsAt = parseInstant(row.startISO) ?? 0;
    const endsAt = parseInstant(row.endISO) ?? 0;
    return (
      (row.deletedAt !== undefined) === (filter.range === 'deleted') &&
      (from === undefined || endsAt > from) &&
      (to === undefined || startsAt < to) &&
      (filter.status === 'all' || row.status === filter.status) &&
      (filter.crew === 'all' || row.crew?.id === filter.crew) &&
      matches(row, filter.q)
    );
  });
  const sorted = found.toSorted((a, b) => a.startISO.localeCompare(b.startISO));
  return filter.order === 'asc' ? sorted : sorted.toReversed();
}

/** Each word in the name, e-mail, digits of the phone, town or the first 8 of the id, accents-blind. */
function matches(row: BookingRowView, q: string): boolean {
  const { customerName, companyName, email, phone, serviceCity, id } = row;
  const digits = (phone ?? '').replace(/\D/g, '');
  const text = plain([customerName, companyName, email, digits, serviceCity, shortId(id)].join('\n'));
  return searchWords(q).every((word) => text.includes(plain(word)));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

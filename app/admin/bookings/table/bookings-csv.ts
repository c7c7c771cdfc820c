import type { TFunction } from 'i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { ownNotes } from '#shared/booking/own-notes.ts';
import { phoneWords } from '#shared/booking/phone-words.ts';
import { shortId } from '#shared/kernel/ids.ts';
import { wallTimeOf } from '../../parts/booking-panel/booking-time.ts';
import { toCsv } from '../../parts/to-csv.ts';

/** Rows as a table for a spreadsheet: a heading, then one line per booking, times in the company's zone. */
export function bookingsCsv(
  rows: readonly BookingRowView[],
  t: TFunction<'admin'>,
  timeZone: string,
): string {
  return toCsv([
    columns.map((column) => t(headers[column])),
    ...rows.map((row) => {
      const cells = cellsOf(row, t, timeZone);
      return columns.map((column) => cells[column]);
    }),
  ]);
}

/** In the order of the file. */
const headers = {
  id: 'bookings.csv.header.id',
  status: 'bookings.csv.header.status',
  day: 'bookings.csv.header.day',
  start: 'bookings.csv.header.start',
  end: 'bookings.csv.header.end',
  client: 'bookings.csv.header.client',
  company: 'bookings.csv.header.company',
  email: 'bookings.csv.header.email',
  phone: 'bookings.csv.header.phone',
  service: 'bookings.csv.header.service',
  work: 'bookings.csv.header.work',
  address: 'bookings.csv.header.address',
  total: 'bookings.csv.header.total',
  kind: 'bookings.csv.header.kind',
  codes: 'bookings.csv.header.codes',
  source: 'bookings.csv.header.source',
  notes: 'bookings.csv.header.notes',
  staffNotes: 'bookings.csv.header.staffNotes',
  created: 'bookings.csv.header.created',
  crew: 'bookings.csv.header.crew',
  before: 'bookings.csv.header.before',
} as const;
type Column = keyof typeof headers;
// The keys of the table above and no others, in its order.
const columns = Object.keys(headers) as readonly Column[];

const statusKeys = {
  CONFIRMED: 'booking.status.confirmed',
  PENDING: 'booking.status.pending',
  CANCELLED: 'booking.status.cancelled',
} as const;

function cellsOf(row: BookingRowView, t: TFunction<'admin'>, timeZone: string): Record<Column, string> {
  const start = wallTimeOf(row.startISO, timeZone);
  const isOff = row.status === 'CANCELLED';
  return {
    id: shortId(row.id),
    status: t(statusKeys[row.status]),
    day: start.day,
    start: start.time,
    end: wallTimeOf(row.endISO, timeZone).time,
    client: row.customerName,
    company: row.companyName ?? '',
    email: mailAddressOf(row.email) ?? '',
    // In international digits it would begin as a formula does, and bear the mark of one.
    phone: phoneWords(row.phone ?? ''),
    service: row.serviceTitle,
    work: row.work.join(' | '),
    address: row.address,
    // A request has no price yet, and of a cancelled visit nothing is due (D511).
    total: row.quote ? '' : amountCell(isOff ? 0 : row.total),
    kind: t(kindOf(row)),
    codes: row.codes.join(' '),
    source: row.leadSource ?? '',
    notes: ownNotes(row.notes),
    staffNotes: row.staffNotes ?? '',
    created: wallTimeOf(row.createdAt, timeZone).day,
    crew: row.crew?.name ?? '',
    before: isOff && !row.quote ? amountCell(row.total) : '',
  };
}

/** What the total means. */
function kindOf({ status, quote, quoteOffered, toQuote = 0, provisional, estimate }: BookingRowView) {
  if (status === 'CANCELLED') return 'bookings.csv.off';
  if (quote) return quoteOffered ? 'bookings.csv.offered' : 'bookings.csv.quote';
  if (toQuote > 0) return quoteOffered ? 'bookings.csv.partOffered' : 'bookings.csv.part';
  if (provisional) return 'bookings.csv.from';
  return estimate ? 'bookings.csv.estimate' : 'bookings.csv.firm';
}

/** With a comma, as French Excel reads a number. */
function amountCell(dollars: number): string {
  return dollars.toFixed(2).replace('.', ',');
}

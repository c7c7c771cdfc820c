import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { ownNotes } from '#shared/booking/own-notes.ts';

export type BookingChange =
  | {
      readonly field: 'status';
      readonly before: BookingRowView['status'];
      readonly after: BookingRowView['status'];
    }
  | { readonly field: 'when'; readonly before: Times; readonly after: Times }
  | { readonly field: 'total'; readonly before: number; readonly after: number }
  | { readonly field: 'quoteOffered'; readonly before: boolean; readonly after: boolean }
  | { readonly field: TextField; readonly before: string; readonly after: string };

export const texts = [
  'customerName',
  'email',
  'phone',
  'companyName',
  'address',
  'notes',
  'staffNotes',
  'work',
  'crew',
] as const satisfies (keyof BookingRowView)[];
export type TextField = (typeof texts)[number];

type Times = Pick<BookingRowView, 'startISO' | 'endISO'>;

/** What was changed of a booking elsewhere, as far as the panel shows it. */
export function diffBooking(before: BookingRowView, after: BookingRowView): readonly BookingChange[] {
  const changes: BookingChange[] = [];
  if (before.status !== after.status) {
    changes.push({ field: 'status', before: before.status, after: after.status });
  }
  if (before.startISO !== after.startISO || before.endISO !== after.endISO) {
    changes.push({ field: 'when', before, after });
  }
  if (before.total !== after.total)
    changes.push({ field: 'total', before: before.total, after: after.total });
  if (before.quoteOffered !== after.quoteOffered) {
    changes.push({ field: 'quoteOffered', before: before.quoteOffered, after: after.quoteOffered });
  }
  // What is cancelled is no crew's any more, which says nothing new.
  const told = after.status === 'CANCELLED' ? texts.filter((field) => field !== 'crew') : texts;
  for (const field of told) {
    const [was, is] = [textOf(before, field), textOf(after, field)];
    if (was !== is) changes.push({ field, before: was, after: is });
  }
  return changes;
}

function textOf(row: BookingRowView, field: TextField): string {
  switch (field) {
    case 'notes':
      return ownNotes(row.notes);
    case 'work':
      return row.work.join(' · ');
    case 'crew':
      return row.crew?.name ?? '';
    default:
      return row[field] ?? '';
  }
}

import type { BookingRowView } from '#shared/api/admin/bookings.ts';

/** Where the client came from and the coupons, where there is either. */
export function BookingOrigin({ row: { leadSource, codes } }: { row: BookingRowView }) {
  const words = [leadSource, ...codes].filter(Boolean).join(' · ');
  return words === '' ? null : <span className="rows-small rows-cut rows-origin">{words}</span>;
}

import type { BookingRowView } from '#shared/api/admin/bookings.ts';

/** What is to be done, a line each, without the name of the service where the title beside it says it already. */
export function workLines({ serviceTitle, work }: Pick<BookingRowView, 'serviceTitle' | 'work'>): string[] {
  const title = serviceTitle.replace(/ \+ \d+$/, '');
  return work
    .map((line) => (line.startsWith(title) ? line.slice(title.length).replace(/^\s*:\s*/, '') : line))
    .filter((line) => line !== '');
}

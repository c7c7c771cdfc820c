import { bookingStatuses } from '#shared/booking/booking-status.ts';
import { type Day, parseDay } from '#shared/kernel/day.ts';
import { withQuery } from '../parts/words/booking-address.ts';
import { type ChosenView, calendarViews } from './shown-days.ts';
import type { ShownStatus } from './use-preferences.ts';

/** Which days the calendar shows, and in which view. */
export interface Place {
  readonly view: ChosenView;
  readonly day: Day;
}

/** What the address says of the place; where it is silent or wrong, the usual one. */
export function readPlace(search: string, usual: Place): Place {
  const query = new URLSearchParams(search);
  const view = calendarViews.find((each) => each === query.get('view'));
  const day = parseDay(query.get('day') ?? '');
  return { view: view ?? usual.view, day: day !== undefined && canBeShown(day) ? day : usual.day };
}

/** Around it there are days to show: a month after the last of all days there are none. */
function canBeShown(day: Day): boolean {
  return '1971' < day && day < '9999';
}

/** The usual place is not written: an address kept for tomorrow opens on tomorrow. */
export function withPlace(search: string, { view, day }: Place, usual: Place): string {
  return withQuery(search, {
    view: view === usual.view ? undefined : view,
    day: day === usual.day ? undefined : day,
  });
}

/** The status to show alone; undefined where the address leaves it to what this device likes. */
export function readStatus(search: string): ShownStatus | undefined {
  const status = new URLSearchParams(search).get('status')?.toUpperCase();
  if (status === 'ALL') return 'all';
  return bookingStatuses.find((each) => each === status);
}

export function withStatus(search: string, status: ShownStatus): string {
  return withQuery(search, { status: status.toLowerCase() });
}

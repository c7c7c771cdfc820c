import { bookingStatuses } from '#shared/booking/booking-status.ts';
import { type Id, isId } from '#shared/kernel/ids.ts';
import { withQuery } from '../parts/words/booking-address.ts';
import { type BookingsPlace, bookingViewNames, bookingViews, viewOf } from './bookings-filter.ts';

/** What the address says is shown; undefined where it says nothing, or nothing that is known. */
export function placeIn(search: string): BookingsPlace | undefined {
  const query = new URLSearchParams(search);
  const name = bookingViewNames.find((each) => each === query.get('view'));
  if (name === undefined) return undefined;
  const view = bookingViews[name];
  const order = query.get('order');
  return {
    range: view.range,
    status:
      (['all', ...bookingStatuses] as const).find((each) => each === query.get('status')) ?? view.status,
    order: order === 'asc' || order === 'desc' ? order : view.order,
  };
}

/** The address of a view, and of how it differs from that; the rest of it stays. */
export function withPlace(search: string, place: BookingsPlace): string {
  const { range, status, order } = place;
  // Each range is a view of its own name too.
  const name = viewOf(place) ?? range;
  const view = bookingViews[name];
  return withQuery(search, {
    view: name,
    status: status === view.status ? undefined : status,
    order: order === view.order ? undefined : order,
  });
}

/** Whose visits the address says. */
export function crewIn(search: string): Id | 'all' {
  const id = new URLSearchParams(search).get('crew');
  return id !== null && isId(id) ? id : 'all';
}

export function withCrew(search: string, crew: Id | 'all'): string {
  return withQuery(search, { crew: crew === 'all' ? undefined : crew });
}

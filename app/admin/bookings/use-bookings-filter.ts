import { useState } from 'react';
import * as z from 'zod/mini';
import { bookingStatuses } from '#shared/booking/booking-status.ts';
import { useDraft } from '../../frame/use-draft.ts';
import { useWhenChanged } from '../../ui/use-when-changed.ts';
import { useAddress } from '../parts/words/booking-address.ts';
import { type BookingsFilter, type BookingsPlace, bookingViews } from './bookings-filter.ts';
import { crewIn, placeIn, withCrew, withPlace } from './filter-address.ts';

const KEY = 'admin:bookings.view';
/** Where one comes back to the next day; what was deleted is no such place. */
const shape = z.object({
  range: z.enum(['upcoming', 'today', 'week', 'all']),
  status: z.enum(['all', ...bookingStatuses]),
  order: z.enum(['asc', 'desc']),
});

/**
 * Views, status and order stand in the address, and the last ones on the device. Whose visits stands in the address
 * alone; what is searched for is private and is here alone.
 */
export function useBookingsFilter(): [BookingsFilter, (filter: BookingsFilter) => void] {
  const { search, go } = useAddress();
  const [q, setQ] = useState('');
  const crew = crewIn(search);
  const said = placeIn(search);
  const isSaid = said !== undefined;
  const { value: known, change: keep } = useDraft<BookingsPlace | undefined>(KEY, shape, undefined);
  useWhenChanged(() => {
    const now = window.location.search;
    if (known && placeIn(now) === undefined) go(withPlace(now, known), 'replace');
  }, [known !== undefined, isSaid]);
  const place: BookingsPlace = said ?? bookingViews.upcoming;
  const change = ({ q: nextQ, crew: nextCrew, ...next }: BookingsFilter) => {
    setQ(nextQ);
    const { range, status, order } = next;
    const isSame = range === place.range && status === place.status && order === place.order;
    if (isSame && nextCrew === crew) return;
    go((now) => withCrew(isSame ? now : withPlace(now, next), nextCrew), 'replace');
    if (!isSame && range !== 'deleted') keep(() => next);
  };
  return [{ ...place, q, crew }, change];
}

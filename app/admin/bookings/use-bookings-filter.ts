import { useState } from 'react';
import * as z from 'zod/mini';
import { bookingStatuses } from '#shared/booking/booking-status.ts';
import { useDraft } from '../../frame/use-draft.ts';
import { useWhenChanged } from '../../ui/use-when-changed.ts';
import { useAddress } from '../parts/words/booking-address.ts';
import { type BookingsFilter, type BookingsPlace, bookingViews, noChoice } from './bookings-filter.ts';
import { placeIn, withPlace } from './filter-address.ts';

const KEY = 'admin:bookings.view';
/** Where one comes back to the next day; what was deleted is no such place. */
const shape = z.object({
  range: z.enum(['upcoming', 'today', 'week', 'all']),
  status: z.enum(['all', ...bookingStatuses]),
  order: z.enum(['asc', 'desc']),
});

/** Views, status and order stand in the address, and the last ones on the device. What is searched for is private and is here alone, as is whose visits. */
export function useBookingsFilter(): [BookingsFilter, (filter: BookingsFilter) => void] {
  const { search, go } = useAddress();
  const [choice, setChoice] = useState(noChoice);
  const said = placeIn(search);
  const isSaid = said !== undefined;
  const { value: known, change: keep } = useDraft<BookingsPlace | undefined>(KEY, shape, undefined);
  useWhenChanged(() => {
    const now = window.location.search;
    if (known && placeIn(now) === undefined) go(withPlace(now, known), 'replace');
  }, [known !== undefined, isSaid]);
  const place: BookingsPlace = said ?? bookingViews.upcoming;
  const change = ({ q, crew, ...next }: BookingsFilter) => {
    setChoice({ q, crew });
    const { range, status, order } = next;
    if (range === place.range && status === place.status && order === place.order) return;
    go(withPlace(window.location.search, next), 'replace');
    if (range !== 'deleted') keep(() => next);
  };
  return [{ ...place, ...choice }, change];
}

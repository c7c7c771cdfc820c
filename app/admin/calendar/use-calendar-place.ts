import { useState } from 'react';
import type { Day } from '#shared/kernel/day.ts';
import { useMedia } from '../../ui/use-media.ts';
import { useAddress } from '../parts/words/booking-address.ts';
import { type Place, readPlace, readStatus, withPlace, withStatus } from './calendar-place.ts';
import { type ChosenView, drawnView, stepDay } from './shown-days.ts';
import type { ShownStatus } from './use-preferences.ts';

/** Where the calendar stands, which is the address: a reload, Back and a second tab come to the same place. */
export function useCalendarPlace(today: Day) {
  const { search, go } = useAddress();
  const isPhone = useIsPhone();
  const [usualView] = useState(firstView);
  const usual: Place = { view: usualView, day: today };
  const place = readPlace(search, usual);
  const put = (change: (now: Place) => Place, how: 'push' | 'replace') =>
    go((now) => withPlace(now, change(readPlace(now, usual)), usual), how);
  return {
    day: place.day,
    view: drawnView(place.view, isPhone),
    status: readStatus(search),
    show: (view: ChosenView) => put(({ day }) => ({ view, day }), 'replace'),
    goTo: (day: Day) => put(({ view }) => ({ view, day }), 'replace'),
    /** Thirty weeks further, Back still leads out of the calendar. */
    step: (steps: 1 | -1) =>
      put(({ view, day }) => ({ view, day: stepDay(drawnView(view, isPhone), day, steps) }), 'replace'),
    /** Into a day of a week or a month: Back leads out of it again. */
    openDay: (day: Day) => put(() => ({ view: 'day', day }), place.view === 'day' ? 'replace' : 'push'),
    showStatus: (status: ShownStatus) => go((now) => withStatus(now, status), 'replace'),
  };
}

const PHONE = '(width < 40rem)';

/** Follows a phone that is turned. */
export function useIsPhone(): boolean {
  return useMedia(PHONE);
}

/** A phone begins with the list, a tablet held upright with its day, anything wider with the week. */
function firstView(): ChosenView {
  if (window.matchMedia(PHONE).matches) return 'list';
  return window.matchMedia('(width < 60rem)').matches ? 'day' : 'week';
}

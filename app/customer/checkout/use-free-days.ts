import { useState } from 'react';
import { type CalendarWindow, calendarWindow } from '#shared/agenda/six-week-window.ts';
import { addDays, type Day } from '#shared/kernel/day.ts';
import { remote } from '../../data/remote.ts';
import { readSlotDays } from '../../data/slots/read-slot-days.ts';
import { slotDaysFetchKey } from '../../data/slots/slot-keys.ts';
import type { VisitKey } from '../../data/slots/visit-key.ts';
import { type FetchState, readFetch } from '../../data/wire/read-fetch-state.ts';
import { useLiveDays } from '../../frame/use-live-days.ts';
import { useWhenLoaded } from '../../ui/use-loaded.ts';
import { useStored } from '../parts/page/use-stored.ts';
import { useWake } from '../parts/page/use-wake.ts';
import { type FreeCounts, freeDays, mondayShowing, reachOf, stillAhead, windowToOpen } from './free-days.ts';

export interface FreeDays {
  readonly window: CalendarWindow;
  readonly counts: FreeCounts;
  /** How many days ahead can be booked (D93). */
  readonly horizonDays: number;
  /** The day whose times are shown; undefined until there is one to show. */
  readonly day: Day | undefined;
  /** Everything within reach is known, and nothing is free. */
  readonly nothingFree: boolean;
  readonly fetch: FetchState | undefined;
  readonly pickDay: (day: Day) => void;
  readonly move: (days: 28 | -28) => void;
  readonly retry: () => void;
}

/** How full the days are is not news of a second; a busy company would ask for it all the time. */
const COUNTS_PAUSE_MS = 5_000;

const noCounts: FreeCounts = new Map();

/** Which weeks and which day are on screen, and how free the days are. `heldDay` opens first if there is one. */
export function useFreeDays(
  visit: VisitKey,
  today: Day,
  horizonDays: number,
  heldDay: Day | undefined,
): FreeDays {
  const [movedTo, setMovedTo] = useState<Day>();
  const [picked, setPicked] = useState<Day>();
  const stored = useStored(
    () => readSlotDays(today, addDays(today, horizonDays), visit),
    [today, horizonDays, visit],
  );
  const counts = stored?.value ?? noCounts;
  const opening = windowToOpen(counts, today, horizonDays);
  const [firstFree] = freeDays(counts, today);
  const chosen = stillAhead(picked, today);
  const day = chosen ?? heldDay ?? firstFree;
  const monday = movedTo ?? (day === undefined ? opening.firstDay : mondayShowing(day, today));
  const window = calendarWindow(monday, today, horizonDays);
  const { fetch, retry, settled } = useWindowFetch(window, today, horizonDays, visit);

  // Chosen once, after the server was asked: a day that fills up later must not slip away under the reader.
  if (chosen === undefined && settled && day !== undefined && day !== picked) setPicked(day);

  const show = (next: Day) => {
    setPicked(next);
    const { firstDay, lastDay } = window;
    setMovedTo(next >= firstDay && next <= lastDay ? firstDay : mondayShowing(next, today));
  };
  return {
    window,
    counts,
    horizonDays,
    day,
    nothingFree: settled && firstFree === undefined && opening.nextMonday === undefined,
    fetch,
    pickDay: show,
    move: (days) => setMovedTo(addDays(monday, days)),
    retry,
  };
}

/** Asks for the six weeks on screen and, once they are there, for the next ones. */
function useWindowFetch(window: CalendarWindow, today: Day, horizonDays: number, visit: VisitKey) {
  const { from, to } = reachOf(window, today, horizonDays);
  const { nextMonday } = window;
  const [settledFor, setSettledFor] = useState('');
  const key = slotDaysFetchKey(from, to, visit);
  const fetch = useStored(() => readFetch(key), [key])?.value;

  useWhenLoaded(
    () => remote.refreshSlotDays(from, to, visit),
    (outcome) => {
      setSettledFor(key);
      if (!outcome.ok || nextMonday === undefined) return;
      const next = reachOf(calendarWindow(nextMonday, today, horizonDays), today, horizonDays);
      void remote.refreshSlotDays(next.from, next.to, visit);
    },
    [key, from, to, visit, nextMonday, today, horizonDays],
  );

  useLiveDays(from, to, (since) => remote.refreshSlotDays(from, to, visit, { since }), COUNTS_PAUSE_MS);

  const retry = () => void remote.refreshSlotDays(from, to, visit, { force: true });
  useWake(() => void remote.refreshSlotDays(from, to, visit));
  return { fetch, retry, settled: settledFor === key };
}

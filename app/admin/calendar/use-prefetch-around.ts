import { useEffect } from 'react';
import type { Day } from '#shared/kernel/day.ts';
import { usePrefetchCalendar } from '../parts/use-calendar-range.ts';
import { type CalendarView, shownDays, stepDay } from './shown-days.ts';

/** Long enough that the days on screen are asked for first. */
const AFTER_MS = 600;

/** The days before and after what is shown, so that a step further is drawn at once (D345). */
export function usePrefetchAround(view: CalendarView, day: Day): void {
  const prefetch = usePrefetchCalendar();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is what asks, not a new function.
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const steps of [1, -1] as const) {
        const { from, to } = shownDays(view, stepDay(view, day, steps));
        prefetch(from, to);
      }
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [view, day]);
}

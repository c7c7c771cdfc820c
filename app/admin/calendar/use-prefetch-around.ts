import type { Day } from '#shared/kernel/day.ts';
import { useWhenChanged } from '../../ui/use-when-changed.ts';
import { usePrefetchCalendar } from '../parts/use-calendar-range.ts';
import { type CalendarView, shownDays, stepDay } from './shown-days.ts';

/** Long enough that the days on screen are asked for first. */
const AFTER_MS = 600;

/** The days before and after what is shown, so that a step further is drawn at once (D345). */
export function usePrefetchAround(view: CalendarView, day: Day): void {
  const prefetch = usePrefetchCalendar();
  useWhenChanged(() => {
    const timer = setTimeout(() => {
      for (const steps of [1, -1] as const) {
        const { from, to } = shownDays(view, stepDay(view, day, steps));
        prefetch(from, to);
      }
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [view, day]);
}

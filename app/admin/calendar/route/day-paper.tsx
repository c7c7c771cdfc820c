import type { Day } from '#shared/kernel/day.ts';
import { now } from '../../../data/device/clock.ts';
import { CrewSheet } from '../../parts/day/crew-sheet.tsx';
import { planDay } from '../../parts/day/plan-day.ts';
import type { CalendarRange } from '../../parts/use-calendar-range.ts';

type DayPaperProps = { range: CalendarRange; day: Day; timeZone: string };

/** What the printer gets of a single day: the sheet of its crew. A week is printed as it is drawn. */
export function DayPaper({ range, day, timeZone }: DayPaperProps) {
  return <CrewSheet plan={planDay(range, day, timeZone, now())} day={day} timeZone={timeZone} />;
}

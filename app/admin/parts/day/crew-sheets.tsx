import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import type { Day } from '#shared/kernel/day.ts';
import { now } from '../../../data/device/clock.ts';
import { ofCrew } from '../crew/of-crew.ts';
import type { CalendarRange } from '../use-calendar-range.ts';
import { CrewSheet, type CrewSheetProps } from './crew-sheet.tsx';
import { planDay } from './plan-day.ts';

type CrewSheetsProps = Pick<CrewSheetProps, 'data'> & {
  range: CalendarRange;
  /** One sheet for each; none: one for all that there is. */
  crews: readonly CrewOfBooking[];
  day: Day;
  timeZone: string;
};

/** What the printer gets of a day: a sheet a crew, each on a page of its own. */
export function CrewSheets({ data, range, crews, day, timeZone }: CrewSheetsProps) {
  if (crews.length === 0) {
    return <CrewSheet plan={planDay(range, day, timeZone, now())} {...{ data, day, timeZone }} />;
  }
  return crews.map((crew) => (
    <CrewSheet
      key={crew.id}
      plan={planDay(ofCrew(range, crew.id), day, timeZone, now())}
      {...{ data, day, timeZone, crew }}
    />
  ));
}

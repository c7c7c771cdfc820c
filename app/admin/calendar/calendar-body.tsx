import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import { type DayLoad, dayLoads } from '#shared/booking/occupancy.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { lazyPart, NotDownloaded } from '../../frame/lazy-part.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { staffFormat } from '../parts/words/staff-format.ts';
import { BookingList } from './grid/booking-list.tsx';
import { LoadWords } from './grid/load-bar.tsx';
import { MonthHeat } from './grid/month-heat.tsx';
import { shownHours } from './grid/shown-hours.ts';
import type { TimeGridProps } from './grid/time-grid.tsx';
import { dayOf, daysOf, hoursOf, measured, shutBy } from './grid/timed-rows.ts';
import type { LaneGridProps } from './lanes/lane-props.ts';
import styles from './route/day-route.module.css';
import { type CalendarView, type DayRange, isByHour } from './shown-days.ts';

const TimeGrid = lazyPart(() => import('./grid/time-grid.tsx'), 'TimeGrid', {
  waiting: <GridSkeleton />,
  missing: NotDownloaded,
});
const LaneGrid = lazyPart(() => import('./lanes/lane-grid.tsx'), 'LaneGrid', {
  waiting: <GridSkeleton />,
  missing: NotDownloaded,
});
const DayRoute = lazyPart(() => import('./route/day-route.tsx'), 'DayRoute');

type CalendarBodyProps = Omit<TimeGridProps, 'view' | 'hours' | 'loads' | 'label'> & {
  view: CalendarView;
  range: DayRange;
  title: string;
  today: Day;
  empty: ReactNode;
  /** Whose hours the days are measured by; undefined: not known yet. */
  crewIds: readonly Id[] | undefined;
  /** Those that have a lane on this day; none in a company of one crew. */
  lanes: readonly CrewOfBooking[];
} & Pick<LaneGridProps, 'onLaneMove' | 'onLaneSelect'>;

/** What was read, as the chosen view draws it. */
export function CalendarBody(props: CalendarBodyProps) {
  const { view, range, title, today, empty, crewIds, lanes, onLaneMove, onLaneSelect, ...grid } = props;
  const { t } = useTranslation('admin');
  const { shown, all, agenda, timeZone, day, highlighted } = grid;
  const label = t('calendar.grid', { range: title });
  const loads = dayLoads(daysOf(range), {
    bookings: shown.bookings.map(measured),
    blocks: all.blocks.map(shutBy),
    crewIds,
    hoursOf: hoursOf(agenda),
    timeZone,
  });
  const isEmpty = shown.bookings.length === 0 && (view !== 'list' || shown.blocks.length === 0);
  return (
    <>
      {isEmpty && empty}
      {view === 'month' && (
        <MonthHeat
          label={label}
          month={day}
          today={today}
          loads={loads}
          blocked={new Set(all.blocks.flatMap((block) => blockDays(block, timeZone)))}
          onDay={grid.onDay}
        />
      )}
      {view === 'list' && (
        <BookingList
          label={label}
          days={daysOf(range)}
          {...{ today, shown, timeZone, highlighted }}
          onOpen={grid.onOpen}
        />
      )}
      {isByHour(view) && (
        <>
          <LoadsForEars loads={loads} />
          <div className={styles.hours}>
            {view === 'day' && lanes.length > 0 ? (
              <LaneGrid
                {...grid}
                {...{ label, lanes, onLaneMove, onLaneSelect }}
                hours={shownHours(shown.bookings, timeZone)}
              />
            ) : (
              <TimeGrid
                {...grid}
                view={view}
                label={label}
                loads={loads}
                hours={shownHours(shown.bookings, timeZone)}
              />
            )}
            {view === 'day' && (
              <DayRoute
                range={all}
                lanes={lanes}
                {...{ day, timeZone }}
                onOpen={(row) => grid.onOpen({ is: 'booking', row })}
              />
            )}
          </div>
        </>
      )}
    </>
  );
}

/** What the heads of the columns draw, in words. */
function LoadsForEars({ loads }: { loads: readonly DayLoad[] }) {
  return (
    <ul className="visually-hidden">
      {loads.map((load) => (
        <li key={load.day}>
          {staffFormat.day(load.day)}, <LoadWords load={load} />
        </li>
      ))}
    </ul>
  );
}

export function GridSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="box" height="40rem" />
    </SkeletonGroup>
  );
}

function blockDays(block: { startISO: string; endISO: string }, timeZone: string): readonly Day[] {
  const from = dayOf(block.startISO, timeZone);
  const last = dayOf(new Date(Date.parse(block.endISO) - 1).toISOString(), timeZone);
  return [...daysOf({ from, to: last }), last];
}

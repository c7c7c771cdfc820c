import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { CrewChoice } from '../../parts/crew/crew-choice.tsx';
import { ofCrew } from '../../parts/crew/of-crew.ts';
import { DaySummary } from '../../parts/day/day-summary.tsx';
import { DriveLine } from '../../parts/day/drive-line.tsx';
import { planDay } from '../../parts/day/plan-day.ts';
import { useDrives } from '../../parts/day/use-drives.ts';
import { useNow } from '../../parts/day/use-now.ts';
import { WayLink } from '../../parts/day/way-link.tsx';
import type { CalendarRange } from '../../parts/use-calendar-range.ts';
import { staffFormat } from '../../parts/words/staff-format.ts';
import { BookingsMap } from './bookings-map.tsx';
import styles from './day-route.module.css';

type DayRouteProps = {
  range: CalendarRange;
  /** Those that have a lane: the way of one of them is shown at a time. */
  lanes: readonly CrewOfBooking[];
  day: Day;
  timeZone: string;
  onOpen: (row: BookingRowView) => void;
};

/** The way of a crew; with several, of the one that is chosen here. */
export function DayRoute({ lanes, range, ...route }: DayRouteProps) {
  const [chosen, setChosen] = useState<Id>();
  const crew = lanes.find(({ id }) => id === chosen) ?? lanes[0];
  if (crew === undefined) return <CrewRoute {...route} range={range} choice={undefined} />;
  return (
    <CrewRoute
      {...route}
      range={ofCrew(range, crew.id)}
      choice={lanes.length > 1 && <CrewChoice value={crew.id} present={crew} onChange={setChosen} />}
    />
  );
}

type CrewRouteProps = Omit<DayRouteProps, 'lanes'> & { choice: ReactNode };

/** The way of the crew through the day that is shown: in which order, how long from door to door, and a map of it. */
function CrewRoute({ range, day, timeZone, choice, onOpen }: CrewRouteProps) {
  const { t } = useTranslation('admin');
  const plan = planDay(range, day, timeZone, useNow());
  const rows = plan.bookings.map(({ row }) => row);
  const drives = useDrives(rows);
  if (rows.length === 0 && !choice) return null;
  return (
    <section className={styles.route} aria-labelledby="cal-route">
      <h3 id="cal-route">{t('calendar.route.title')}</h3>
      {choice}
      <DaySummary plan={plan} miles={drives?.miles} />
      {rows.length > 0 && <BookingsMap rows={rows} label={t('calendar.route.map')} />}
      <ol aria-label={t('calendar.route.list')}>
        {plan.bookings.map((booking) => (
          <li key={booking.row.id} data-past={booking.phase === 'over' || undefined}>
            <DriveLine booking={booking} drive={drives?.to.get(booking.row.id)} />
            <button type="button" className={styles.stop} onClick={() => onOpen(booking.row)}>
              <b>{staffFormat.time(booking.startAt, timeZone)}</b>
              <span>
                <strong dir="auto">{booking.row.customerName}</strong>
                <span>{booking.row.serviceCity}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <WayLink plan={plan} />
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Day } from '#shared/kernel/day.ts';
import { formatTime } from '../../../i18n/format.ts';
import { DaySummary } from '../../parts/day/day-summary.tsx';
import { DriveLine } from '../../parts/day/drive-line.tsx';
import { planDay } from '../../parts/day/plan-day.ts';
import { useDrives } from '../../parts/day/use-drives.ts';
import { useNow } from '../../parts/day/use-now.ts';
import { WayLink } from '../../parts/day/way-link.tsx';
import type { CalendarRange } from '../../parts/use-calendar-range.ts';
import sheet from './day-route.css?url';
import { VisitsMap } from './visits-map.tsx';

type DayRouteProps = {
  range: CalendarRange;
  day: Day;
  timeZone: string;
  onOpen: (row: BookingRowView) => void;
};

/** The way of the crew through the day that is shown: in which order, how long from door to door, and a map of it. */
export function DayRoute({ range, day, timeZone, onOpen }: DayRouteProps) {
  const { t } = useTranslation('admin');
  const plan = planDay(range, day, timeZone, useNow());
  const rows = plan.visits.map(({ row }) => row);
  const drives = useDrives(rows);
  if (rows.length === 0) return null;
  return (
    <section className="cal-route" aria-labelledby="cal-route">
      <link rel="stylesheet" href={sheet} precedence="admin" />
      <h3 id="cal-route">{t('calendar.route.title')}</h3>
      <DaySummary plan={plan} miles={drives?.miles} />
      <VisitsMap rows={rows} label={t('calendar.route.map')} />
      <ol aria-label={t('calendar.route.list')}>
        {plan.visits.map((visit) => (
          <li key={visit.row.id} data-past={visit.phase === 'over' || undefined}>
            <DriveLine visit={visit} drive={drives?.to.get(visit.row.id)} />
            <button type="button" className="cal-route-stop" onClick={() => onOpen(visit.row)}>
              <b>{formatTime(visit.startAt, 'fr', timeZone)}</b>
              <span>
                <strong dir="auto">{visit.row.customerName}</strong>
                <span>{visit.row.serviceCity}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <WayLink plan={plan} />
    </section>
  );
}

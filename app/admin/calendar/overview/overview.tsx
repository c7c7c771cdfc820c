import { useTranslation } from 'react-i18next';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { dayLoads } from '#shared/booking/occupancy.ts';
import { moneyByDay } from '#shared/booking/week-money.ts';
import type { Day } from '#shared/kernel/day.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useActiveCrews } from '../../parts/crew/use-active-crews.ts';
import { ReadGate } from '../../parts/read-gate.tsx';
import { type CalendarRange, useCalendarRange } from '../../parts/use-calendar-range.ts';
import { byStart, dayOf, daysOf, hoursOf, measured, shutBy } from '../grid/timed-rows.ts';
import { shownDays } from '../shown-days.ts';
import styles from './overview.module.css';
import { OverviewCrews } from './overview-crews.tsx';
import { OverviewLoad } from './overview-load.tsx';
import { OverviewMoney } from './overview-money.tsx';
import { OverviewToday } from './overview-today.tsx';

type OverviewProps = {
  today: Day;
  timeZone: string;
  agenda: AgendaView | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onOpen: (row: BookingRowView) => void;
};

/** Today's visits, how full the week is and what it comes to. */
export function Overview({ open, onOpenChange, ...known }: OverviewProps) {
  const { t } = useTranslation('admin');
  const { today, timeZone } = known;
  const week = shownDays('week', today);
  const data = useCalendarRange(week.from, week.to);
  const count = data.body && bookingsOf(data.body, today, timeZone).length;
  return (
    <Disclosure
      id="apercu"
      title={t('overview.title')}
      summary={
        count === undefined
          ? undefined
          : t('overview.summary', { bookings: t('calendar.bookings', { count }) })
      }
      open={open}
      onOpenChange={onOpenChange}
    >
      <ReadGate data={data} skeleton={<Skeleton shape="box" height="14rem" />} title={t('overview.failed')}>
        {(body) => <OverviewBody {...known} range={body} days={daysOf(week)} />}
      </ReadGate>
    </Disclosure>
  );
}

type OverviewBodyProps = Omit<OverviewProps, 'open' | 'onOpenChange'> & {
  range: CalendarRange;
  days: readonly Day[];
};

function OverviewBody({ range, days, today, timeZone, agenda, onOpen }: OverviewBodyProps) {
  const crews = useActiveCrews();
  const bookings = range.bookings.map(measured);
  const loads = dayLoads(days, {
    bookings,
    blocks: range.blocks.map(shutBy),
    crewIds: agenda?.crewIds,
    hoursOf: hoursOf(agenda),
    timeZone,
  });
  return (
    <div className={styles.overview}>
      {crews.length > 1 && <OverviewCrews {...{ crews, range, today, agenda, timeZone }} />}
      <OverviewToday rows={bookingsOf(range, today, timeZone)} timeZone={timeZone} onOpen={onOpen} />
      <OverviewLoad loads={loads} today={today} />
      <OverviewMoney money={moneyByDay(days, bookings, timeZone)} today={today} />
    </div>
  );
}

function bookingsOf({ bookings }: CalendarRange, day: Day, timeZone: string): readonly BookingRowView[] {
  return bookings
    .filter(({ status, startISO }) => status !== 'CANCELLED' && dayOf(startISO, timeZone) === day)
    .sort(byStart);
}

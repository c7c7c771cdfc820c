import { useTranslation } from 'react-i18next';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { AsOf } from '../../parts/as-of.tsx';
import { useActiveCrews } from '../../parts/crew/use-active-crews.ts';
import { ReadGate } from '../../parts/read-gate.tsx';
import { type CalendarRange, useCalendarRange } from '../../parts/use-calendar-range.ts';
import { daysOf } from '../grid/timed-rows.ts';
import { lanesOf } from '../lanes/lane-places.ts';
import { shownDays } from '../shown-days.ts';
import styles from './overview.module.css';
import { OverviewCrews } from './overview-crews.tsx';
import { OverviewLoad } from './overview-load.tsx';
import { OverviewMoney } from './overview-money.tsx';
import { type OverviewNumbers, overviewOf } from './overview-of.ts';
import { OverviewToday } from './overview-today.tsx';

type OverviewProps = {
  today: Day;
  timeZone: string;
  agenda: AgendaView | undefined;
  /** Whose visits the calendar shows, which these numbers are of as well. */
  crew: Id | 'all';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onOpen: (row: BookingRowView) => void;
};

/** Today's visits, how full the week is and what it comes to. */
export function Overview({ open, onOpenChange, ...known }: OverviewProps) {
  const { t } = useTranslation('admin');
  const { today, timeZone, agenda, crew } = known;
  const week = shownDays('week', today);
  const data = useCalendarRange(week.from, week.to);
  const numbers = data.body && overviewOf(data.body, { crew, days: daysOf(week), today, agenda, timeZone });
  const count = numbers?.rows.length;
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
        {(body) =>
          numbers && (
            <>
              <OverviewBody {...known} range={body} numbers={numbers} />
              <AsOf data={data} />
            </>
          )
        }
      </ReadGate>
    </Disclosure>
  );
}

type OverviewBodyProps = Omit<OverviewProps, 'open' | 'onOpenChange'> & {
  range: CalendarRange;
  numbers: OverviewNumbers;
};

function OverviewBody({ range, numbers, today, timeZone, agenda, crew, onOpen }: OverviewBodyProps) {
  const { rows, loads, money } = numbers;
  const crews = lanesOf(useActiveCrews(), range, crew);
  return (
    <div className={styles.overview}>
      {crews.length > 0 && <OverviewCrews {...{ crews, range, today, agenda, timeZone }} />}
      <OverviewToday rows={rows} timeZone={timeZone} onOpen={onOpen} />
      <OverviewLoad loads={loads} today={today} />
      <OverviewMoney money={money} today={today} />
    </div>
  );
}

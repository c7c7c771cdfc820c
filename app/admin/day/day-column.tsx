import { CalendarCheck, Navigation, Printer } from 'lucide-react';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { formatDay } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { wayUrl } from '../parts/visit/map-url.ts';
import { BlockLine } from './block-line.tsx';
import { CancelledVisits } from './cancelled-visits.tsx';
import { DayStrip } from './day-strip.tsx';
import { DaySummary } from './day-summary.tsx';
import { DriveLine } from './drive-line.tsx';
import { NextVisit } from './next-visit.tsx';
import type { DayPlan, PlannedVisit } from './plan-day.ts';
import { useDrives } from './use-drives.ts';
import { VisitCard } from './visit-card.tsx';

type DayColumnProps = {
  plan: DayPlan;
  day: Day;
  isToday: boolean;
  now: Instant;
  timeZone: string;
  onOpen: (row: BookingRowView) => void;
  /** Before the browser prints: this day's sheet is the one on paper. */
  onPrint: () => void;
};

/** Of the addresses that a link of the map service takes, besides the last one. */
const STOPS_MAX = 9;

/** One day: its numbers, what comes next, then the rest; finished and cancelled visits at the end. */
export function DayColumn({ plan, day, isToday, now, timeZone, onOpen, onPrint }: DayColumnProps) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  const drives = useDrives(plan.visits.map(({ row }) => row));
  const toCome = plan.visits.filter(({ phase }) => phase !== 'over');
  const stops = toCome.slice(0, STOPS_MAX).map(({ row }) => row.address);
  const print = () => {
    flushSync(onPrint);
    window.print();
  };
  const card = (visit: PlannedVisit) => (
    <VisitCard key={visit.row.id} {...{ visit, isToday, now, timeZone, onOpen }} />
  );
  return (
    <section className="day-column" aria-labelledby={headingId}>
      <header className="day-head">
        <h2 id={headingId}>
          {t(isToday ? 'day.today' : 'day.tomorrow')} <span className="day-date">{formatDay(day, 'fr')}</span>
        </h2>
      </header>
      {plan.visits.length > 0 && (
        <div className="day-overview">
          <DaySummary plan={plan} miles={drives?.miles} />
          <DayStrip plan={plan} now={now} timeZone={timeZone} />
          <div className="day-tools">
            {toCome.length > 1 && (
              <a className="day-way" href={wayUrl(stops)} target="_blank" rel="noreferrer">
                <Navigation aria-hidden="true" />
                {t('day.way')}
              </a>
            )}
            <Button variant="quiet" icon={<Printer aria-hidden="true" />} onClick={print}>
              {t('day.print')}
            </Button>
          </div>
        </div>
      )}
      {toCome.length === 0 && (
        <div className="day-none">
          <CalendarCheck aria-hidden="true" />
          <h3>{t(plan.over.length > 0 ? 'day.done' : isToday ? 'day.none' : 'day.noneTomorrow')}</h3>
          <NextVisit after={now} timeZone={timeZone} />
        </div>
      )}
      {plan.ahead.length > 0 && (
        <ol className="day-list" aria-label={t('day.list')}>
          {plan.ahead.map((entry) =>
            entry.is === 'block' ? (
              <li key={entry.block.id}>
                <BlockLine entry={entry} day={day} timeZone={timeZone} />
              </li>
            ) : (
              <li key={entry.row.id}>
                <DriveLine visit={entry} drive={drives?.to.get(entry.row.id)} />
                {card(entry)}
              </li>
            ),
          )}
        </ol>
      )}
      {plan.over.length > 0 && (
        <Disclosure title={t('day.over', { count: plan.over.length })} look="plain">
          <div className="day-over">{plan.over.map(card)}</div>
        </Disclosure>
      )}
      <CancelledVisits rows={plan.cancelled} timeZone={timeZone} onOpen={onOpen} />
    </section>
  );
}

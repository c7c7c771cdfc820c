import { Navigation, Printer } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Instant } from '#shared/kernel/instant.ts';
import { Button } from '../../ui/button.tsx';
import { wayUrl } from '../parts/visit/map-url.ts';
import { DayStrip } from './day-strip.tsx';
import { DaySummary } from './day-summary.tsx';
import type { DayPlan } from './plan-day.ts';

type DayOverviewProps = {
  plan: DayPlan;
  /** Estimated road between the visits; undefined until it is worked out. */
  miles: number | undefined;
  now: Instant;
  timeZone: string;
  /** Before the browser prints: this day's sheet is the one on paper. */
  onPrint: () => void;
};

/** As many addresses as a link of the map service takes. */
const STOPS_MAX = 10;

/** A day at a glance: three numbers and a line; the way through all that is left of it, and its sheet of paper. */
export function DayOverview({ plan, miles, now, timeZone, onPrint }: DayOverviewProps) {
  const { t } = useTranslation('admin');
  const stops = plan.visits.flatMap(({ phase, row }) =>
    phase === 'over' || !row.address ? [] : [row.address],
  );
  const print = () => {
    flushSync(onPrint);
    window.print();
  };
  return (
    <div className="day-overview">
      <DaySummary plan={plan} miles={miles} />
      <DayStrip plan={plan} now={now} timeZone={timeZone} />
      <div className="day-tools">
        {stops.length > 1 && (
          <a className="day-way" href={wayUrl(stops.slice(0, STOPS_MAX))} target="_blank" rel="noreferrer">
            <Navigation aria-hidden="true" />
            {t('day.way')}
            <span className="visually-hidden"> {t('visit.reach.newTab')}</span>
          </a>
        )}
        <Button variant="quiet" icon={<Printer aria-hidden="true" />} onClick={print}>
          {t('day.print')}
        </Button>
      </div>
    </div>
  );
}

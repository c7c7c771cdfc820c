import { Printer } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Instant } from '#shared/kernel/instant.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DaySummary } from '../parts/day/day-summary.tsx';
import type { DayPlan } from '../parts/day/plan-day.ts';
import { WayLink } from '../parts/day/way-link.tsx';
import styles from './day.module.css';
import { DayStrip } from './day-strip.tsx';

type DayOverviewProps = {
  plan: DayPlan;
  /** Estimated road between the visits; undefined until it is worked out. */
  miles: number | undefined;
  now: Instant;
  timeZone: string;
  /** Before the browser prints: this day's sheet is the one on paper. */
  onPrint: () => void;
};

/** A day at a glance: three numbers and a line; the way through all that is left of it, and its sheet of paper. */
export function DayOverview({ plan, miles, now, timeZone, onPrint }: DayOverviewProps) {
  const { t } = useTranslation('admin');
  const print = () => {
    flushSync(onPrint);
    window.print();
  };
  return (
    <div className={styles.overview}>
      <DaySummary plan={plan} miles={miles} />
      <DayStrip plan={plan} now={now} timeZone={timeZone} />
      <div className={styles.tools}>
        <WayLink plan={plan} />
        <Button variant="quiet" icon={<Printer aria-hidden="true" />} onClick={print}>
          {t('day.print')}
        </Button>
      </div>
    </div>
  );
}

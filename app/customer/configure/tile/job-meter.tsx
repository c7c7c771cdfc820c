import { useTranslation } from 'react-i18next';
import type { TileRoom } from '../../../booking/tile/tile-room.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './tile.module.css';
import type { TileJob } from './tile-job.ts';

/** Where the area's bar is full; more area is told by the number beside it (D31). */
const BAR_FULL_SQFT = 1_000;

type JobMeterProps = { rooms: readonly Pick<TileRoom, 'sqft'>[]; job: TileJob };

/** The whole job at a glance: its area, and how near it is to the minimum. */
export function JobMeter({ rooms, job }: JobMeterProps) {
  const { t } = useTranslation('tile');
  const { money, number } = useFormat();
  const { minimumCents, missingCents, otherCents } = job;
  const sqft = rooms.reduce((sum, room) => sum + room.sqft, 0);
  const minimum = money(minimumCents);
  const isReached = missingCents === 0;
  return (
    <Card as="section" aria-label={t('job.label')} tone="sunken" className={`stack ${styles.job}`}>
      <ProgressBar
        label={t('job.area')}
        aside={<span>{t('area.sqft', { area: number(sqft) })}</span>}
        value={sqft}
        max={BAR_FULL_SQFT}
      />
      {minimumCents > 0 && (
        <ProgressBar
          label={
            isReached
              ? t('job.reached', { minimum })
              : t('job.missing', { missing: money(missingCents), minimum })
          }
          value={minimumCents - missingCents}
          max={minimumCents}
          tone={isReached ? 'success' : 'accent'}
        />
      )}
      {(!isReached || otherCents > 0) && (
        <small className="soft">
          {!isReached && t('job.why', { minimum })}{' '}
          {otherCents > 0 && t('job.other', { price: money(otherCents) })}
        </small>
      )}
    </Card>
  );
}

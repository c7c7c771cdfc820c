import { Car, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/layout/tag.tsx';
import { staffFormat } from '../words/staff-format.ts';
import styles from './day-steps.module.css';
import { driveTimeWords, milesWords } from './drive-words.ts';
import type { Drive } from './drives.ts';
import type { PlannedBooking } from './plan-day.ts';

/** Between two visits: how much time there is, and how much of it the road takes. */
export function DriveLine({ booking, drive }: { booking: PlannedBooking; drive: Drive | undefined }) {
  const { t } = useTranslation('admin');
  const { gapMin, phase } = booking;
  if (gapMin === undefined || phase === 'now') return null;
  const isTight = gapMin < (drive?.highMin ?? 0);
  return (
    <div className={styles.drive}>
      <Car aria-hidden="true" />
      <p>
        <b>
          {gapMin > 0
            ? t('day.gap', { time: staffFormat.duration(gapMin) })
            : t(gapMin === 0 ? 'day.noGap' : 'day.overlap')}
        </b>
        {drive && (
          <span>{t('day.drive', { time: driveTimeWords(drive, t), miles: milesWords(drive.miles, t) })}</span>
        )}
      </p>
      {isTight && (
        <Tag tone="sun" icon={<TriangleAlert aria-hidden="true" />}>
          {t('day.tight')}
        </Tag>
      )}
    </div>
  );
}

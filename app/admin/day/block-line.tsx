import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayBounds } from '#shared/agenda/local-day.ts';
import type { Day } from '#shared/kernel/day.ts';
import { formatTimeRange } from '../../i18n/format.ts';
import type { PlannedBlock } from '../parts/day/plan-day.ts';

type BlockLineProps = { entry: PlannedBlock; day: Day; timeZone: string };

/** A time that is kept free of visits. */
export function BlockLine({ entry: { block, startAt, endAt }, day, timeZone }: BlockLineProps) {
  const { t } = useTranslation('admin');
  const bounds = dayBounds(day, timeZone);
  const isAllDay = startAt <= bounds.startsAt && endAt >= bounds.endsAt;
  return (
    <div className="day-block">
      <Ban aria-hidden="true" />
      <b>{isAllDay ? t('day.allDay') : formatTimeRange(startAt, endAt, 'fr', timeZone)}</b>
      <span dir="auto">{block.reason ?? t('day.block')}</span>
    </div>
  );
}

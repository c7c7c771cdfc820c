import { CalendarOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DayLoad } from '#shared/booking/occupancy.ts';
import { type Day, weekdayOf } from '#shared/kernel/day.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { staffFormat } from '../../parts/words/staff-format.ts';
import { LoadBar } from './load-bar.tsx';
import styles from './time-grid.module.css';

type DayHeadProps = {
  day: Day;
  load: DayLoad | undefined;
  isToday: boolean;
  canBlock: boolean;
  onOpen: (day: Day) => void;
  onBlock: (day: Day) => void;
};

/**
 * The head of a day's column: opens the day, tells how full it is, blocks it. FullCalendar hides it from ears and names
 * the column itself, so nothing here takes focus: the toolbar opens and blocks days as well, and the loads are listed
 * before the grid (calendar-body.tsx).
 */
export function DayHead({ day, load, isToday, canBlock, onOpen, onBlock }: DayHeadProps) {
  const { t } = useTranslation('admin');
  const words = staffFormat.day(day);
  return (
    <div className={styles.head} data-today={isToday || undefined}>
      <div className={styles.headRow}>
        <button
          type="button"
          className={styles.headDay}
          tabIndex={-1}
          aria-label={t('calendar.openDay', { day: words })}
          onClick={() => onOpen(day)}
        >
          <span>{staffFormat.weekday(weekdayOf(day), 'short')}</span>
          <b>{staffFormat.dayNumber(day)}</b>
        </button>
        {canBlock && (
          <IconButton
            className={styles.headBlock}
            tabIndex={-1}
            label={t('calendar.blockDay', { day: words })}
            title={t('calendar.blockThisDay')}
            icon={<CalendarOff aria-hidden="true" />}
            onClick={() => onBlock(day)}
          />
        )}
      </div>
      {load && <LoadBar load={load} />}
    </div>
  );
}

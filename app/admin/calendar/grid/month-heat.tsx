import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type DayLoad, loadShare } from '#shared/booking/occupancy.ts';
import type { Day } from '#shared/kernel/day.ts';
import { staffFormat } from '../../parts/words/staff-format.ts';
import { LoadBar, LoadWords } from './load-bar.tsx';
import styles from './month-heat.module.css';

type MonthHeatProps = {
  label: string;
  /** Any day of the month that is meant; others of its weeks stand back. */
  month: Day;
  today: Day;
  loads: readonly DayLoad[];
  /** Days with a block somewhere. */
  blocked: ReadonlySet<Day>;
  onDay: (day: Day) => void;
};

/** A month as heat: how many visits a day has and how full it is. A press opens the day. */
export function MonthHeat({ label, month, today, loads, blocked, onDay }: MonthHeatProps) {
  const { t } = useTranslation('admin');
  const weeks = Array.from({ length: loads.length / 7 }, (_, week) => loads.slice(week * 7, week * 7 + 7));
  return (
    <table className={styles.month}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
            <th key={weekday} scope="col">
              <abbr title={staffFormat.weekday(weekday)}>{staffFormat.weekday(weekday, 'short')}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((load) => (
              <td key={load.day}>
                <button
                  type="button"
                  className={styles.heat}
                  data-heat={heatOf(load)}
                  data-today={load.day === today || undefined}
                  data-other={load.day.slice(0, 7) !== month.slice(0, 7) || undefined}
                  aria-current={load.day === today ? 'date' : undefined}
                  onClick={() => onDay(load.day)}
                >
                  <span className="visually-hidden">{staffFormat.day(load.day)}, </span>
                  <span aria-hidden="true" className={styles.heatDay}>
                    {staffFormat.dayNumber(load.day)}
                    {blocked.has(load.day) && <Ban />}
                  </span>
                  {blocked.has(load.day) && (
                    <span className="visually-hidden">{t('calendar.block.title')}, </span>
                  )}
                  <span aria-hidden="true" className={styles.heatCount}>
                    {load.bookings > 0 && (
                      <>
                        <b>{load.bookings}</b>{' '}
                        <span>{t('calendar.bookingsUnit', { count: load.bookings })}</span>
                      </>
                    )}
                    {load.bookings === 0 && load.openMin === 0 && <span>{t('calendar.closed')}</span>}
                  </span>
                  <LoadWords load={load} />
                  <LoadBar load={load} />
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** 0 nothing to 4 full. */
function heatOf(load: DayLoad): number {
  if (load.bookings === 0) return 0;
  return Math.min(4, 1 + Math.floor((loadShare(load) ?? 1) * 4));
}

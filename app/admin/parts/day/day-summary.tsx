import { Car, Clock, House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { staffFormat } from '../words/staff-format.ts';
import styles from './day-summary.module.css';
import { milesWords } from './drive-words.ts';
import type { DayPlan } from './plan-day.ts';

/** "3 visites, 4 h 30 de travail, ≈ 39 mi (62 km)": what a day is, in three numbers. */
export function DaySummary({ plan, miles }: { plan: DayPlan; miles: number | undefined }) {
  const { t } = useTranslation('admin');
  return (
    <ul className={styles.summary}>
      <li>
        <House aria-hidden="true" />
        <b>{t('day.bookings', { count: plan.bookings.length })}</b>
      </li>
      <li>
        <Clock aria-hidden="true" />
        <span>
          <b>{staffFormat.duration(plan.workMin)}</b> {t('day.work')}
        </span>
      </li>
      {miles !== undefined && miles > 0 && (
        <li>
          <Car aria-hidden="true" />
          <span>
            <b>{milesWords(miles, t)}</b> {t('day.road')}
          </span>
        </li>
      )}
    </ul>
  );
}

import { useTranslation } from 'react-i18next';
import { toLocal } from '#shared/agenda/local-time.ts';
import { addDays } from '#shared/kernel/day.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { useCalendarRange } from '../parts/use-calendar-range.ts';
import { whenWords } from '../parts/when-words.ts';
import { nextVisit } from './plan-day.ts';

/** As far as a device keeps the calendar. */
const LOOK_AHEAD_DAYS = 14;

/** When there is nothing left on a day: the date of the next visit. */
export function NextVisit({ after, timeZone }: { after: Instant; timeZone: string }) {
  const { t } = useTranslation('admin');
  const today = toLocal(after, timeZone).day;
  const { body } = useCalendarRange(today, addDays(today, LOOK_AHEAD_DAYS));
  if (body === undefined) return null;
  const row = nextVisit(body, after);
  if (row === undefined) return <p>{t('day.noNext')}</p>;
  return <p>{t('day.nextVisit', { when: whenWords(row.startISO, timeZone), name: row.customerName })}</p>;
}

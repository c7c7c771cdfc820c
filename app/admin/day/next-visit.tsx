import { useTranslation } from 'react-i18next';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { nextVisit } from '../parts/day/plan-day.ts';
import { useCalendarRange } from '../parts/use-calendar-range.ts';
import { whenWords } from '../parts/words/when-words.ts';

type NextVisitProps = {
  from: Instant;
  /** The day before it is the last one looked at. */
  until: Day;
  timeZone: string;
};

/** When there is nothing left on a day: the date of the next visit. */
export function NextVisit({ from, until, timeZone }: NextVisitProps) {
  const { t } = useTranslation('admin');
  const { body } = useCalendarRange(toLocal(from, timeZone).day, until);
  if (body === undefined) return null;
  const row = nextVisit(body, from);
  if (row === undefined) return <p>{t('day.noNext')}</p>;
  return <p>{t('day.nextVisit', { when: whenWords(row.startISO, timeZone), name: row.customerName })}</p>;
}

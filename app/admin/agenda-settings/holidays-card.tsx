import { CalendarOff, Check } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayBounds } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import { addDays } from '#shared/kernel/day.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { serverNow } from '../../data/device/clock.ts';
import { addBlock, removeBlock } from '../../data/staff/commands/change-blocks.ts';
import { closedPeriodsRead } from '../../data/staff/commands/save-agenda.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/layout/card.tsx';
import weekHours from '../parts/hours/week-hours.module.css';
import { capital } from '../parts/hours/week-row.tsx';
import { useAdminRead } from '../parts/use-admin-read.ts';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { faultWords } from '../parts/words/fault-words.ts';
import { staffFormat } from '../parts/words/staff-format.ts';
import { floridaHolidays, type Holiday, type HolidayName, isClosedOn } from './florida-holidays.ts';
import styles from './hours-cards.module.css';

const holidayWords = {
  newYear: 'agenda.holiday.newYear',
  king: 'agenda.holiday.king',
  memorial: 'agenda.holiday.memorial',
  independence: 'agenda.holiday.independence',
  labor: 'agenda.holiday.labor',
  thanksgiving: 'agenda.holiday.thanksgiving',
  blackFriday: 'agenda.holiday.blackFriday',
  christmas: 'agenda.holiday.christmas',
} as const satisfies Record<HolidayName, string>;

/** The holidays of the next twelve months, each closed for the whole day by one press. */
export function HolidaysCard({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('admin');
  const why = useWhyWait();
  const [busyDay, setBusyDay] = useState<string>();
  const today = toLocal(serverNow(), timeZone).day;
  const read = useMemo(() => closedPeriodsRead(today, addDays(today, 366)), [today]);
  const data = useAdminRead(read);
  const close = async (holiday: Holiday) => {
    setBusyDay(holiday.day);
    await closeDay(holiday, timeZone, t(holidayWords[holiday.name]), {
      done: (count) => {
        const day = staffFormat.day(holiday.day);
        return count === 0 ? t('agenda.holidayClosed', { day }) : t('agenda.holidayLeft', { day, count });
      },
      failed: (code) => faultWords(code, t),
      undo: t('saving.drop'),
      onChanged: data.reload,
    });
    setBusyDay(undefined);
  };
  return (
    <Card className="stack">
      <div className={`stack ${styles.previewHead}`}>
        <h2>{t('agenda.holidays')}</h2>
        <p className="soft">{t('agenda.holidaysLead')}</p>
      </div>
      {why !== undefined && <p className={weekHours.note}>{why}</p>}
      <ul className={styles.holidays}>
        {floridaHolidays(today).map((holiday) => {
          const name = t(holidayWords[holiday.name]);
          return (
            <li key={holiday.day}>
              <span className={styles.holiday}>
                <strong>{name}</strong>
                <span className="soft tabular">{capital(staffFormat.day(holiday.day))}</span>
              </span>
              {isClosedOn(holiday.day, data.body ?? [], timeZone) ? (
                <span className={styles.closed}>
                  <Check aria-hidden="true" />
                  {t('agenda.closed')}
                </span>
              ) : (
                <Button
                  variant="secondary"
                  icon={<CalendarOff aria-hidden="true" />}
                  aria-label={t('agenda.closeHoliday', { name })}
                  disabled={why !== undefined || data.body === undefined}
                  busy={busyDay === holiday.day}
                  onClick={() => void close(holiday)}
                >
                  {t('agenda.close')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

interface CloseWords {
  readonly done: (bookings: number) => string;
  readonly failed: (code: string) => string;
  readonly undo: string;
  readonly onChanged: () => Promise<void>;
}

async function closeDay({ day }: Holiday, timeZone: string, reason: string, words: CloseWords) {
  const { startsAt, endsAt } = dayBounds(day, timeZone);
  const answer = await addBlock({
    startISO: formatInstant(startsAt),
    endISO: formatInstant(endsAt),
    allDay: true,
    reason,
  });
  if (!answer.ok) {
    showToast({ text: words.failed(answer.code), tone: 'danger' });
    return;
  }
  const { block, bookings } = answer.body;
  await words.onChanged();
  const takeBack = async () => {
    await removeBlock(block.id);
    await words.onChanged();
  };
  showToast({
    text: words.done(bookings.length),
    tone: 'success',
    undo: { label: words.undo, onUndo: () => void takeBack() },
  });
}

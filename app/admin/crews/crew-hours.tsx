import { useTranslation } from 'react-i18next';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import weekHours from '../parts/hours/week-hours.module.css';
import { WeekRow } from '../parts/hours/week-row.tsx';
import { companyDays } from './crew-draft.ts';
import type { CrewEdit } from './use-edit-crew.ts';

/** The company's week, or one of its own. */
export function CrewHours({ edit, agenda }: { edit: CrewEdit; agenda: AgendaView }) {
  const { t } = useTranslation('admin');
  const { value, change } = edit;
  const { days } = value;
  return (
    <Card className={`stack ${weekHours.screen}`}>
      <h2>{t('crews.hours')}</h2>
      <Switch
        label={t('crews.ownHours')}
        checked={days !== null}
        onChange={(isOwn) => change({ days: isOwn ? companyDays(agenda) : null })}
      >
        {t('crews.ownHours')}
      </Switch>
      {days === null ? (
        <p className="soft">{t('crews.companyHours')}</p>
      ) : (
        <>
          <ul className={weekHours.rows}>
            {days.map((day) => (
              <WeekRow
                key={day.weekday}
                day={day}
                stepMin={agenda.slotStepMinutes}
                onChange={({ weekday, closed, intervals }) =>
                  change({
                    days: days.map((each) =>
                      each.weekday === weekday ? { weekday, closed, intervals: [...intervals] } : each,
                    ),
                  })
                }
              />
            ))}
          </ul>
          <p className="soft">{t('crews.hoursStay')}</p>
        </>
      )}
    </Card>
  );
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduleView } from '#shared/api/admin/schedule.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { staffFormat } from '../parts/words/staff-format.ts';
import { useBookableWords } from './bookable-card.tsx';
import { changedDays, type EditWeek, editWeekOf, hoursOf } from './edit-week.ts';
import { wallTime } from './wall-time.ts';
import { capital } from './week-row.tsx';

type ConflictPanelProps = {
  mine: EditWeek;
  theirs: ScheduleView;
  onMine: () => void;
  onTheirs: () => void;
};

/** Two people edited the hours: both versions side by side, and a choice (D154). */
export function ConflictPanel({ mine, theirs, onMine, onTheirs }: ConflictPanelProps) {
  const { t } = useTranslation('admin');
  const rows = useDifferences(mine, editWeekOf(theirs));
  const panel = useRef<HTMLDivElement>(null);
  // The save button is far below the panel: bring it into view.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={panel}>
      <Alert
        tone="warning"
        role="alert"
        title={t('schedule.conflict.title')}
        actions={
          <>
            <Button onClick={onMine}>{t('schedule.conflict.keepMine')}</Button>
            <Button variant="secondary" onClick={onTheirs}>
              {t('schedule.conflict.takeTheirs')}
            </Button>
          </>
        }
      >
        <p>{t(rows.length === 0 ? 'schedule.conflict.same' : 'schedule.conflict.text')}</p>
        {rows.length > 0 && (
          <table className="hours-conflict tabular">
            <thead>
              <tr>
                <th scope="col">{t('schedule.conflict.what')}</th>
                <th scope="col">{t('schedule.conflict.mine')}</th>
                <th scope="col">{t('schedule.conflict.theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ what, ours, other }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{ours}</td>
                  <td>{other}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Alert>
    </div>
  );
}

function useDifferences(mine: EditWeek, theirs: EditWeek) {
  const { t } = useTranslation('admin');
  const { notice, horizon } = useBookableWords();
  const minutes = (min: number) => staffFormat.duration(min);
  const words = (week: EditWeek, weekday: number) => {
    const stretches = hoursOf(week)[weekday] ?? [];
    const texts = stretches.map(({ startMin, endMin }) => `${wallTime(startMin)}–${wallTime(endMin)}`);
    return texts.join(', ') || t('schedule.closed');
  };
  const days = changedDays(mine, theirs).map((weekday) => ({
    what: capital(staffFormat.weekday(weekday)),
    ours: words(mine, weekday),
    other: words(theirs, weekday),
  }));
  const amounts = [
    { what: t('schedule.step'), ours: minutes(mine.stepMin), other: minutes(theirs.stepMin) },
    { what: t('schedule.buffer'), ours: minutes(mine.bufferMin), other: minutes(theirs.bufferMin) },
    { what: t('schedule.notice'), ours: notice(mine.noticeMin), other: notice(theirs.noticeMin) },
    { what: t('schedule.horizon'), ours: horizon(mine.horizonDays), other: horizon(theirs.horizonDays) },
  ].filter(({ ours, other }) => ours !== other);
  return [...days, ...amounts];
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { staffFormat } from '../parts/words/staff-format.ts';
import { useBookableWords } from './bookable-card.tsx';
import { changedDays, type EditWeek, editWeekOf, hoursOf } from './edit-week.ts';
import styles from './hours-save.module.css';
import { wallTime } from './wall-time.ts';
import { capital } from './week-row.tsx';

type ConflictPanelProps = {
  mine: EditWeek;
  theirs: AgendaView;
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
        title={t('agenda.conflict.title')}
        actions={
          <>
            <Button onClick={onMine}>{t('agenda.conflict.keepMine')}</Button>
            <Button variant="secondary" onClick={onTheirs}>
              {t('agenda.conflict.takeTheirs')}
            </Button>
          </>
        }
      >
        <p>{t(rows.length === 0 ? 'agenda.conflict.same' : 'agenda.conflict.text')}</p>
        {rows.length > 0 && (
          <table className={`tabular ${styles.conflict}`}>
            <thead>
              <tr>
                <th scope="col">{t('agenda.conflict.what')}</th>
                <th scope="col">{t('agenda.conflict.mine')}</th>
                <th scope="col">{t('agenda.conflict.theirs')}</th>
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
    return texts.join(', ') || t('agenda.closed');
  };
  const days = changedDays(mine, theirs).map((weekday) => ({
    what: capital(staffFormat.weekday(weekday)),
    ours: words(mine, weekday),
    other: words(theirs, weekday),
  }));
  const amounts = [
    { what: t('agenda.step'), ours: minutes(mine.stepMin), other: minutes(theirs.stepMin) },
    { what: t('agenda.buffer'), ours: minutes(mine.bufferMin), other: minutes(theirs.bufferMin) },
    { what: t('agenda.notice'), ours: notice(mine.noticeMin), other: notice(theirs.noticeMin) },
    { what: t('agenda.horizon'), ours: horizon(mine.horizonDays), other: horizon(theirs.horizonDays) },
  ].filter(({ ours, other }) => ours !== other);
  return [...days, ...amounts];
}

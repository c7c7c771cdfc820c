import { Copy, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hoursAWeekMin } from '#shared/agenda/week-hours.ts';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import { now } from '../../data/device/clock.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { IntoView } from '../../ui/feedback/into-view.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { changeDay, copyMonday, hoursOf } from '../parts/hours/edit-week.ts';
import { OutsideVisits } from '../parts/hours/outside-visits.tsx';
import weekHours from '../parts/hours/week-hours.module.css';
import { WeekRow } from '../parts/hours/week-row.tsx';
import { RefusedAlert } from '../parts/refused-alert.tsx';
import { SaveBar } from '../parts/saving/save-bar.tsx';
import { staffFormat } from '../parts/words/staff-format.ts';
import { BookableCard } from './bookable-card.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { HolidaysCard } from './holidays-card.tsx';
import styles from './hours-cards.module.css';
import { PreviewCard } from './preview-card.tsx';
import { RhythmCard } from './rhythm-card.tsx';
import type { WeekEdit } from './use-edit-week.ts';
import { useSaveWeek } from './use-save-week.ts';

type EditHoursProps = { edit: WeekEdit; view: AgendaView; put: (view: AgendaView) => void };

export function EditHours({ edit, view, put }: EditHoursProps) {
  const { t } = useTranslation('admin');
  const { week, theirs } = edit;
  const save = useSaveWeek(edit, put);
  return (
    <>
      {theirs && (
        <ConflictPanel
          mine={week}
          theirs={theirs}
          onMine={edit.keepMine}
          onTheirs={() => edit.take(theirs)}
        />
      )}
      {edit.restored && !theirs && (
        <Alert
          actions={
            <Button variant="secondary" onClick={() => edit.take(view)}>
              {t('agenda.dropRestored')}
            </Button>
          }
        >
          {t('agenda.restored')}
        </Alert>
      )}
      {save.fault !== undefined && (
        <IntoView>
          <RefusedAlert code={save.fault} title={t('agenda.saveFailed')} />
        </IntoView>
      )}
      <WeekCard edit={edit} timeZone={view.timeZone} />
      <div className={styles.columns}>
        <div className="stack">
          <RhythmCard
            week={week}
            onStep={(stepMin) => edit.change((known) => ({ ...known, stepMin }))}
            onBuffer={(bufferMin) => edit.change((known) => ({ ...known, bufferMin }), 'buffer')}
            onTravel={(travel, key) => edit.change((known) => ({ ...known, travel }), key)}
          />
          <BookableCard
            week={week}
            onChange={(bounds) => edit.change((known) => ({ ...known, ...bounds }))}
          />
        </div>
        <PreviewCard week={week} view={view} />
      </div>
      <HolidaysCard timeZone={view.timeZone} />
      <SaveBar
        dirty={edit.dirty}
        busy={save.busy}
        onBack={edit.canUndo ? edit.undo : undefined}
        onSave={save.ask}
        isOvertaken={theirs !== undefined}
      />
      {save.found !== undefined && (
        <OutsideVisits
          found={save.found}
          timeZone={view.timeZone}
          busy={save.busy}
          onClose={save.goBack}
          onSave={save.confirm}
        />
      )}
    </>
  );
}

function WeekCard({ edit, timeZone }: { edit: WeekEdit; timeZone: string }) {
  const { t } = useTranslation('admin');
  const { week } = edit;
  return (
    <Card className={`stack ${weekHours.week}`}>
      <div className="cluster" data-apart="">
        <h2>
          {t('agenda.week')}{' '}
          <span className={`tabular ${weekHours.sum}`}>
            {t('agenda.sum', { hours: staffFormat.duration(hoursAWeekMin(hoursOf(week))) })}
          </span>
        </h2>
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" />}
          onClick={() => edit.change(copyMonday)}
        >
          {t('agenda.copyMonday')}
        </Button>
      </div>
      <div className={`soft tabular ${weekHours.scale}`} aria-hidden="true">
        <span>0 h</span>
        <span>6 h</span>
        <span>12 h</span>
        <span>18 h</span>
        <span>24 h</span>
      </div>
      <ul className={weekHours.rows}>
        {week.days.map((day) => (
          <WeekRow
            key={day.weekday}
            day={day}
            stepMin={week.stepMin}
            onChange={(next, key) => edit.change((known) => changeDay(known, day.weekday, () => next), key)}
          />
        ))}
      </ul>
      <p className={`soft ${weekHours.zone}`}>
        <Globe aria-hidden="true" />
        <span>
          {t('agenda.zone', {
            zone: timeZone.replaceAll('_', ' '),
            short: staffFormat.zone(now(), timeZone),
          })}{' '}
          {t('agenda.clockChange')}
        </span>
      </p>
    </Card>
  );
}

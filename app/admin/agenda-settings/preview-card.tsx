import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import { addDays, type Day, parseDay, weekdayOf } from '#shared/kernel/day.ts';
import { serverNow } from '../../data/device/clock.ts';
import { takenRead } from '../../data/staff/commands/save-agenda.ts';
import { RUSH_MS, useLiveDays } from '../../frame/use-live-days.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AsOf } from '../parts/as-of.tsx';
import { agendaOf, type EditWeek, editWeekOf } from '../parts/hours/edit-week.ts';
import weekHours from '../parts/hours/week-hours.module.css';
import { capital } from '../parts/hours/week-row.tsx';
import { useAdminRead } from '../parts/use-admin-read.ts';
import { staffFormat } from '../parts/words/staff-format.ts';
import styles from './hours-cards.module.css';
import { crewsOf, type PreviewSlot, previewSlots } from './preview-slots.ts';

const stateWords = {
  added: 'agenda.slot.added',
  lost: 'agenda.slot.lost',
  taken: 'agenda.slot.taken',
} as const;

const LENGTHS_MIN = [30, 60, 90, 120, 180, 240, 360] as const;

type PreviewCardProps = { week: EditWeek; view: AgendaView };

/** "Ce que verra un client": the times of one day, worked out here from the hours as they are being edited. */
export function PreviewCard({ week, view }: PreviewCardProps) {
  const { t } = useTranslation('admin');
  const today = toLocal(serverNow(), view.timeZone).day;
  const last = addDays(today, Math.max(view.horizonDays, week.horizonDays));
  const [day, setDay] = useState(() => nextTuesday(today));
  const [minutes, setMinutes] = useState(60);
  const move = (days: number) => setDay(addDays(day, days));
  return (
    <Card className={`stack ${styles.preview}`}>
      <div className={`stack ${styles.previewHead}`}>
        <h2>{t('agenda.preview')}</h2>
        <p className="soft">{t('agenda.previewLead')}</p>
      </div>
      <div className={styles.asked}>
        <TextField
          type="date"
          label={t('agenda.previewDay')}
          value={day}
          min={today}
          max={last}
          onChange={({ target }) => {
            const picked = parseDay(target.value);
            if (picked !== undefined) setDay(picked);
          }}
        />
        <SelectField
          label={t('agenda.previewLength')}
          options={LENGTHS_MIN.map((each) => ({ value: String(each), label: staffFormat.duration(each) }))}
          value={String(minutes)}
          onChange={({ target }) => setMinutes(Number(target.value))}
        />
      </div>
      <div className={styles.pick}>
        <IconButton
          variant="outline"
          label={t('agenda.previousDay')}
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={day <= today}
          onClick={() => move(-1)}
        />
        <h3 aria-live="polite">{capital(staffFormat.day(day))}</h3>
        <IconButton
          variant="outline"
          label={t('agenda.nextDay')}
          icon={<ChevronRight aria-hidden="true" />}
          disabled={day >= last}
          onClick={() => move(1)}
        />
      </div>
      <PreviewDay {...{ week, view, day, minutes }} />
    </Card>
  );
}

function PreviewDay({ week, view, day, minutes }: PreviewCardProps & { day: Day; minutes: number }) {
  const { t } = useTranslation('admin');
  // The buffer of the evening's last visit may reach into the next day (AG11).
  const next = addDays(day, 1);
  const data = useAdminRead(takenRead(day, next));
  useLiveDays(
    day,
    next,
    async () => {
      await data.reload();
      return { ok: true };
    },
    RUSH_MS,
  );
  const taken = data.body;
  if (taken === undefined && data.busy) return <Skeleton shape="box" height="9rem" />;
  const slots = previewSlots({
    saved: agendaOf(editWeekOf(view)),
    edited: agendaOf(week),
    crews: taken === undefined ? [] : crewsOf(taken),
    day,
    minutes,
    now: serverNow(),
  });
  const open = slots.filter(({ state }) => state === 'free' || state === 'added').length;
  return (
    <div className={`stack ${styles.slotsPart}`}>
      <div className="cluster" data-apart="">
        <p role="status">
          <strong className={`tabular ${styles.count}`}>{open}</strong> {t('agenda.slots', { count: open })}
        </p>
        <AsOf data={data} />
      </div>
      {week.travel.mode === 'estimate' && <p className={weekHours.note}>{t('agenda.previewTravel')}</p>}
      {taken === undefined && <p className={weekHours.note}>{t('agenda.previewAlone')}</p>}
      <SlotList slots={slots} timeZone={view.timeZone} />
      <Legend slots={slots} />
    </div>
  );
}

function SlotList({ slots, timeZone }: { slots: readonly PreviewSlot[]; timeZone: string }) {
  const { t } = useTranslation('admin');
  if (slots.length === 0) return <p className={`soft ${styles.none}`}>{t('agenda.noSlots')}</p>;
  return (
    <ul className={styles.slots} aria-label={t('agenda.preview')}>
      {slots.map(({ startsAt, state }) => (
        <li key={startsAt} data-state={state} className="tabular">
          {staffFormat.time(startsAt, timeZone)}
          {state !== 'free' && <span className="visually-hidden"> {t(stateWords[state])}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Only what there is to explain. */
function Legend({ slots }: { slots: readonly PreviewSlot[] }) {
  const { t } = useTranslation('admin');
  const states = (['added', 'lost', 'taken'] as const).flatMap((state) => {
    const count = slots.filter((slot) => slot.state === state).length;
    return count === 0 ? [] : [{ state, count }];
  });
  if (states.length === 0) return null;
  return (
    <p className={`soft ${styles.legend}`} aria-hidden="true">
      {states.map(({ state, count }) => (
        <span key={state} data-state={state}>
          {count} {t(stateWords[state])}
        </span>
      ))}
    </p>
  );
}

function nextTuesday(today: Day): Day {
  return addDays(today, (2 - weekdayOf(today) + 7) % 7 || 7);
}

import { Plus, Scissors, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hoursAWeekMin } from '#shared/agenda/week-hours.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { announce } from '../../../ui/feedback/announce.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { staffFormat } from '../words/staff-format.ts';
import {
  addInterval,
  dragEdge,
  type Edge,
  type EditDay,
  hasOverlap,
  removeInterval,
  setClosed,
  splitInterval,
  typeEdge,
} from './edit-week.ts';
import { HoursBar } from './hours-bar.tsx';
import { TimeBox } from './time-box.tsx';
import { wallTime } from './wall-time.ts';
import styles from './week-hours.module.css';

type WeekRowProps = {
  day: EditDay;
  stepMin: number;
  onChange: (day: EditDay, key?: string) => void;
};

/** One weekday: whether it is open, its bar, and its hours to type. */
export function WeekRow({ day, stepMin, onChange }: WeekRowProps) {
  const { t } = useTranslation('admin');
  const [bumped, setBumped] = useState<string>();
  const name = capital(staffFormat.weekday(day.weekday));
  const sentence = useSentence(day, name);
  const change = (next: EditDay, key?: string) => {
    setBumped(undefined);
    onChange(next, key);
  };
  const type = (index: number, edge: Edge, min: number) => {
    const typed = typeEdge(day, index, edge, min, stepMin);
    change(typed.day);
    if (!typed.bumped) return;
    const end = wallTime(typed.day.intervals[index]?.endMin ?? 0);
    const words = t('agenda.bumped', { end });
    setBumped(words);
    announce(words);
  };
  return (
    <li className={styles.row} data-closed={day.closed || undefined}>
      <DaySwitch day={day} name={name} onChange={change} />
      <HoursBar
        {...{ day, stepMin, name }}
        sentence={sentence}
        onDrag={(index, edge, min, turn) => change(dragEdge(day, index, edge, min, stepMin), turn)}
      />
      {!day.closed && <Intervals {...{ day, name, stepMin, type, change }} />}
      {bumped !== undefined && (
        <p className={styles.note}>
          <TriangleAlert aria-hidden="true" />
          {bumped}
        </p>
      )}
      {hasOverlap(day) && <p className={styles.note}>{t('agenda.overlap')}</p>}
    </li>
  );
}

function DaySwitch({
  day,
  name,
  onChange,
}: {
  day: EditDay;
  name: string;
  onChange: (day: EditDay) => void;
}) {
  const { t } = useTranslation('admin');
  return (
    <Switch
      label={t('agenda.isOpen', { day: name })}
      checked={!day.closed}
      onChange={(isOpen) => onChange(setClosed(day, !isOpen))}
    >
      <span className={styles.name}>
        <strong>{name}</strong>
        <span className="soft tabular">
          {day.closed ? t('agenda.closed') : staffFormat.duration(hoursAWeekMin({ 1: day.intervals }))}
        </span>
      </span>
    </Switch>
  );
}

type IntervalsProps = {
  day: EditDay;
  name: string;
  stepMin: number;
  type: (index: number, edge: Edge, min: number) => void;
  change: (day: EditDay) => void;
};

function Intervals({ day, name, stepMin, type, change }: IntervalsProps) {
  const { t } = useTranslation('admin');
  const added = addInterval(day, stepMin);
  return (
    <div className={styles.fields}>
      {day.intervals.map((interval, index) => {
        const split = splitInterval(day, index, stepMin);
        const where = { day: name, number: index + 1 };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is known by its place alone.
          <div key={index} className={styles.interval}>
            <TimeBox
              label={t('agenda.opens', where)}
              min={interval.startMin}
              onType={(min) => type(index, 'startMin', min)}
            />
            <span aria-hidden="true">–</span>
            <TimeBox
              label={t('agenda.closes', where)}
              min={interval.endMin}
              onType={(min) => type(index, 'endMin', min)}
            />
            <IconButton
              label={t('agenda.split', where)}
              title={t('agenda.splitTip')}
              icon={<Scissors aria-hidden="true" />}
              disabled={split === undefined}
              onClick={() => split && change(split)}
            />
            <IconButton
              label={t('agenda.remove', where)}
              title={t('agenda.removeTip')}
              icon={<X aria-hidden="true" />}
              onClick={() => change(removeInterval(day, index))}
            />
            {added && index === day.intervals.length - 1 && (
              <IconButton
                label={t('agenda.addTo', { day: name })}
                title={t('agenda.add')}
                icon={<Plus aria-hidden="true" />}
                onClick={() => change(added)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** "Lundi : ouvert de 08:00 à 12:00 et de 13:00 à 18:00." */
function useSentence(day: EditDay, name: string): string {
  const { t } = useTranslation('admin');
  if (day.closed || day.intervals.length === 0) return t('agenda.sentence.closed', { day: name });
  const stretches = day.intervals.map(({ startMin, endMin }) =>
    t('agenda.sentence.stretch', { from: wallTime(startMin), to: wallTime(endMin) }),
  );
  return t('agenda.sentence.open', { day: name, stretches: staffFormat.list(stretches) });
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import { Car, Footprints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TRAVEL_MAX_MIN, TRAVEL_STEP_MIN, type Travel, travelModes } from '#shared/agenda/travel.ts';
import { BUFFER_MAX_MIN, BUFFER_STEP_MIN, SLOT_STEPS_MIN } from '#shared/agenda/week-hours.ts';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { Stepper } from '../../ui/fields/stepper.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { EditWeek } from '../parts/hours/edit-week.ts';
import { wallTime } from '../parts/hours/wall-time.ts';
import { staffFormat } from '../parts/words/staff-format.ts';
import styles from './hours-cards.module.css';

type RhythmCardProps = {
  week: EditWeek;
  onStep: (stepMin: number) => void;
  onBuffer: (bufferMin: number) => void;
  /** With the key of a drag, whose steps are one to take back. */
  onTravel: (travel: Travel, key?: string) => void;
};

/** The step between starts, and the time kept free between two visits, as it lies there. */
export function RhythmCard({ week, onStep, onBuffer, onTravel }: RhythmCardProps) {
  const { t } = useTranslation('admin');
  return (
    <Card className="stack">
      <h2>{t('agenda.rhythm')}</h2>
      <ChoiceGroup
        legend={t('agenda.step')}
        hint={t('agenda.stepHint')}
        layout="chips"
        choices={SLOT_STEPS_MIN.map((min) => ({ value: String(min), label: staffFormat.duration(min) }))}
        value={String(week.stepMin)}
        onChange={(value) => onStep(Number(value))}
      />
      <div className={`stack ${styles.buffer}`}>
        <div className="cluster" data-apart="">
          <span>
            <strong>{t('agenda.buffer')}</strong>
            <br />
            <small className="soft">{t('agenda.bufferHint')}</small>
          </span>
          <Stepper
            label={t('agenda.bufferLabel')}
            minusLabel={t('agenda.bufferLess')}
            plusLabel={t('agenda.bufferMore')}
            value={week.bufferMin}
            min={0}
            max={BUFFER_MAX_MIN}
            step={BUFFER_STEP_MIN}
            valueText={staffFormat.duration(week.bufferMin)}
            onChange={(min) => onBuffer(Math.round(min / BUFFER_STEP_MIN) * BUFFER_STEP_MIN)}
          />
        </div>
      </div>
      <TravelFields travel={week.travel} onTravel={onTravel} />
      <GapPicture week={week} />
    </Card>
  );
}

function TravelFields({ travel, onTravel }: { travel: Travel; onTravel: RhythmCardProps['onTravel'] }) {
  const { t } = useTranslation('admin');
  const { fixedMin } = travel;
  return (
    <div className={`stack ${styles.buffer}`}>
      <ChoiceGroup
        legend={t('agenda.travel')}
        hint={t('agenda.travelHint')}
        layout="rows"
        choices={travelModes.map((mode) => ({
          value: mode,
          label: t(`agenda.ways.${mode}.title`),
          detail: t(`agenda.ways.${mode}.text`),
        }))}
        value={travel.mode}
        onChange={(mode) => onTravel({ ...travel, mode })}
      />
      {travel.mode === 'fixed' && (
        <div className="cluster" data-apart="">
          <strong>{t('agenda.travelAlways')}</strong>
          <Stepper
            label={t('agenda.travelLabel')}
            minusLabel={t('agenda.travelLess')}
            plusLabel={t('agenda.travelMore')}
            value={fixedMin}
            min={TRAVEL_STEP_MIN}
            max={TRAVEL_MAX_MIN}
            step={TRAVEL_STEP_MIN}
            valueText={staffFormat.duration(fixedMin)}
            onChange={(min) =>
              onTravel({ ...travel, fixedMin: Math.round(min / TRAVEL_STEP_MIN) * TRAVEL_STEP_MIN }, 'travel')
            }
          />
        </div>
      )}
    </div>
  );
}

const FIRST_MIN = 540;
const BOOKING_MIN = 60;

/** Two visits of an hour from nine o'clock on, true to scale; of ways the one that is known. */
function GapPicture({ week: { bufferMin, travel } }: { week: EditWeek }) {
  const { t } = useTranslation('admin');
  const wayMin = travel.mode === 'fixed' ? travel.fixedMin : 0;
  const gapMin = Math.max(bufferMin, wayMin);
  const end = FIRST_MIN + BOOKING_MIN;
  const next = end + gapMin;
  const words = t('agenda.bufferPicture', { end: wallTime(end), next: wallTime(next) });
  return (
    <div className={styles.pair} role="img" aria-label={words}>
      <span className={styles.booking} style={{ flexGrow: BOOKING_MIN }}>
        {wallTime(FIRST_MIN)}–{wallTime(end)}
      </span>
      {gapMin > 0 && (
        <span className={styles.gap} style={{ flexGrow: gapMin }}>
          {wayMin > bufferMin ? <Car aria-hidden="true" /> : <Footprints aria-hidden="true" />}
          {gapMin}
        </span>
      )}
      <span className={styles.booking} style={{ flexGrow: BOOKING_MIN }}>
        {wallTime(next)}–{wallTime(next + BOOKING_MIN)}
      </span>
    </div>
  );
}

import { Footprints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
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
};

/** The step between starts, and the time kept free after a visit, as it lies between two of them. */
export function RhythmCard({ week, onStep, onBuffer }: RhythmCardProps) {
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
        <BufferPicture bufferMin={week.bufferMin} />
      </div>
    </Card>
  );
}

const FIRST_MIN = 540;
const BOOKING_MIN = 60;

/** Two visits of an hour from nine o'clock on, true to scale. */
function BufferPicture({ bufferMin }: { bufferMin: number }) {
  const { t } = useTranslation('admin');
  const end = FIRST_MIN + BOOKING_MIN;
  const next = end + bufferMin;
  const words = t('agenda.bufferPicture', { end: wallTime(end), next: wallTime(next) });
  return (
    <div className={styles.pair} role="img" aria-label={words}>
      <span className={styles.booking} style={{ flexGrow: BOOKING_MIN }}>
        {wallTime(FIRST_MIN)}–{wallTime(end)}
      </span>
      {bufferMin > 0 && (
        <span className={styles.gap} style={{ flexGrow: bufferMin }}>
          <Footprints aria-hidden="true" />
          {bufferMin}
        </span>
      )}
      <span className={styles.booking} style={{ flexGrow: BOOKING_MIN }}>
        {wallTime(next)}–{wallTime(next + BOOKING_MIN)}
      </span>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { HANDYMAN_MIN_MIN } from '#shared/cart/handyman-minutes.ts';
import { LONGEST_BOOKING_MIN } from '#shared/durations/estimate-minutes.ts';
import type { TimeQuestion } from '#shared/kinds/service-kind.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { ValueStepper } from '../../ui/fields/value-stepper.tsx';

type WorkLengthProps = {
  time: TimeQuestion;
  minutes: number;
  /** Where a heading says what it is already. */
  labelHidden?: boolean | undefined;
  onChange: (minutes: number) => void;
};

/** How long the help is to last, from an hour up. */
export function WorkLength({ time, minutes, labelHidden, onChange }: WorkLengthProps) {
  const { t } = useTranslation('intake');
  const { duration } = useFormat();
  const label = useLengthTitle(time);
  return (
    <>
      <div className="cluster" data-apart="">
        {!labelHidden && <strong aria-hidden="true">{label}</strong>}
        <ValueStepper
          label={label}
          minusLabel={t('time.less')}
          plusLabel={t('time.more')}
          value={minutes}
          text={duration(minutes)}
          min={HANDYMAN_MIN_MIN}
          max={time.mostMin}
          step={time.stepMin}
          onChange={onChange}
        />
      </div>
      <ChoiceGroup
        legend={t('time.usual')}
        legendHidden
        layout="chips"
        choices={time.usualMin.map((each) => ({ value: String(each), label: duration(each) }))}
        value={String(minutes)}
        onChange={(value) => onChange(Number(value))}
      />
      <LengthNote time={time} minutes={minutes} />
    </>
  );
}

/** More than a visit holds is shared out over several; where no more is sold, the most is said. */
function LengthNote({ time: { mostMin }, minutes }: Pick<WorkLengthProps, 'time' | 'minutes'>) {
  const { t } = useTranslation('intake');
  const { duration } = useFormat();
  if (minutes > LONGEST_BOOKING_MIN) return <p className="soft">{t('time.long')}</p>;
  return minutes >= mostMin && <p className="soft">{t('time.most', { max: duration(mostMin) })}</p>;
}

export function useLengthTitle({ keptAs }: TimeQuestion): string {
  const { t } = useTranslation('intake');
  return keptAs === 'minutes' ? t('handyman.time') : t('rentme.hours');
}

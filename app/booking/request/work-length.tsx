import { useTranslation } from 'react-i18next';
import { HANDYMAN_MIN_MIN, HANDYMAN_STEP_MIN } from '#shared/cart/handyman-minutes.ts';
import { HANDYMAN_MAX_MIN, RENTME_HOURS_MAX } from '#shared/cart/limits.ts';
import { LONGEST_BOOKING_MIN } from '#shared/durations/estimate-minutes.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { ValueStepper } from '../../ui/fields/value-stepper.tsx';

/** What people ask for most, one tap each; rent-me was once sold in just these. */
const usual = { handyman: [60, 120, 240], rentme: [60, 120, 240, 480] } as const;

type WorkLengthProps = {
  kind: keyof typeof usual;
  minutes: number;
  /** Where a heading says what it is already. */
  labelHidden?: boolean | undefined;
  onChange: (minutes: number) => void;
};

/** How long the help is to last, from an hour up. */
export function WorkLength({ kind, minutes, labelHidden, onChange }: WorkLengthProps) {
  const { t } = useTranslation('intake');
  const { duration } = useFormat();
  const maxMin = kind === 'handyman' ? HANDYMAN_MAX_MIN : RENTME_HOURS_MAX * 60;
  const label = kind === 'handyman' ? t('handyman.time') : t('rentme.hours');
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
          max={maxMin}
          step={kind === 'handyman' ? HANDYMAN_STEP_MIN : 60}
          onChange={onChange}
        />
      </div>
      <ChoiceGroup
        legend={t('time.usual')}
        legendHidden
        layout="chips"
        choices={usual[kind].map((each) => ({ value: String(each), label: duration(each) }))}
        value={String(minutes)}
        onChange={(value) => onChange(Number(value))}
      />
      {kind === 'handyman' && minutes > LONGEST_BOOKING_MIN && <p className="soft">{t('time.long')}</p>}
      {kind === 'rentme' && minutes >= maxMin && (
        <p className="soft">{t('time.most', { max: duration(maxMin) })}</p>
      )}
    </>
  );
}

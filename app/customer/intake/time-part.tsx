import { useTranslation } from 'react-i18next';
import { HANDYMAN_STEP_MIN } from '#shared/cart/handyman-minutes.ts';
import { HANDYMAN_MAX_MIN, RENTME_HOURS_MAX } from '#shared/cart/limits.ts';
import { LONGEST_BOOKING_MIN } from '#shared/durations/estimate-minutes.ts';
import type { Offer } from '../../booking/offer/offer.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { ValueStepper } from '../../ui/fields/value-stepper.tsx';
import { EstimateLines } from './estimate-lines.tsx';
import { LEAST_MIN } from './intake-draft.ts';
import { PartCard } from './part-card.tsx';
import type { RequestForm } from './use-request-form.ts';

/** What people ask for most, one tap each; rent-me was once sold in just these. */
const usual = { handyman: [60, 120, 240], rentme: [60, 120, 240, 480] } as const;

type TimePartProps = { form: RequestForm; kind: keyof typeof usual; offer: Offer };

/** How long, from an hour up, and what that comes to. */
export function TimePart({ form, kind, offer }: TimePartProps) {
  const { t } = useTranslation('intake');
  const { duration } = useFormat();
  const { minutes } = form.draft;
  const maxMin = kind === 'handyman' ? HANDYMAN_MAX_MIN : RENTME_HOURS_MAX * 60;
  const title = kind === 'handyman' ? t('handyman.time') : t('rentme.hours');
  const setMinutes = (next: number) => form.set({ minutes: next });
  return (
    <PartCard title={title} done>
      <div className="cluster">
        <ValueStepper
          label={title}
          minusLabel={t('time.less')}
          plusLabel={t('time.more')}
          value={minutes}
          text={duration(minutes)}
          min={LEAST_MIN}
          max={maxMin}
          step={kind === 'handyman' ? HANDYMAN_STEP_MIN : 60}
          onChange={setMinutes}
        />
      </div>
      <ChoiceGroup
        legend={t('time.usual')}
        legendHidden
        layout="chips"
        choices={usual[kind].map((each) => ({ value: String(each), label: duration(each) }))}
        value={String(minutes)}
        onChange={(value) => setMinutes(Number(value))}
      />
      {kind === 'handyman' && minutes > LONGEST_BOOKING_MIN && <p className="soft">{t('time.long')}</p>}
      {kind === 'rentme' && minutes >= maxMin && (
        <p className="soft">{t('time.most', { max: duration(maxMin) })}</p>
      )}
      <EstimateLines form={form} offer={offer} />
    </PartCard>
  );
}

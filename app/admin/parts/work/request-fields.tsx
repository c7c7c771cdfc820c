import { useTranslation } from 'react-i18next';
import { HANDYMAN_MIN_MIN, HANDYMAN_STEP_MIN } from '#shared/cart/handyman-minutes.ts';
import { HANDYMAN_MAX_MIN, RENTME_HOURS_MAX } from '#shared/cart/limits.ts';
import { DESCRIPTION_MAX } from '#shared/catalogue/intake-choices.ts';
import { formatDuration } from '../../../i18n/format.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ValueStepper } from '../../../ui/fields/value-stepper.tsx';
import type { LineFieldsProps } from './line-draft.ts';

/** What is sold by the hour, and what is looked at before it has a price: in the client's words. */
export function RequestFields({ line, service, faults, onChange }: LineFieldsProps) {
  const { t } = useTranslation('admin');
  const { kind } = service;
  const isTimed = kind === 'handyman' || kind === 'rentme';
  const length = t(kind === 'rentme' ? 'new-booking.work.hours' : 'new-booking.work.minutes');
  return (
    <>
      {isTimed && (
        <div className="entry-count">
          <span aria-hidden="true">{length}</span>
          <ValueStepper
            label={length}
            minusLabel={t('new-booking.work.less', { name: length })}
            plusLabel={t('new-booking.work.more', { name: length })}
            value={line.minutes}
            text={formatDuration(line.minutes, 'fr')}
            min={HANDYMAN_MIN_MIN}
            max={kind === 'handyman' ? HANDYMAN_MAX_MIN : RENTME_HOURS_MAX * 60}
            step={kind === 'handyman' ? HANDYMAN_STEP_MIN : 60}
            onChange={(minutes) => onChange({ minutes })}
          />
        </div>
      )}
      {!isTimed && (
        <TextField
          label={t('new-booking.work.area')}
          note={t('new-booking.client.optional')}
          error={faults.includes('area') ? t('new-booking.work.fault.area') : undefined}
          after={t('new-booking.work.sqftUnit')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={line.sqft}
          onChange={({ target }) => onChange({ sqft: target.value })}
        />
      )}
      <TextArea
        label={t('new-booking.work.description')}
        note={isTimed ? undefined : t('new-booking.client.optional')}
        error={faults.includes('description') ? t('new-booking.work.fault.description') : undefined}
        maxLength={DESCRIPTION_MAX}
        value={line.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { DESCRIPTION_MAX } from '#shared/catalogue/intake-choices.ts';
import { WorkLength } from '../../../booking/offer/work-length.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { LineFieldsProps } from './line-draft.ts';

/** What is sold by the hour, and what is looked at before it has a price: in the client's words. */
export function RequestFields({ line, service, faults, onChange }: LineFieldsProps) {
  const { t } = useTranslation('admin');
  const { kind } = service;
  const isTimed = kind === 'handyman' || kind === 'rentme';
  return (
    <>
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
      {(kind === 'handyman' || kind === 'rentme') && (
        <WorkLength kind={kind} minutes={line.minutes} onChange={(minutes) => onChange({ minutes })} />
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import type { Cents } from '#shared/kernel/money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { PartCard } from './part-card.tsx';
import type { RequestForm } from './use-request-form.ts';

/** Miles are asked, and kept, only with a vehicle (D43). */
export function VehiclePart({ form, mileCents }: { form: RequestForm; mileCents: Cents }) {
  const { t } = useTranslation('intake');
  const { money, number } = useFormat();
  const { draft, isCompact } = form;
  return (
    <PartCard form={form} part="vehicle" title={t('rentme.vehicle')}>
      <CheckboxField
        label={t('rentme.needVehicle')}
        hint={t('rentme.vehicleHint', { price: money(mileCents) })}
        checked={draft.vehicle}
        onChange={(event) =>
          form.set(event.target.checked ? { vehicle: true } : { vehicle: false, miles: '' })
        }
      />
      {draft.vehicle && (
        <NumberField
          id={form.fieldId('miles')}
          label={t('rentme.miles')}
          note={`(${t('optional')})`}
          hint={isCompact ? undefined : t('rentme.milesHint')}
          after={t('rentme.mileUnit')}
          error={form.errors.miles}
          format={number}
          value={draft.miles}
          onChange={(miles) => form.set({ miles })}
          onBlur={() => form.leave('miles')}
        />
      )}
    </PartCard>
  );
}

import { useTranslation } from 'react-i18next';
import { type Soil, soils } from '#shared/cart/instance.ts';
import { SQFT_MIN } from '#shared/cart/limits.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { LineFieldsProps } from './line-draft.ts';
import { ProductField } from './product-field.tsx';

/** A tiled room: how large, how dirty, and whether it is sealed. */
export function TileFields(props: LineFieldsProps) {
  const { line, faults, onChange } = props;
  const { t } = useTranslation('admin');
  return (
    <>
      <ProductField {...props} />
      <TextField
        label={t('new-booking.work.sqft')}
        hint={t('new-booking.work.sqftHint', { min: SQFT_MIN })}
        error={faults.includes('area') ? t('new-booking.work.fault.area') : undefined}
        after={t('new-booking.work.sqftUnit')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={line.sqft}
        onChange={({ target }) => onChange({ sqft: target.value })}
      />
      <ChoiceGroup<Soil>
        layout="chips"
        legend={t('new-booking.work.soil')}
        choices={soils.map((value) => ({ value, label: t(`new-booking.work.soils.${value}`) }))}
        value={line.soil}
        onChange={(soil) => onChange({ soil })}
      />
      <CheckboxField
        label={t('new-booking.work.sealant')}
        checked={line.sealant}
        onChange={({ target }) => onChange({ sealant: target.checked })}
      />
    </>
  );
}

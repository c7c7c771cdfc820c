import { useTranslation } from 'react-i18next';
import { SQFT_MIN } from '#shared/cart/limits.ts';
import { FloorChoices } from '../../../booking/tile/floor-choices.tsx';
import { newTileRoom } from '../../../booking/tile/tile-room.ts';
import { readNumber } from '../../../ui/fields/read-number.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { LineFieldsProps } from './line-draft.ts';
import { ProductField } from './product-field.tsx';

/** A tiled room: how large, how dirty, and whether it is sealed. */
export function TileFields(props: LineFieldsProps) {
  const { line, service, rates, faults, onChange } = props;
  const { t } = useTranslation('admin');
  const { soil, sealant } = line;
  const sqft = Math.max(SQFT_MIN, readNumber(line.sqft) ?? 0);
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
      <FloorChoices
        look="chips"
        offer={{ service, rates }}
        room={{ ...newTileRoom(line.id, line.productId ?? ''), sqft, soil, sealant }}
        onChange={(room) => onChange({ soil: room.soil, sealant: room.sealant })}
      />
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { LABEL_MAX } from '#shared/cart/label.ts';
import type { Offer } from '../../../booking/offer/offer.ts';
import { FloorChoices } from '../../../booking/tile/floor-choices.tsx';
import { productOf, type TileRoom } from '../../../booking/tile/tile-room.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { AreaField } from './area-field.tsx';

type TileRoomFieldsProps = { offer: Offer; room: TileRoom; onChange: (room: TileRoom) => void };

/** All that can be said about one tiled room; the same when it is new and when it is edited. */
export function TileRoomFields({ offer, room, onChange }: TileRoomFieldsProps) {
  const { t } = useTranslation('configure');
  const { locale } = useFormat();
  const product = productOf(room, offer.service);
  return (
    <>
      <AreaField
        slug={product?.slug ?? ''}
        sqft={room.sqft}
        onChange={(sqft) => onChange({ ...room, sqft })}
      />
      <FloorChoices offer={offer} room={room} onChange={onChange} />
      <TextField
        label={t('rooms.name')}
        note={`(${t('rooms.nameNote')})`}
        hint={t('rooms.nameHint')}
        value={room.label}
        placeholder={product?.title[locale]}
        maxLength={LABEL_MAX}
        autoComplete="off"
        onChange={(event) => onChange({ ...room, label: event.target.value })}
      />
    </>
  );
}

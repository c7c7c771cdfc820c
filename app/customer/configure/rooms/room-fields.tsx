import { useTranslation } from 'react-i18next';
import { LABEL_MAX } from '#shared/cart/label.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { OptionFields } from '../../../booking/offer/option-fields.tsx';
import { SeatsField } from '../../../booking/offer/seats-field.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { productOf, type RoomDraft, seatsOf } from './room-draft.ts';
import { roomWordsOf } from './room-words.ts';

type RoomFieldsProps = { service: Service; room: RoomDraft; onChange: (room: RoomDraft) => void };

/** All that can be said about one room; the same when it is new and when it is edited. */
export function RoomFields({ service, room, onChange }: RoomFieldsProps) {
  const { t } = useTranslation('configure');
  const { locale } = useFormat();
  const product = productOf(room, service);
  const seats = seatsOf(room, service);
  const words = roomWordsOf(service);
  return (
    <>
      {product && seats !== undefined && (
        <SeatsField
          service={service}
          product={product}
          seats={seats}
          onChange={(count) => onChange({ ...room, seats: count })}
        />
      )}
      <OptionFields
        service={service}
        product={product}
        seats={seats}
        choices={room.choices}
        onChange={(choices) => onChange({ ...room, choices })}
        required
      />
      <TextField
        label={t(words.name)}
        note={`(${t('rooms.nameNote')})`}
        hint={t(words.nameHint)}
        value={room.label}
        placeholder={product?.title[locale]}
        maxLength={LABEL_MAX}
        autoComplete="off"
        onChange={(event) => onChange({ ...room, label: event.target.value })}
      />
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { LABEL_MAX } from '#shared/cart/label.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { OptionFields } from '../../parts/option-fields.tsx';
import { productOf, type RoomDraft } from './room-draft.ts';

type RoomFieldsProps = { service: Service; room: RoomDraft; onChange: (room: RoomDraft) => void };

/** All that can be said about one room; the same when it is new and when it is edited. */
export function RoomFields({ service, room, onChange }: RoomFieldsProps) {
  const { t } = useTranslation('configure');
  const { locale } = useFormat();
  const product = productOf(room, service);
  return (
    <>
      <OptionFields
        service={service}
        product={product}
        choices={room.choices}
        onChange={(choices) => onChange({ ...room, choices })}
        required
      />
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

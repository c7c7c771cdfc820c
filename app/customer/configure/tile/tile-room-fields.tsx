import { useTranslation } from 'react-i18next';
import type { Soil } from '#shared/cart/instance.ts';
import { LABEL_MAX } from '#shared/cart/label.ts';
import type { Offer } from '../../../booking/offer/offer.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { CheckboxGroup } from '../../../ui/fields/checkbox-group.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { AreaField } from './area-field.tsx';
import { priceTileRoom } from './price-tile-room.ts';
import { productOf, type TileRoom } from './tile-room.ts';

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
      <SoilChoice offer={offer} room={room} onChange={onChange} />
      <SealantChoice offer={offer} room={room} onChange={onChange} />
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

function SoilChoice({ offer, room, onChange }: TileRoomFieldsProps) {
  const { t } = useTranslation(['tile', 'configure']);
  const effect = useEffectWords({ ...room, soil: 'LIGHT' }, offer);
  const words = {
    LIGHT: { label: t('soil.light'), detail: t('soil.lightText'), picture: <Grout name="light" /> },
    REGULAR: { label: t('soil.regular'), detail: t('soil.regularText'), picture: <Grout name="regular" /> },
    HIGH: { label: t('soil.deep'), detail: t('soil.deepText'), picture: <Grout name="deep" /> },
  };
  return (
    <ChoiceGroup<Soil>
      legend={t('soil.legend')}
      choices={[
        { value: 'LIGHT', ...words.LIGHT, effect: effect({ soil: 'LIGHT' }) },
        { value: 'REGULAR', ...words.REGULAR, effect: effect({ soil: 'REGULAR' }) },
        { value: 'HIGH', ...words.HIGH, effect: effect({ soil: 'HIGH' }) },
      ]}
      value={room.soil}
      onChange={(soil) => onChange({ ...room, soil })}
    />
  );
}

function SealantChoice({ offer, room, onChange }: TileRoomFieldsProps) {
  const { t } = useTranslation(['tile', 'configure']);
  const effect = useEffectWords({ ...room, sealant: false }, offer);
  return (
    <CheckboxGroup
      legend={t('sealant.legend')}
      note={`(${t('configure:options.optional')})`}
      layout="rows"
      choices={[
        {
          value: 'sealant',
          label: t('sealant.label'),
          detail: t('sealant.text'),
          effect: effect({ sealant: true }),
        },
      ]}
      values={room.sealant ? ['sealant'] : []}
      onChange={(values) => onChange({ ...room, sealant: values.length > 0 })}
    />
  );
}

/** What a choice does to the price of this room as large as it is. */
function useEffectWords(without: TileRoom, offer: Offer) {
  const { t } = useTranslation('configure');
  const { money } = useFormat();
  return (choice: Partial<TileRoom>): string => {
    const cents = priceTileRoom({ ...without, ...choice }, offer) - priceTileRoom(without, offer);
    return cents === 0 ? t('options.included') : t('options.more', { price: money(cents) });
  };
}

function Grout({ name }: { name: 'light' | 'regular' | 'deep' }) {
  return <img src={`/drawings/grout/${name}.svg`} alt="" width={120} height={80} />;
}

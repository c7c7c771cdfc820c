import { useTranslation } from 'react-i18next';
import { type Soil, soils } from '#shared/cart/instance.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { CheckboxGroup } from '../../ui/fields/checkbox-group.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import type { Offer } from '../offer/offer.ts';
import { priceTileRoom } from './price-tile-room.ts';
import type { TileRoom } from './tile-room.ts';

type FloorChoicesProps = {
  offer: Offer;
  room: TileRoom;
  onChange: (room: TileRoom) => void;
  /** "cards" show what is meant, "chips" are for who knows it. */
  look?: 'cards' | 'chips' | undefined;
};

/** How dirty a tiled floor is and whether it is sealed, each with what it does to the price. */
export function FloorChoices(props: FloorChoicesProps) {
  return (
    <>
      <SoilChoice {...props} />
      <SealantChoice {...props} />
    </>
  );
}

function SoilChoice({ offer, room, onChange, look = 'cards' }: FloorChoicesProps) {
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
      layout={look}
      choices={soils.map((soil) => ({
        ...(look === 'cards' ? words[soil] : { label: words[soil].label }),
        value: soil,
        effect: effect({ soil }),
      }))}
      value={room.soil}
      onChange={(soil) => onChange({ ...room, soil })}
    />
  );
}

function SealantChoice({ offer, room, onChange, look }: FloorChoicesProps) {
  const { t } = useTranslation(['tile', 'configure']);
  const effect = useEffectWords({ ...room, sealant: false }, offer);
  return (
    <CheckboxGroup
      legend={t('sealant.legend')}
      note={`(${t('configure:options.optional')})`}
      layout={look === 'chips' ? 'chips' : 'rows'}
      choices={[
        {
          value: 'sealant',
          label: t('sealant.label'),
          detail: look !== 'chips' && t('sealant.text'),
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

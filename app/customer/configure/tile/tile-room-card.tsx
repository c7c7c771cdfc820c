import { useTranslation } from 'react-i18next';
import type { Offer } from '../../../booking/offer/offer.ts';
import { priceTileRoom } from '../../../booking/tile/price-tile-room.ts';
import { productOf, type TileRoom, toInstance } from '../../../booking/tile/tile-room.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { PriceTag } from '../../../ui/layout/price-tag.tsx';
import styles from '../configure.module.css';
import { TilePicture } from './tile-picture.tsx';
import { TilePriceBreakdown } from './tile-price-breakdown.tsx';
import { TileRoomFields } from './tile-room-fields.tsx';

type TileRoomCardProps = {
  id: string;
  offer: Offer;
  room: TileRoom;
  name: string;
  /** How many rooms "apply to all" would change; undefined when there is no other room. */
  different: number | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChange: (room: TileRoom) => void;
  onApplyToAll: () => void;
  onNext: (() => void) | undefined;
};

/** One room; closed it still says in a line how large and how worn it is, and what it costs. */
export function TileRoomCard(props: TileRoomCardProps) {
  const { id, offer, room, name, different, open, onOpenChange, onChange, onApplyToAll, onNext } = props;
  const { t } = useTranslation('configure');
  const { money } = useFormat();
  const priceCents = priceTileRoom(room, offer);
  return (
    <Disclosure
      id={id}
      title={name}
      summary={useSummary(room)}
      picture={<TilePicture product={productOf(room, offer.service)} className={styles.picture} />}
      aside={<PriceTag text={money(priceCents)} amount={priceCents} textOf={money} />}
      open={open}
      onOpenChange={onOpenChange}
    >
      {open && (
        <div className={`stack ${styles.room}`}>
          <TileRoomFields offer={offer} room={room} onChange={onChange} />
          <TilePriceBreakdown instance={toInstance(room)} offer={offer} />
          {different !== undefined && <ApplyToAll different={different} onApply={onApplyToAll} />}
          {onNext && (
            <Button variant="secondary" wide onClick={onNext}>
              {t('rooms.next')}
            </Button>
          )}
        </div>
      )}
    </Disclosure>
  );
}

function useSummary({ sqft, soil, sealant }: TileRoom): string {
  const { t } = useTranslation('tile');
  const { number } = useFormat();
  const words = [t('area.sqft', { area: number(sqft) }), t(`soil.summary.${soil}`)];
  return (sealant ? [...words, t('sealant.summary')] : words).join(' · ');
}

function ApplyToAll({ different, onApply }: { different: number; onApply: () => void }) {
  const { t } = useTranslation(['configure', 'tile']);
  return (
    <div className={`stack ${styles.apply}`}>
      <Button variant="secondary" disabled={different === 0} why={t('rooms.applyAllSame')} onClick={onApply}>
        {t('rooms.applyAll', { count: different })}
      </Button>
      {different > 0 && <small className="soft">{t('tile:applyHint')}</small>}
    </div>
  );
}

import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Offer } from '../../../booking/offer/offer.ts';
import { priceTileRoom } from '../../../booking/tile/price-tile-room.ts';
import { newTileRoom, type TileRoom } from '../../../booking/tile/tile-room.ts';
import { newId } from '../../../data/device/clock.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { KeptNote } from '../../parts/editing/kept-note.tsx';
import type { Drafts } from '../../parts/editing/use-drafts.ts';
import styles from '../configure.module.css';
import { ProductChoice } from '../parts/product-choice.tsx';
import { countOf, setQuantity } from '../parts/set-quantity.ts';
import { AreaNames } from './area-names.tsx';
import type { TileJob } from './tile-job.ts';
import { TilePicture } from './tile-picture.tsx';
import { TileRoomsBar } from './tile-rooms-bar.tsx';

/** The room picker's entry for whatever it does not name. */
const UNLISTED = 'unlisted';

type ChooseTileRoomsProps = {
  offer: Offer;
  rooms: readonly TileRoom[];
  job: TileJob;
  kept: Drafts<TileRoom>;
  onChange: (change: (rooms: readonly TileRoom[]) => readonly TileRoom[]) => void;
  onContinue: () => void;
};

/** Step 1: how many of each tiled room, names for the unlisted ones, and the running subtotal. */
export function ChooseTileRooms({ offer, rooms, job, kept, onChange, onContinue }: ChooseTileRoomsProps) {
  const { t } = useTranslation(['configure', 'tile']);
  const { locale, money } = useFormat();
  const { products, title } = offer.service;
  const unlisted = products.find((product) => product.slug === UNLISTED);
  const change = (productId: Id, quantity: number) => {
    const make = () => newTileRoom(newId(), productId);
    onChange((before) => setQuantity({ drafts: before, products, productId, quantity, make }));
  };
  return (
    <div className={`page stack ${styles.screen}`}>
      <PageTitle eyebrow={t('eyebrow.choose')} lead={t('tile:choose.lead')}>
        {t('tile:choose.title', { service: title[locale] })}
      </PageTitle>
      <KeptNote kept={kept} />
      {products.length === 0 && <Alert tone="warning">{t('choose.empty')}</Alert>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets. */}
      <ul className={styles.products} role="list">
        {products.map((product) => (
          <li key={product.id}>
            <ProductChoice
              product={product}
              picture={<TilePicture product={product} />}
              price={t('tile:choose.from', { price: money(smallestRoomCents(product, offer)) })}
              quantity={countOf(rooms, product.id)}
              onChange={(quantity) => change(product.id, quantity)}
            />
          </li>
        ))}
      </ul>
      <AreaNames areas={rooms.filter((room) => room.productId === unlisted?.id)} onChange={onChange} />
      <TileRoomsBar
        job={job}
        count={rooms.length}
        action={
          <Button
            size="l"
            iconAfter={<ArrowRight aria-hidden="true" />}
            disabled={rooms.length === 0}
            why={t('bar.chooseFirst')}
            onClick={onContinue}
          >
            {t('bar.continue')}
          </Button>
        }
      />
    </div>
  );
}

function smallestRoomCents(product: Product, offer: Offer): Cents {
  return priceTileRoom(newTileRoom('', product.id), offer);
}

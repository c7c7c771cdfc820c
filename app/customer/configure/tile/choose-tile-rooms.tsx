import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { newId } from '../../../local/clock.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { Offer } from '../../parts/offer.ts';
import styles from '../configure.module.css';
import { KeptNote } from '../parts/kept-note.tsx';
import { countOf, QUANTITY_MAX, setQuantity } from '../parts/set-quantity.ts';
import type { Drafts } from '../parts/use-drafts.ts';
import { AreaNames } from './area-names.tsx';
import { priceTileRoom } from './price-tile-room.ts';
import type { TileJob } from './tile-job.ts';
import { TilePicture } from './tile-picture.tsx';
import { newTileRoom, type TileRoom } from './tile-room.ts';
import { TileRoomsBar } from './tile-rooms-bar.tsx';

/** The room picker's entry for whatever it does not name (A§2). */
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
  const { locale } = useFormat();
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
            <TileRoomChoice
              product={product}
              offer={offer}
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

type TileRoomChoiceProps = {
  product: Product;
  offer: Offer;
  quantity: number;
  onChange: (quantity: number) => void;
};

function TileRoomChoice({ product, offer, quantity, onChange }: TileRoomChoiceProps) {
  const { t } = useTranslation(['configure', 'tile']);
  const { money, locale } = useFormat();
  const title = product.title[locale];
  const fromCents = priceTileRoom(newTileRoom('', product.id), offer);
  return (
    <Card padding="none" className={styles.product} data-chosen={quantity > 0 || undefined}>
      <TilePicture slug={product.slug} />
      <div className="stack">
        <div>
          <h2>{title}</h2>
          <p className="soft tabular">{t('tile:choose.from', { price: money(fromCents) })}</p>
        </div>
        <Stepper
          label={t('choose.quantity', { product: title })}
          minusLabel={t('choose.less', { product: title })}
          plusLabel={t('choose.more', { product: title })}
          value={quantity}
          max={QUANTITY_MAX}
          onChange={onChange}
        />
      </div>
    </Card>
  );
}

import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import { priceInstance } from '#shared/pricing/price-instance.ts';
import type { Offer } from '../../../booking/offer/offer.ts';
import { usualChoices } from '../../../booking/offer/option-choices.ts';
import { newId } from '../../../data/device/clock.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { KeptNote } from '../../parts/editing/kept-note.tsx';
import type { Drafts } from '../../parts/editing/use-drafts.ts';
import { RoomPicture } from '../../parts/offer/room-picture.tsx';
import styles from '../configure.module.css';
import { ProductChoice } from '../parts/product-choice.tsx';
import { countOf, setQuantity } from '../parts/set-quantity.ts';
import type { RoomDraft } from './room-draft.ts';
import { roomWordsOf } from './room-words.ts';
import { RoomsBar } from './rooms-bar.tsx';

type ChooseRoomsProps = Offer & {
  rooms: readonly RoomDraft[];
  kept: Drafts<RoomDraft>;
  onChange: (change: (rooms: readonly RoomDraft[]) => readonly RoomDraft[]) => void;
  onContinue: () => void;
};

/** Step 1: how many of each room, with the subtotal running along. */
export function ChooseRooms({ service, rates, rooms, kept, onChange, onContinue }: ChooseRoomsProps) {
  const { t } = useTranslation('configure');
  const { locale, money } = useFormat();
  const { products } = service;
  const words = roomWordsOf(service);
  const usual = usualChoices(service);
  const plainCents = (product: Product) =>
    priceInstance({ id: '', options: [] }, service, product, rates).amountCents;
  const change = (productId: string, quantity: number) => {
    const make = () => ({ id: newId(), productId, label: '', choices: usual });
    onChange((drafts) => setQuantity({ drafts, products, productId, quantity, make }));
  };
  return (
    <div className={`page stack ${styles.screen}`}>
      <PageTitle eyebrow={t('eyebrow.choose')} lead={t(words.chooseLead)}>
        {t(words.chooseTitle, { service: service.title[locale] })}
      </PageTitle>
      <KeptNote kept={kept} />
      {products.length === 0 && <Alert tone="warning">{t('choose.empty')}</Alert>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets. */}
      <ul className={styles.products} role="list">
        {products.map((product) => (
          <li key={product.id}>
            <ProductChoice
              product={product}
              picture={<RoomPicture product={product} />}
              price={t('choose.each', { price: money(plainCents(product)) })}
              quantity={countOf(rooms, product.id)}
              onChange={(quantity) => change(product.id, quantity)}
            />
          </li>
        ))}
      </ul>
      <RoomsBar
        service={service}
        rates={rates}
        rooms={rooms}
        action={
          <Button
            size="l"
            iconAfter={<ArrowRight aria-hidden="true" />}
            disabled={rooms.length === 0}
            why={t(words.chooseFirst)}
            onClick={onContinue}
          >
            {t('bar.continue')}
          </Button>
        }
      />
    </div>
  );
}

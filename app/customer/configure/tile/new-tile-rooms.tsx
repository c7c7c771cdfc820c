import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Offer } from '../../../booking/offer/offer.ts';
import { priceTileRooms } from '../../../booking/tile/price-tile-room.ts';
import { type TileRoom, toInstance } from '../../../booking/tile/tile-room.ts';
import { addToCart } from '../../../data/cart/add-to-cart.ts';
import { newId } from '../../../data/device/clock.ts';
import { clearDraft } from '../../../data/drafts/drafts.ts';
import { useWasServed } from '../../../frame/served-page.ts';
import { showDone } from '../../parts/page/show-done.ts';
import { useSubmitLock } from '../../parts/page/use-submit-lock.ts';
import { ConfigureSkeleton } from '../parts/configure-skeleton.tsx';
import { toCartItems } from '../parts/to-cart-items.ts';
import { useStep } from '../parts/use-step.ts';
import { ChooseTileRooms } from './choose-tile-rooms.tsx';
import { DetailTileRooms } from './detail-tile-rooms.tsx';
import { useTileJob } from './use-tile-job.ts';
import { draftKey, useTileRooms } from './use-tile-rooms.ts';

/** D316: the pause before tile goes into the cart, in which the button says that it works. */
const ADD_DELAY_MS = 400;

/** Tiled rooms that are not in the cart yet: which ones, then how large, then into the cart. */
export function NewTileRooms(offer: Offer) {
  const { service } = offer;
  const kept = useTileRooms(service);
  const { step, goOn, goBack, replaceWithFirst } = useStep();
  const { add, locked, failed, forget } = useAdd(offer);
  const rooms = kept.drafts ?? [];
  // A page that came drawn shows what a device has that was never here.
  const wasServed = useWasServed();
  const ids = rooms.map((room) => room.id);
  const job = useTileJob(ids, priceTileRooms(rooms, offer));
  const isStranded = step === 2 && kept.drafts?.length === 0 && !locked;
  useEffect(() => {
    if (isStranded) replaceWithFirst();
  });
  const isUnknown = kept.drafts === undefined && !wasServed;
  if (isUnknown || job === undefined || isStranded) return <ConfigureSkeleton />;

  const shared = { offer, rooms, job, onChange: kept.change };
  if (step === 1) return <ChooseTileRooms {...shared} kept={kept} onContinue={goOn} />;
  return (
    <DetailTileRooms
      {...shared}
      locked={locked}
      failed={failed}
      onDismissError={forget}
      onBack={goBack}
      onSubmit={() => void add(rooms)}
    />
  );
}

/** Into the cart, one press at a time, then to it; what could not be stored stays on screen. */
function useAdd({ service }: Offer) {
  const { t } = useTranslation('configure');
  const navigate = useNavigate();
  const [locked, runLocked] = useSubmitLock();
  const [failed, setFailed] = useState(false);
  const add = (drafts: readonly TileRoom[]) =>
    runLocked(async () => {
      setFailed(false);
      await new Promise((resolve) => setTimeout(resolve, ADD_DELAY_MS));
      try {
        await addToCart(toCartItems({ drafts, service, toInstance, newId }));
      } catch {
        setFailed(true);
        return;
      }
      await clearDraft(draftKey(service)).catch(() => undefined); // The rooms are in the cart; the copy is harmless.
      showDone(t('added', { count: drafts.length }));
      navigate('/cart');
    });
  return { add, locked, failed, forget: () => setFailed(false) };
}

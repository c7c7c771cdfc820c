import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Offer } from '../../../booking/offer/offer.ts';
import { addToCart } from '../../../data/cart/add-to-cart.ts';
import { newId } from '../../../data/device/clock.ts';
import { clearDraft } from '../../../data/drafts/drafts.ts';
import { useWasServed } from '../../../frame/served-page.ts';
import { showDone } from '../../parts/page/show-done.ts';
import { useSubmitLock } from '../../parts/page/use-submit-lock.ts';
import { ConfigureSkeleton } from '../parts/configure-skeleton.tsx';
import { toCartItems } from '../parts/to-cart-items.ts';
import { useStep } from '../parts/use-step.ts';
import { ChooseRooms } from './choose-rooms.tsx';
import { DetailRooms } from './detail-rooms.tsx';
import { toInstance } from './room-draft.ts';
import { roomWordsOf } from './room-words.ts';
import { draftKey, useRoomDrafts } from './use-room-drafts.ts';

/** Configuring rooms that are not in the cart yet: which ones, then how, then into the cart. */
export function NewRooms({ service, rates }: Offer) {
  const { t } = useTranslation('configure');
  const navigate = useNavigate();
  const kept = useRoomDrafts(service);
  const { step, goOn, goBack, replaceWithFirst } = useStep();
  const [locked, runLocked] = useSubmitLock();
  const [error, setError] = useState<'add' | null>(null);
  // A page that came drawn shows what a device has that was never here.
  const wasServed = useWasServed();
  const rooms = kept.drafts ?? (wasServed ? [] : undefined);
  const isStranded = step === 2 && rooms?.length === 0 && !locked;
  useEffect(() => {
    if (isStranded) replaceWithFirst();
  });
  if (rooms === undefined || isStranded) return <ConfigureSkeleton />;

  const add = () =>
    runLocked(async () => {
      setError(null);
      try {
        await addToCart(
          toCartItems({ drafts: rooms, service, toInstance: (room) => toInstance(room, service), newId }),
        );
      } catch {
        setError('add');
        return;
      }
      await clearDraft(draftKey(service)).catch(() => undefined); // The rooms are in the cart; the copy is harmless.
      showDone(t(roomWordsOf(service).added, { count: rooms.length }));
      navigate('/cart');
    });

  const shared = { service, rates, rooms, onChange: kept.change };
  if (step === 1) return <ChooseRooms {...shared} kept={kept} onContinue={goOn} />;
  return (
    <DetailRooms
      {...shared}
      locked={locked}
      error={error && t('error.add')}
      onDismissError={() => setError(null)}
      onBack={goBack}
      onSubmit={add}
    />
  );
}

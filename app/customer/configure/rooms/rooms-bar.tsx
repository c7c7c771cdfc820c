import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../../../booking/offer/offer.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { PriceTag } from '../../../ui/layout/price-tag.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { useAnnouncedTotal } from '../../parts/order/use-announced-total.ts';
import { priceRooms } from './price-rooms.ts';
import type { RoomDraft } from './room-draft.ts';
import { roomWordsOf } from './room-words.ts';

type RoomsBarProps = Offer & { rooms: readonly RoomDraft[]; action: ReactNode };

/** The running subtotal, what it covers, and the one way on. */
export function RoomsBar({ service, rates, rooms, action }: RoomsBarProps) {
  const { t } = useTranslation('configure');
  const { money } = useFormat();
  const totalCents = priceRooms(rooms, service, rates);
  const words = roomWordsOf(service);
  const covers = rooms.length === 0 ? t(words.none) : t(words.count, { count: rooms.length });
  useAnnouncedTotal(`${money(totalCents)}, ${covers}`);
  return (
    <StickyBar label={t('bar.label')} action={action}>
      <PriceTag text={money(totalCents)} amount={totalCents} textOf={money} size="l" />
      {rooms.length > 0 && <small className="soft">{covers}</small>}
    </StickyBar>
  );
}

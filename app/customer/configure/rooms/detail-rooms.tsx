import { ArrowLeft, ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#shared/kernel/ids.ts';
import type { Offer } from '../../../booking/offer/offer.ts';
import { isComplete } from '../../../booking/offer/option-choices.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { ErrorNote } from '../../parts/page/error-note.tsx';
import styles from '../configure.module.css';
import { nameDrafts } from '../parts/name-drafts.ts';
import { cardId, useOpenCard } from '../parts/use-open-card.ts';
import { useOwnToast } from '../parts/use-own-toast.ts';
import { applyToAll, countDifferent, restoreChoices } from './apply-to-all.ts';
import { priceRoom } from './price-rooms.ts';
import { RoomCard } from './room-card.tsx';
import type { RoomDraft } from './room-draft.ts';
import { roomWordsOf } from './room-words.ts';
import { RoomsBar } from './rooms-bar.tsx';
import { TreatmentIntro } from './treatment-intro.tsx';

type RoomCardsProps = Offer & {
  rooms: readonly RoomDraft[];
  onChange: (change: (rooms: readonly RoomDraft[]) => readonly RoomDraft[]) => void;
};

type DetailRoomsProps = RoomCardsProps & {
  locked: boolean;
  error: string | null;
  onDismissError: () => void;
  onBack: () => void;
  onSubmit: () => void;
};

/** Step 2: one card for each room, one of them open; then all into the cart. */
export function DetailRooms(props: DetailRoomsProps) {
  const { service, rates, rooms, onChange, locked, error, onDismissError, onBack, onSubmit } = props;
  const { t } = useTranslation('configure');
  return (
    <div className={`page stack ${styles.screen}`} data-narrow>
      <div className={styles.back}>
        <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
          {t('rooms.back')}
        </Button>
        <TreatmentIntro service={service} />
      </div>
      <PageTitle eyebrow={t('eyebrow.rooms')} lead={t('rooms.lead')}>
        {t(roomWordsOf(service).title)}
      </PageTitle>
      <RoomCards service={service} rates={rates} rooms={rooms} onChange={onChange} />
      <ErrorNote error={error} onDismiss={onDismissError} />
      <RoomsBar
        service={service}
        rates={rates}
        rooms={rooms}
        action={
          <Button
            size="l"
            icon={<ShoppingCart aria-hidden="true" />}
            busy={locked}
            disabled={!rooms.every((room) => isComplete(room.choices, service))}
            why={t('bar.unavailable')}
            onClick={onSubmit}
          >
            {t('bar.add')}
          </Button>
        }
      />
    </div>
  );
}

function RoomCards({ service, rates, rooms, onChange }: RoomCardsProps) {
  const { t } = useTranslation('configure');
  const { locale } = useFormat();
  const { openId, setOpenId, goTo } = useOpenCard(rooms[0]?.id);
  const offerUndo = useOwnToast();
  const names = nameDrafts(rooms, service, locale);
  const apply = (fromId: Id) => {
    onChange((before) => applyToAll(before, fromId, service));
    offerUndo({
      text: t(roomWordsOf(service).applied, { count: countDifferent(rooms, fromId, service) }),
      undo: {
        label: t('undo'),
        onUndo: () => onChange((now) => restoreChoices(now, rooms, fromId, service)),
      },
    });
  };
  return rooms.map((room, index) => {
    const next = rooms[index + 1];
    return (
      <RoomCard
        key={room.id}
        id={cardId(room.id)}
        offer={{ service, rates }}
        room={room}
        name={names.get(room.id) ?? ''}
        priceCents={priceRoom(room, service, rates)}
        different={rooms.length > 1 ? countDifferent(rooms, room.id, service) : undefined}
        open={room.id === openId}
        onOpenChange={(open) => setOpenId(open ? room.id : null)}
        onChange={(changed) =>
          onChange((before) => before.map((one) => (one.id === changed.id ? changed : one)))
        }
        onApplyToAll={() => apply(room.id)}
        onNext={next && (() => goTo(next.id))}
      />
    );
  });
}

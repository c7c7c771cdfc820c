import { ArrowLeft, ShoppingCart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#shared/kernel/ids.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { dismissToast, showToast } from '../../../ui/toasts.ts';
import { ErrorNote } from '../../parts/error-note.tsx';
import type { Offer } from '../../parts/offer.ts';
import { isComplete } from '../../parts/option-choices.ts';
import styles from '../configure.module.css';
import { applyToAll, countDifferent, restoreChoices } from './apply-to-all.ts';
import { nameRooms } from './name-rooms.ts';
import { priceRoom } from './price-rooms.ts';
import { RoomCard } from './room-card.tsx';
import type { RoomDraft } from './room-draft.ts';
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
        {t('rooms.title')}
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
            disabled={!rooms.every((room) => isComplete(room.choices))}
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
  const { openId, setOpenId, goTo } = useOpenRoom(rooms[0]?.id);
  const offerUndo = useOwnToast();
  const names = nameRooms(rooms, service, locale);
  const apply = (fromId: Id) => {
    onChange((before) => applyToAll(before, fromId));
    offerUndo({
      text: t('rooms.applied', { count: countDifferent(rooms, fromId) }),
      undo: { label: t('undo'), onUndo: () => onChange((now) => restoreChoices(now, rooms)) },
    });
  };
  return rooms.map((room, index) => {
    const next = rooms[index + 1];
    return (
      <RoomCard
        key={room.id}
        id={roomCardId(room.id)}
        service={service}
        room={room}
        name={names.get(room.id) ?? ''}
        priceCents={priceRoom(room, service, rates)}
        different={rooms.length > 1 ? countDifferent(rooms, room.id) : undefined}
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

/** Names no toast: dismissing it changes nothing. */
const NO_TOAST = 0;

/** One toast at a time, gone with the screen: an undo must not reach rooms that are in the cart by then. */
function useOwnToast(): (message: Parameters<typeof showToast>[0]) => void {
  const shown = useRef(NO_TOAST);
  useEffect(() => () => dismissToast(shown.current), []);
  return (message) => {
    dismissToast(shown.current);
    shown.current = showToast(message);
  };
}

/** Which card is open; opening one closes the others. `goTo` also brings it into view and moves focus there. */
function useOpenRoom(firstId: Id | undefined) {
  const [openId, setOpenId] = useState<Id | null>(firstId ?? null);
  const wanted = useRef<Id | null>(null);
  useEffect(() => {
    if (wanted.current === null || wanted.current !== openId) return;
    wanted.current = null;
    const head = document.getElementById(roomCardId(openId))?.querySelector('summary');
    head?.focus({ preventScroll: true });
    head?.scrollIntoView({ block: 'start' });
  }, [openId]);
  const goTo = (id: Id) => {
    wanted.current = id;
    setOpenId(id);
  };
  return { openId, setOpenId, goTo };
}

function roomCardId(id: Id): string {
  return `room-${id}`;
}

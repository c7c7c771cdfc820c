import { ArrowLeft, ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#shared/kernel/ids.ts';
import type { Offer } from '../../../booking/offer/offer.ts';
import type { TileRoom } from '../../../booking/tile/tile-room.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { ErrorNote } from '../../parts/page/error-note.tsx';
import styles from '../configure.module.css';
import { nameDrafts } from '../parts/name-drafts.ts';
import { cardId, useOpenCard } from '../parts/use-open-card.ts';
import { useOwnToast } from '../parts/use-own-toast.ts';
import { applyToAll, countDifferent, restoreFinish } from './apply-to-all.ts';
import { JobMeter } from './job-meter.tsx';
import type { TileJob } from './tile-job.ts';
import { TileRoomCard } from './tile-room-card.tsx';
import { TileRoomsBar } from './tile-rooms-bar.tsx';

type TileRoomCardsProps = {
  offer: Offer;
  rooms: readonly TileRoom[];
  onChange: (change: (rooms: readonly TileRoom[]) => readonly TileRoom[]) => void;
};

type DetailTileRoomsProps = TileRoomCardsProps & {
  job: TileJob;
  locked: boolean;
  failed: boolean;
  onDismissError: () => void;
  onBack: () => void;
  onSubmit: () => void;
};

/** Step 2: one card for each room, one of them open, under the meters of the whole job; then all into the cart. */
export function DetailTileRooms(props: DetailTileRoomsProps) {
  const { offer, rooms, job, onChange, locked, failed, onDismissError, onBack, onSubmit } = props;
  const { t } = useTranslation(['configure', 'tile']);
  return (
    <div className={`page stack ${styles.screen}`} data-narrow>
      <div className={styles.back}>
        <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
          {t('rooms.back')}
        </Button>
      </div>
      <PageTitle eyebrow={t('eyebrow.rooms')} lead={t('tile:details.lead')}>
        {t('tile:details.title')}
      </PageTitle>
      <JobMeter rooms={rooms} job={job} />
      <TileRoomCards offer={offer} rooms={rooms} onChange={onChange} />
      <ErrorNote error={failed ? t('error.add') : null} onDismiss={onDismissError} />
      <TileRoomsBar
        job={job}
        count={rooms.length}
        action={
          <Button size="l" icon={<ShoppingCart aria-hidden="true" />} busy={locked} onClick={onSubmit}>
            {t('bar.add')}
          </Button>
        }
      />
    </div>
  );
}

function TileRoomCards({ offer, rooms, onChange }: TileRoomCardsProps) {
  const { t } = useTranslation('configure');
  const { locale } = useFormat();
  const { openId, setOpenId, goTo } = useOpenCard(rooms[0]?.id);
  const offerUndo = useOwnToast();
  const names = nameDrafts(rooms, offer.service, locale);
  const apply = (fromId: Id) => {
    onChange((before) => applyToAll(before, fromId));
    offerUndo({
      text: t('rooms.applied', { count: countDifferent(rooms, fromId) }),
      undo: { label: t('undo'), onUndo: () => onChange((now) => restoreFinish(now, rooms, fromId)) },
    });
  };
  return rooms.map((room, index) => {
    const next = rooms[index + 1];
    return (
      <TileRoomCard
        key={room.id}
        id={cardId(room.id)}
        offer={offer}
        room={room}
        name={names.get(room.id) ?? ''}
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

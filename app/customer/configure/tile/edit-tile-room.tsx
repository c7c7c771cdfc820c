import { useTranslation } from 'react-i18next';
import type { Offer } from '../../../booking/offer/offer.ts';
import { priceTileInstance } from '../../../booking/tile/price-tile-room.ts';
import { changeInstance, productOf, type TileRoom } from '../../../booking/tile/tile-room.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { EditBar } from '../../parts/editing/edit-bar.tsx';
import { ItemGone } from '../../parts/editing/item-gone.tsx';
import { KeptNote } from '../../parts/editing/kept-note.tsx';
import type { Edited } from '../../parts/editing/use-edited.ts';
import { useSaveEdit } from '../../parts/editing/use-save-edit.ts';
import { nameInstances } from '../../parts/offer/instance-names.ts';
import { ErrorNote } from '../../parts/page/error-note.tsx';
import styles from '../configure.module.css';
import { ConfigureSkeleton } from '../parts/configure-skeleton.tsx';
import { JobMeter } from './job-meter.tsx';
import { TilePriceBreakdown } from './tile-price-breakdown.tsx';
import { TileRoomFields } from './tile-room-fields.tsx';
import { useTileJob } from './use-tile-job.ts';
import { useEditedTileRoom } from './use-tile-rooms.ts';

/** `?edit=1`: one tiled room of the cart, found by the stored edit intent; Save replaces exactly that one. */
export function EditTileRoom(offer: Offer) {
  const { state, change } = useEditedTileRoom(offer.service);
  if (state === 'loading') return <ConfigureSkeleton />;
  if (state === 'gone' || state === 'failed') return <ItemGone failed={state === 'failed'} />;
  return <EditForm offer={offer} edited={state} onChange={change} />;
}

type EditFormProps = { offer: Offer; edited: Edited<TileRoom>; onChange: (room: TileRoom) => void };

function EditForm({ offer: offered, edited, onChange }: EditFormProps) {
  const { t } = useTranslation('configure');
  const { locale } = useFormat();
  const { save, cancel, locked, error, dismissError } = useSaveEdit(edited.original.id);
  const { draft: room, instance } = edited;
  const offer = { ...offered, bookedCents: edited.bookedCents };
  const changed = changeInstance(instance, room);
  const priceCents = priceTileInstance(changed, offer);
  const job = useTileJob([room.id], priceCents);
  const title = productOf(room, offer.service)?.title[locale] ?? '';
  const name = nameInstances(edited.labels.with(edited.index, room.label), title)[edited.index] ?? '';
  return (
    <div className={`page stack ${styles.screen}`} data-narrow>
      <PageTitle eyebrow={offer.service.title[locale]} lead={t('edit.lead')}>
        {t('edit.title', { name })}
      </PageTitle>
      {job && <JobMeter rooms={[room]} job={job} />}
      <KeptNote kept={edited.kept} />
      <Card>
        <div className={`stack ${styles.room}`}>
          <TileRoomFields offer={offer} room={room} onChange={onChange} />
          <TilePriceBreakdown instance={changed} offer={offer} />
        </div>
      </Card>
      <ErrorNote error={error} onDismiss={dismissError} />
      <EditBar
        priceCents={priceCents}
        wasCents={priceTileInstance(instance, offer)}
        complete
        locked={locked}
        onCancel={cancel}
        onSave={() => save(changed)}
      />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { type Offer, offeredPrice } from '../../../booking/offer/offer.ts';
import { isComplete } from '../../../booking/offer/option-choices.ts';
import { FoldedPriceBreakdown } from '../../../booking/offer/price-breakdown.tsx';
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
import { changeInstance, productOf, type RoomDraft } from './room-draft.ts';
import { RoomFields } from './room-fields.tsx';
import { TreatmentIntro } from './treatment-intro.tsx';
import { useEditedRoom } from './use-room-drafts.ts';

/** `?edit=1`: one room of the cart, found by the stored edit intent; Save replaces exactly that one. */
export function EditRoom(offer: Offer) {
  const { state, change } = useEditedRoom(offer.service);
  if (state === 'loading') return <ConfigureSkeleton />;
  if (state === 'gone' || state === 'failed') return <ItemGone failed={state === 'failed'} />;
  return <EditForm {...offer} edited={state} onChange={change} />;
}

type EditFormProps = Offer & { edited: Edited<RoomDraft>; onChange: (room: RoomDraft) => void };

function EditForm({ edited, onChange, ...offered }: EditFormProps) {
  const { t } = useTranslation('configure');
  const { locale } = useFormat();
  const { save, cancel, locked, error, dismissError } = useSaveEdit(edited.original.id);
  const { draft: room, original } = edited;
  const { service } = offered;
  const offer = { ...offered, bookedCents: edited.bookedCents };
  const changed = changeInstance(edited.instance, room, service);
  const product = productOf(room, service);
  const labels = edited.labels.with(edited.index, room.label);
  const name = nameInstances(labels, product?.title[locale] ?? '')[edited.index] ?? '';
  return (
    <div className={`page stack ${styles.screen}`} data-narrow>
      <div className={styles.title}>
        <PageTitle eyebrow={service.title[locale]} lead={t('edit.lead')}>
          {t('edit.title', { name })}
        </PageTitle>
        <TreatmentIntro service={service} />
      </div>
      <KeptNote kept={edited.kept} />
      <Card>
        <div className={`stack ${styles.room}`}>
          <RoomFields service={service} room={room} onChange={onChange} />
          <FoldedPriceBreakdown instance={changed} product={product} offer={offer} />
        </div>
      </Card>
      <ErrorNote error={error} onDismiss={dismissError} />
      <EditBar
        priceCents={offeredPrice(changed, product, offer).amountCents}
        wasCents={offeredPrice(edited.instance, productOf(original, service), offer).amountCents}
        complete={isComplete(room.choices, service)}
        locked={locked}
        onCancel={cancel}
        onSave={() => save(changed)}
      />
    </div>
  );
}

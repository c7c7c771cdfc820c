import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Instance } from '#shared/cart/instance.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { clearDraft } from '../../local/commands/clear-draft.ts';
import { clearEditIntent } from '../../local/commands/clear-edit-intent.ts';
import { replaceInstance } from '../../local/commands/replace-instance.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PriceTag } from '../../ui/price-tag.tsx';
import { StickyBar } from '../../ui/sticky-bar.tsx';
import { nameInstances } from '../parts/instance-names.ts';
import { isComplete } from '../parts/option-choices.ts';
import { showDone } from '../parts/show-done.ts';
import { useAnnouncedTotal } from '../parts/use-announced-total.ts';
import styles from './configure.module.css';
import { ConfigureSkeleton } from './configure-skeleton.tsx';
import { ErrorNote } from './error-note.tsx';
import type { Offer } from './offer.ts';
import { priceRoom } from './price-rooms.ts';
import { productOf, type RoomDraft, toInstance } from './room-draft.ts';
import { RoomFields } from './room-fields.tsx';
import { TreatmentIntro } from './treatment-intro.tsx';
import { EDIT_DRAFT_KEY, type EditedRoom, useEditedRoom } from './use-edited-room.ts';
import { useSubmitLock } from './use-submit-lock.ts';

/** `?edit=1`: one room of the cart, found by the stored edit intent; Save replaces exactly that one. */
export function EditRoom(offer: Offer) {
  const { state, change } = useEditedRoom(offer.service);
  if (state === 'loading') return <ConfigureSkeleton />;
  if (state === 'gone') return <ItemGone />;
  if (state === 'failed') return <ItemGone failed />;
  return <EditForm {...offer} edited={state} onChange={change} />;
}

function ItemGone({ failed }: { failed?: boolean }) {
  const { t } = useTranslation('configure');
  return (
    <div className={`page ${styles.screen}`}>
      <EmptyState
        titleLevel="h1"
        title={failed ? t('error.configuration') : t('edit.gone')}
        drawing={<img src="/drawings/not-found.svg" alt="" width={320} height={240} />}
        action={<ButtonLink to="/cart">{t('edit.toCart')}</ButtonLink>}
      >
        {failed ? t('error.loadText') : t('edit.goneText')}
      </EmptyState>
    </div>
  );
}

type EditFormProps = Offer & { edited: EditedRoom; onChange: (room: RoomDraft) => void };

function EditForm({ service, rates, edited, onChange }: EditFormProps) {
  const { t } = useTranslation('configure');
  const { locale } = useFormat();
  const { save, cancel, locked, error, dismissError } = useSaving(edited);
  const { room, original, kept } = edited;
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
      <Card>
        <div className={`stack ${styles.room}`}>
          <RoomFields service={service} room={room} onChange={onChange} />
        </div>
      </Card>
      <ErrorNote error={error} onDismiss={dismissError} />
      <EditBar
        priceCents={priceRoom(room, service, rates)}
        wasCents={priceRoom(original, service, rates)}
        complete={isComplete(room.choices)}
        locked={locked}
        onCancel={cancel}
        onSave={() => save({ ...kept, ...toInstance(room, service) })}
      />
    </div>
  );
}

type EditBarProps = {
  priceCents: Cents;
  wasCents: Cents;
  complete: boolean;
  locked: boolean;
  onCancel: () => void;
  onSave: () => void;
};

/** The new price beside the old one, Cancel and Save. */
function EditBar({ priceCents, wasCents, complete, locked, onCancel, onSave }: EditBarProps) {
  const { t } = useTranslation('configure');
  const { money } = useFormat();
  useAnnouncedTotal(money(priceCents));
  return (
    <StickyBar
      label={t('bar.label')}
      action={
        <div className={`cluster ${styles.ways}`}>
          <Button variant="quiet" onClick={onCancel}>
            {t('edit.cancel')}
          </Button>
          <Button
            size="l"
            icon={<Check aria-hidden="true" />}
            busy={locked}
            disabled={!complete}
            why={t('bar.unavailable')}
            onClick={onSave}
          >
            {t('edit.save')}
          </Button>
        </div>
      }
    >
      <PriceTag
        text={money(priceCents)}
        amount={priceCents}
        textOf={money}
        was={priceCents === wasCents ? undefined : { label: t('edit.was'), text: money(wasCents) }}
        size="l"
      />
    </StickyBar>
  );
}

/** Save replaces the instance; both ways out drop the intent and lead to the cart. */
function useSaving(edited: EditedRoom) {
  const { t } = useTranslation('configure');
  const navigate = useNavigate();
  const [locked, runLocked] = useSubmitLock();
  const [fault, setFault] = useState<'gone' | 'update' | null>(null);
  const leave = async () => {
    // What stays behind after a fault here is found and dropped by the next edit.
    await Promise.allSettled([clearEditIntent(), clearDraft(EDIT_DRAFT_KEY)]);
    navigate('/cart');
  };
  const save = (instance: Instance) =>
    runLocked(async () => {
      setFault(null);
      const saved = await replaceInstance(edited.original.id, instance).catch(() => null);
      if (saved === null) return setFault('update');
      if (!saved) return setFault('gone');
      showDone(t('saved'));
      await leave();
    });
  const words = { gone: t('edit.gone'), update: t('error.update') };
  return {
    save,
    cancel: () => void leave(),
    locked,
    error: fault && words[fault],
    dismissError: () => setFault(null),
  };
}

import { useTranslation } from 'react-i18next';
import { fromDeliveryMeta } from '#shared/delivery/plan/from-delivery-meta.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { type Offer, offeredPrice } from '../../booking/offer/offer.ts';
import { toInstance } from '../../booking/plan/plan-instance.ts';
import { plansSchema } from '../../booking/plan/plan-schema.ts';
import { usePlan } from '../../booking/plan/use-plan.ts';
import { newId } from '../../data/device/clock.ts';
import { EditBar } from '../parts/editing/edit-bar.tsx';
import { ItemGone } from '../parts/editing/item-gone.tsx';
import { KeptNote } from '../parts/editing/kept-note.tsx';
import { type Edited, useEdited } from '../parts/editing/use-edited.ts';
import { useSaveEdit } from '../parts/editing/use-save-edit.ts';
import { ErrorNote } from '../parts/page/error-note.tsx';
import { BarPrice } from './bar-price.tsx';
import { planPrice } from './plan-price.ts';
import { Planner } from './planner.tsx';
import { PlannerSkeleton } from './planner-skeleton.tsx';
import { useGoOn } from './use-go-on.ts';

/** `?edit=1`: one delivery of the cart, found by the stored edit intent; Save replaces exactly that one. */
export function EditPlan(offer: Offer) {
  const { t } = useTranslation('configure');
  const { state, change } = useEdited<PlannerValue>(offer.service, {
    schema: plansSchema,
    toDraft: ({ instance }) => fromDeliveryMeta(instance, newId),
  });
  if (state === 'loading') return <PlannerSkeleton />;
  if (state === 'gone' || state === 'failed')
    return <ItemGone failed={state === 'failed'} failedTitle={t('error.deliveryLoad')} />;
  return <EditForm {...offer} edited={state} onChange={change} />;
}

type EditFormProps = Offer & { edited: Edited<PlannerValue>; onChange: (draft: PlannerValue) => void };

function EditForm({ edited, onChange, ...offered }: EditFormProps) {
  const { t } = useTranslation(['planner', 'configure']);
  const { draft, original, instance } = edited;
  const offer = { ...offered, bookedCents: edited.bookedCents };
  const plan = usePlan(draft, onChange);
  const { save, cancel, locked, error, dismissError } = useSaveEdit(
    original.id,
    t('configure:error.deliveryUpdate'),
  );
  const { goOn, locked: isComputing } = useGoOn(plan, offer);
  const price = planPrice(plan.value, offer);
  const was = offeredPrice(instance, null, offer);
  const put = () => save(toInstance(plan.latest(), instance));
  return (
    <Planner plan={plan} offer={offer} lead={t('editing')} onGoOn={() => plan.checkBasket() && void put()}>
      <KeptNote kept={edited.kept} />
      <ErrorNote error={error} onDismiss={dismissError} />
      <EditBar
        instead={(price.kind === 'from' || price.kind === 'quote') && <BarPrice plan={plan} offer={offer} />}
        priceCents={price.amountCents}
        // What was open had no price that this one could have instead.
        wasCents={was.quote || was.provisional ? price.amountCents : was.amountCents}
        complete
        locked={locked || isComputing}
        onCancel={cancel}
        onSave={() => void goOn(put)}
      />
    </Planner>
  );
}

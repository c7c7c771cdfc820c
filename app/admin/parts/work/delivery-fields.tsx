import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type DeliveryMode, deliveryModes } from '#shared/delivery/delivery-meta.ts';
import { addPickup, removePickup } from '#shared/delivery/plan/change-pickups.ts';
import { editStop } from '#shared/delivery/plan/edit-stop.ts';
import { listStops } from '#shared/delivery/plan/plan-stops.ts';
import { PICKUPS_MAX, type PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { setMode } from '#shared/delivery/plan/set-mode.ts';
import { findMissing } from '../../../booking/plan/find-missing.ts';
import { focusSearch } from '../../../booking/plan/focus-stop.ts';
import { type Plan, usePlan } from '../../../booking/plan/use-plan.ts';
import { newId } from '../../../data/device/clock.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { announce } from '../../../ui/feedback/announce.ts';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import type { NumberEntry } from '../../../ui/fields/read-number.ts';
import { DeliveryExtras } from './delivery-extras.tsx';
import { DeliveryRoad } from './delivery-road.tsx';
import { DeliveryStop } from './delivery-stop.tsx';
import type { LineFieldsProps } from './line-draft.ts';

type DeliveryFieldsProps = LineFieldsProps & { planned: PlannerValue };

/** A delivery or an errand: where to, by which road, and what the driver has to know. */
export function DeliveryFields({ line, planned, faults, onChange }: DeliveryFieldsProps) {
  const { t } = useTranslation('admin');
  const own = usePlan(planned, (value) => onChange({ plan: value }));
  // Kept with the line, which is not booked with it.
  const refuseBasket = (basketTyped: NumberEntry | undefined) => onChange({ basketTyped });
  const plan = { ...own, refusedBasket: line.basketTyped, refuseBasket };
  return (
    <>
      <ChoiceGroup<DeliveryMode>
        layout="chips"
        legend={t('new-booking.road.mode')}
        choices={deliveryModes.map((value) => ({ value, label: t(`new-booking.road.modes.${value}`) }))}
        value={planned.mode}
        onChange={(mode) => plan.change((value) => setMode(value, mode))}
      />
      <Stops plan={plan} told={faults.includes('stops')} />
      <DeliveryExtras plan={plan} />
      <DeliveryRoad line={line} plan={plan} faults={faults} onChange={onChange} />
    </>
  );
}

/** The pickups in the order they are driven, then the drop-off. */
function Stops({ plan, told }: { plan: Plan; told: boolean }) {
  const { t } = useTranslation('admin');
  const { pickups } = plan.value;
  const missing = told ? findMissing(plan.value) : plan.missing;
  const nameOf = (place: number) =>
    place < pickups.length
      ? t('booking.delivery.pickup', { number: place + 1 })
      : t('booking.delivery.dropoff');
  const add = () => {
    const id = newId();
    plan.change((value) => addPickup(value, id));
    setTimeout(() => focusSearch(id));
  };
  const remove = (place: number) => {
    const [gone, near] = [pickups[place], pickups[place + 1] ?? pickups[place - 1]];
    if (gone === undefined) return;
    plan.change((value) => removePickup(value, gone.id));
    announce(t('new-booking.road.removed', { stop: nameOf(place) }));
    if (near) setTimeout(() => focusSearch(near.id));
  };
  return (
    <>
      {listStops(plan.value).map((stop, place) => (
        <DeliveryStop
          key={stop.id}
          stop={stop}
          name={nameOf(place)}
          missing={missing.filter(({ stopId }) => stopId === stop.id).map(({ field }) => field)}
          fault={plan.faultOf(stop.id)}
          onEdit={(change) => plan.change((value) => editStop(value, stop.id, change))}
          onRemove={stop.type === 'pickup' && pickups.length > 1 ? () => remove(place) : undefined}
        />
      ))}
      {pickups.length < PICKUPS_MAX && (
        <div>
          <Button variant="secondary" icon={<Plus aria-hidden="true" />} onClick={add}>
            {t('new-booking.road.add')}
          </Button>
        </div>
      )}
    </>
  );
}

import { Flag, GripVertical, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addPickup, movePickup } from '#shared/delivery/plan/change-pickups.ts';
import { listStops } from '#shared/delivery/plan/plan-stops.ts';
import { PICKUPS_MAX } from '#shared/delivery/plan/planner-value.ts';
import type { Point } from '#shared/delivery/stop.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { focusSearch, stopElementId } from '../../../booking/plan/focus-stop.ts';
import type { Plan } from '../../../booking/plan/use-plan.ts';
import { newId } from '../../../data/device/clock.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { announce } from '../../../ui/feedback/announce.ts';
import planner from '../planner.module.css';
import { StopCard } from './stop-card.tsx';
import { StopTools } from './stop-tools.tsx';
import styles from './stops.module.css';
import { type DragOrder, useDragOrder } from './use-drag-order.ts';
import { useRemovePickup } from './use-remove-pickup.ts';
import { useStopNames } from './use-stop-names.ts';

type StopsSectionProps = {
  plan: Plan;
  extraPickupCents: Cents;
  /** Place of the stop that is marked here and on the map. */
  selected: number | null;
  onSelect: (place: number) => void;
  onPick: (stopId: string) => void;
  onPlace: (stopId: string, point: Point) => void;
};

/** The way as one line: pickups in the order they are driven, then the drop-off. */
export function StopsSection({
  plan,
  extraPickupCents,
  selected,
  onSelect,
  onPick,
  onPlace,
}: StopsSectionProps) {
  const { t } = useTranslation('planner');
  const { pickups } = plan.value;
  const stops = listStops(plan.value);
  const list = useRef<HTMLOListElement>(null);
  const nameOf = useStopNames(plan.value);
  const remove = useRemovePickup(plan);
  const move = (from: number, to: number) => {
    plan.change((value) => movePickup(value, from, to));
    if (selected !== null) onSelect(placeAfterMove(selected, from, to));
    announce(t('stops.moved', { stop: nameOf(from), number: to + 1 }));
  };
  const order = useDragOrder(() => [...(list.current?.children ?? [])].slice(0, pickups.length), move);
  const count = pickups.length;
  return (
    <section className={planner.section} aria-labelledby="planner-stops">
      <h2 id="planner-stops">{t('stops.title')}</h2>
      <p className="soft">{t('stops.lead')}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets. */}
      <ol className={styles.list} role="list" ref={list} data-dragging={order.dragged !== null || undefined}>
        {stops.map((stop, place) => {
          const isPickup = stop.type === 'pickup';
          const name = nameOf(place);
          return (
            <li
              key={stop.id}
              id={stopElementId(stop.id)}
              className={styles.row}
              data-type={stop.type}
              data-selected={selected === place || undefined}
              data-lifted={order.dragged === place || undefined}
              style={isPickup ? order.styleOf(place) : undefined}
              onFocus={() => onSelect(place)}
            >
              <div className={styles.rail}>
                <span className={styles.pin} aria-hidden="true">
                  {isPickup ? place + 1 : <Flag />}
                </span>
                {isPickup && count > 1 && <DragHandle order={order} place={place} name={name} />}
              </div>
              <StopCard
                plan={plan}
                stop={stop}
                name={name}
                of={isPickup && count > 1 ? t('stops.of', { all: count }) : undefined}
                taken={stops}
                onPick={() => onPick(stop.id)}
                onPutBack={(point) => onPlace(stop.id, point)}
                tools={
                  isPickup && (
                    <StopTools
                      name={name}
                      place={place}
                      count={count}
                      onMove={(to) => {
                        move(place, to);
                        focusMove(stop.id, to < place ? 'up' : 'down');
                      }}
                      onRemove={() => {
                        const near = pickups[place + 1] ?? pickups[place - 1];
                        remove(stop.id, name);
                        if (near) setTimeout(() => focusSearch(near.id));
                      }}
                    />
                  )
                }
              />
            </li>
          );
        })}
      </ol>
      <AddPickup plan={plan} extraPickupCents={extraPickupCents} />
    </section>
  );
}

function AddPickup({ plan, extraPickupCents }: { plan: Plan; extraPickupCents: Cents }) {
  const { t } = useTranslation('planner');
  const { money } = useFormat();
  const count = plan.value.pickups.length;
  const add = () => {
    const id = newId();
    plan.change((value) => addPickup(value, id));
    announce(t('stops.added', { stop: t('stops.pickup', { number: count + 1 }) }));
    setTimeout(() => focusSearch(id));
  };
  const max = PICKUPS_MAX;
  if (count >= max) return <p className={styles.add}>{t('stops.full', { max })}</p>;
  return (
    <div className={`cluster ${styles.add}`}>
      <Button variant="secondary" icon={<Plus aria-hidden="true" />} onClick={add}>
        {t('stops.add')}
      </Button>
      <small className="soft">
        {t('stops.addNote', { number: count, max, price: money(extraPickupCents) })}
      </small>
    </div>
  );
}

/** Where the stop of a place is once another, or it itself, has been moved: what is marked is a stop, not a place. */
function placeAfterMove(place: number, from: number, to: number): number {
  if (place === from) return to;
  if (from < place && place <= to) return place - 1;
  return to <= place && place < from ? place + 1 : place;
}

/** The moved card is another element's neighbour now, and the browser may have dropped its focus on the way. */
function focusMove(stopId: string, way: 'up' | 'down'): void {
  setTimeout(() =>
    document
      .getElementById(stopElementId(stopId))
      ?.querySelector<HTMLElement>(`[data-way="${way}"]`)
      ?.focus(),
  );
}

/** For pointers alone: keys have Move up and Move down. */
function DragHandle({ order, place, name }: { order: DragOrder; place: number; name: string }) {
  const { t } = useTranslation('planner');
  return (
    <span
      className={styles.grip}
      aria-hidden="true"
      title={t('stops.drag', { stop: name })}
      {...order.handleProps(place)}
    >
      <GripVertical />
    </span>
  );
}

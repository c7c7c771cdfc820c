import type { Id } from '../../kernel/ids.ts';
import type { DeliveryMeta, MetaStop } from '../delivery-meta.ts';
import type { Stop } from '../stop.ts';
import { lineOf } from '../straight-line.ts';
import { blankPlan } from './blank-plan.ts';
import { blankStop } from './blank-stop.ts';
import { PICKUPS_MAX, type PlannedRoute, type PlannerValue } from './planner-value.ts';

/** The parts of a cart's instance that make up a plan. */
export interface PlannedInstance {
  readonly id: Id;
  readonly deliveryMeta?: DeliveryMeta | undefined;
  readonly deliveryInstructions?: string | undefined;
  readonly deliveryReference?: string | undefined;
  readonly estimatedBasketAmount?: number | undefined;
}

/** RT30: the plan that `toDeliveryMeta` was made of, with new ids of stops; older carts' `stop` is a pickup. */
export function fromDeliveryMeta(instance: PlannedInstance, newId: () => Id): PlannerValue {
  const { deliveryMeta: meta } = instance;
  const stops = meta?.stops ?? [];
  const blank = blankPlan({ instance: instance.id, pickup: newId(), dropoff: newId() });
  const pickups = stops.filter(({ type }) => type !== 'dropoff').map((stop) => fromMetaStop(stop, newId()));
  const dropoff = stops.findLast(({ type }) => type === 'dropoff');
  return {
    ...blank,
    mode: meta?.kind ?? 'delivery',
    pickups: pickups.length > 0 ? pickups.slice(0, PICKUPS_MAX) : blank.pickups,
    dropoff: dropoff ? fromMetaStop(dropoff, newId()) : blank.dropoff,
    route: plannedRoute(meta),
    ...(meta?.doubt && meta.routeToken && { doubt: { ...meta.doubt, routeToken: meta.routeToken } }),
    reference: instance.deliveryReference ?? '',
    instructions: instance.deliveryInstructions ?? '',
    estimatedBasketAmount: instance.estimatedBasketAmount ?? null,
  };
}

function fromMetaStop({ type, ...said }: MetaStop, id: Id): Stop {
  const blank = blankStop(id, type === 'dropoff' ? 'dropoff' : 'pickup');
  const entries = Object.entries(said).filter(([, entry]) => entry !== undefined);
  // an absent state was left empty; FL stands in new stops only
  const stop: Stop = { ...blank, state: '', ...Object.fromEntries(entries) };
  return stop.latitude === null || stop.longitude === null
    ? { ...stop, latitude: null, longitude: null }
    : stop;
}

/** RT30: a pending road with a token was refused by the server, or is doubted: it is none. */
function plannedRoute(meta: DeliveryMeta | undefined): PlannedRoute | null {
  const { distanceMiles, durationMinutes, source, routeToken } = meta ?? {};
  if (meta === undefined || (meta.routePending && routeToken !== undefined)) return null;
  if (distanceMiles === undefined || durationMinutes === undefined) return null;
  const geometry = lineOf(meta);
  if (geometry === undefined || source === undefined) return null;
  return {
    distanceMiles,
    durationMinutes,
    geometry,
    estimated: meta.estimated ?? false,
    source,
    ...(routeToken !== undefined && { routeToken }),
  };
}

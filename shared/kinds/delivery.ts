import { EXTRA_PICKUPS_MAX, MILES_MAX, positiveUpTo } from '../cart/limits.ts';
import type { Rates } from '../catalogue/rates.ts';
import type { DeliveryMeta } from '../delivery/delivery-meta.ts';
import type { RouteDoubt } from '../delivery/route-doubt.ts';
import { type Addend, baseAddend, optionsAddend } from './addends.ts';
import { asAsked, type ServiceKind } from './service-kind.ts';

/** A road of more miles has no standard rate: the owner quotes it (D142). */
const QUOTED_BEYOND_MILES = 100;

/**
 * PR15: base fee by mode + each pickup beyond the first (the base), + miles (the options' sum) from the full
 * distance, not the one shown with one decimal (D51). The caller on the server has put the
 * distance of a verified route into `meta` first (D49).
 */
export function deliveryAddends(meta: DeliveryMeta | undefined, rates: Rates): readonly Addend[] {
  return [
    meta?.kind === 'errand'
      ? baseAddend('errand', 1, rates.errandBaseCents)
      : baseAddend('delivery', 1, rates.deliveryBaseCents),
    baseAddend('morePickups', extraPickups(meta), rates.extraPickupCents),
    optionsAddend('miles', routedMiles(meta) ?? 0, rates.deliveryMileCents),
  ];
}

/** No routed distance yet: the amount holds no miles and is only "from" (PR16, D50). */
export function isUnrouted(meta: DeliveryMeta | undefined): boolean {
  return routedMiles(meta) === undefined;
}

/** PR30: the miles are an estimate of ours, no measured road; a pending route is "from" instead. */
export function isEstimatedRoute(meta: DeliveryMeta | undefined): boolean {
  return meta?.estimated === true && routedMiles(meta) !== undefined;
}

/** PR26. A pending route is no long one: its price is only "from"; a doubted one (RT43) is as long as the longer of its two. */
export function isQuotedRoute(meta: DeliveryMeta | undefined): boolean {
  const { placedMiles = 0, typedMiles } = meta?.doubt ?? {};
  return (routedMiles(meta) ?? Math.max(placedMiles, typedMiles ?? 0)) > QUOTED_BEYOND_MILES;
}

/** `undefined` while the route is pending or unknown; 0 is a real distance (two doors of one building). */
function routedMiles(meta: DeliveryMeta | undefined): number | undefined {
  const miles = meta?.distanceMiles;
  if (meta === undefined || meta.routePending || typeof miles !== 'number') return undefined;
  return Number.isFinite(miles) && miles >= 0 ? Math.min(miles, MILES_MAX) : undefined;
}

/**
 * Pickups beyond the first, counted from the stops where they say what they are, so that no client can leave one
 * out; stored routes call the pickups between first and last `stop`.
 */
function extraPickups(meta: DeliveryMeta | undefined): number {
  const pickups = (meta?.stops ?? []).filter(isPickup).length;
  const claimed = pickups > 0 ? pickups - 1 : (meta?.extraPickupCount ?? 0);
  return Number.isFinite(claimed) ? Math.min(Math.max(0, Math.floor(claimed)), EXTRA_PICKUPS_MAX) : 0;
}

function isPickup(stop: unknown): boolean {
  return (
    typeof stop === 'object' &&
    stop !== null &&
    'type' in stop &&
    (stop.type === 'pickup' || stop.type === 'stop')
  );
}

/** Loading or handing over at one stop (D145). */
const STOP_MIN = 10;
/** Choosing, queueing and paying in a shop (D145). */
const ERRAND_MIN = 20;
/** A cross-town drive, used until a route is known. */
const UNROUTED_DRIVE_MIN = 30;
/** One pickup and one drop-off. */
const FEWEST_STOPS = 2;
const MOST_STOPS = 6;
/** A route of a whole day; longer ones meet the limit of the visit anyway. */
const DRIVE_MAX_MIN = 600;

/** What the length of a delivery is made of, as it is planned or as it was booked. */
export type DrivenRoad = Pick<DeliveryMeta, 'kind' | 'stops' | 'routePending'> & {
  readonly durationMinutes?: number | null | undefined;
  readonly doubt?: RouteDoubt | null | undefined;
};

/** DU8, for a long road too: it holds an hour until its quote is answered, and this is what the answer begins with. */
export function deliveryMinutes(meta: DrivenRoad | undefined): number {
  const routed = meta?.routePending === true ? doubtedMinutes(meta.doubt) : meta?.durationMinutes;
  const stops = Math.min(Math.max(FEWEST_STOPS, meta?.stops.length ?? 0), MOST_STOPS);
  const drive = positiveUpTo(routed, DRIVE_MAX_MIN) ?? UNROUTED_DRIVE_MIN;
  return drive + stops * STOP_MIN + (meta?.kind === 'errand' ? ERRAND_MIN : 0);
}

/** It is not known yet which of the two roads is meant: the calendar keeps the longer one (DU8). */
function doubtedMinutes(doubt: RouteDoubt | null | undefined): number | undefined {
  if (!doubt) return undefined;
  return Math.max(doubt.placedMinutes, doubt.typedMinutes ?? UNROUTED_DRIVE_MIN);
}

export const delivery: ServiceKind = {
  form: 'planner',
  request: null,
  pricedBy: 'rule',
  isCleaning: false,
  prepare: ['pack', 'people', 'numbers'],
  least: { deliveryMeta: { kind: 'delivery', stops: [], extraPickupCount: 0, routePending: true } },
  ...asAsked,
  addends: ({ deliveryMeta }, _service, _product, rates) => deliveryAddends(deliveryMeta, rates),
  minutes: ({ deliveryMeta }) => deliveryMinutes(deliveryMeta),
  isBeyondRates: ({ deliveryMeta }) => isQuotedRoute(deliveryMeta),
  isProvisional: ({ deliveryMeta }) => isUnrouted(deliveryMeta),
  isEstimate: (instances) => instances.some(({ deliveryMeta }) => isEstimatedRoute(deliveryMeta)),
};

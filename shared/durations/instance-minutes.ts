import { chargedSqft } from '../cart/charged-sqft.ts';
import { handymanMinutes } from '../cart/handyman-minutes.ts';
import type { Instance } from '../cart/instance.ts';
import { positiveIntUpTo, positiveUpTo, ROOMS_MAX } from '../cart/limits.ts';
import { rentmeHours } from '../cart/rentme-hours.ts';
import { countSeats, seatRule } from '../cart/seat-rule.ts';
import type { Product } from '../catalogue/product.ts';
import type { Service } from '../catalogue/service.ts';
import type { DeliveryMeta } from '../delivery/delivery-meta.ts';
import type { RouteDoubt } from '../delivery/route-doubt.ts';

/** Pre-spray, extract and groom one carpeted room with a two-person crew. */
const CARPET_ROOM_MIN = 20;
/** Dust, surfaces, vacuum and mop of one room. */
const GENERAL_ROOM_MIN = 30;
/** One seat with its back, arms and cushion; a piece without seats counts as one. */
const SEAT_MIN = 15;
/** Moving light furniture and masking the edges of one tiled room. */
const TILE_ROOM_MIN = 10;
/** Rotary scrub and rinse: about 400 square feet an hour. */
const TILE_MIN_PER_SQFT = 0.15;
/** Sealant is rolled on three times as fast as tile is scrubbed. */
const SEALANT_MIN_PER_SQFT = 0.05;
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

/** Working minutes of one priced instance, before set-up and rounding; may be a fraction (DU4-DU8). */
export function instanceMinutes(instance: Instance, service: Service, product: Product | null): number {
  switch (service.kind) {
    case 'carpet':
      return CARPET_ROOM_MIN;
    case 'general':
      return GENERAL_ROOM_MIN;
    case 'upholstery':
      return SEAT_MIN * countSeats(instance.seats, seatRule(service, product));
    case 'tile':
      return tileMinutes(instance);
    case 'handyman':
      return handymanMinutes(instance.handymanMinutes);
    case 'rentme':
      return rentmeHours(instance.intake?.hoursWish) * 60;
    case 'delivery':
      return deliveryMinutes(instance.deliveryMeta);
    case 'pavers':
    case 'epoxy':
      return 0;
  }
}

function tileMinutes(instance: Instance): number {
  const rooms = positiveIntUpTo(instance.rooms, ROOMS_MAX) ?? 1;
  const perSqft = TILE_MIN_PER_SQFT + (instance.sealant === true ? SEALANT_MIN_PER_SQFT : 0);
  return rooms * TILE_ROOM_MIN + chargedSqft(instance.sqft) * perSqft;
}

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

import type { Instance } from '../cart/instance.ts';
import { positiveIntUpTo, positiveUpTo, ROOMS_MAX, SQFT_MAX, SQFT_MIN } from '../cart/limits.ts';
import type { Cents } from '../kernel/money.ts';
import { type Addend, baseAddend, optionsAddend } from './addends.ts';
import { asAsked, firmPrice, type ServiceKind } from './service-kind.ts';

/** D312. The product's own price plays no part: tile is sold by the room and by the square foot. */
const ROOM_CENTS = 2500;
const SQFT_CENTS = 100;
/** A fifth of the area price on top when the soil is HIGH: the factor 1.2 (D29). */
const HIGH_SOIL_SQFT_CENTS = 20;
const SEALANT_SQFT_CENTS = 20;
/** Smallest tile job of one visit, over all tile instances of the cart (D28). */
export const TILE_MINIMUM_CENTS: Cents = 15_000;

/** PR5: rooms x $25 + area x $1 x soil factor + area x $0.20 when sealed; the factor touches neither room nor sealant. */
export function tileAddends(instance: Instance): readonly Addend[] {
  const rooms = positiveIntUpTo(instance.rooms, ROOMS_MAX) ?? 1;
  const sqft = chargedSqft(instance.sqft);
  const addends = [baseAddend('tileRoom', rooms, ROOM_CENTS), baseAddend('area', sqft, SQFT_CENTS)];
  if (instance.soil === 'HIGH') addends.push(optionsAddend('deepSoil', sqft, HIGH_SOIL_SQFT_CENTS));
  if (instance.sealant === true) addends.push(optionsAddend('sealant', sqft, SEALANT_SQFT_CENTS));
  return addends;
}

/** Area of a tile room that is priced and timed: 50 when absent or smaller (D31). */
function chargedSqft(sqft: unknown): number {
  return Math.max(SQFT_MIN, positiveUpTo(sqft, SQFT_MAX) ?? SQFT_MIN);
}

/** PR6: what lifts the tile work of a cart to the minimum job. Call it only when there is tile work. */
export function tileMinimumTopUp(tileCents: Cents): Cents {
  return Math.max(0, TILE_MINIMUM_CENTS - tileCents);
}

/** Moving light furniture and masking the edges of one tiled room. */
const ROOM_MIN = 10;
/** Rotary scrub and rinse: about 400 square feet an hour. */
const MIN_PER_SQFT = 0.15;
/** Sealant is rolled on three times as fast as tile is scrubbed. */
const SEALANT_MIN_PER_SQFT = 0.05;

function tileMinutes(instance: Instance): number {
  const rooms = positiveIntUpTo(instance.rooms, ROOMS_MAX) ?? 1;
  const perSqft = MIN_PER_SQFT + (instance.sealant === true ? SEALANT_MIN_PER_SQFT : 0);
  return rooms * ROOM_MIN + chargedSqft(instance.sqft) * perSqft;
}

export const tile: ServiceKind = {
  form: 'tile',
  request: null,
  pricedBy: 'rule',
  isCleaning: true,
  prepare: ['rooms', 'pets', 'water'],
  least: {},
  ...asAsked,
  keepSqft: chargedSqft,
  addends: tileAddends,
  minutes: tileMinutes,
  ...firmPrice,
};

import { chargedSqft } from '../cart/charged-sqft.ts';
import type { Instance } from '../cart/instance.ts';
import { positiveIntUpTo, ROOMS_MAX } from '../cart/limits.ts';
import type { Cents } from '../kernel/money.ts';
import { type Addend, baseAddend, optionsAddend } from './addends.ts';

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

/** PR6: what lifts the tile work of a cart to the minimum job. Call it only when there is tile work. */
export function tileMinimumTopUp(tileCents: Cents): Cents {
  return Math.max(0, TILE_MINIMUM_CENTS - tileCents);
}

import type { Instance } from '../cart/instance.ts';
import { positiveIntUpTo, positiveUpTo, ROOMS_MAX, SQFT_MAX, SQFT_MIN } from '../cart/limits.ts';
import type { Product } from '../catalogue/product.ts';
import type { Rates } from '../catalogue/rates.ts';
import { type Addend, baseAddend, optionsAddend } from './addends.ts';
import { asAsked, firmPrice, type ServiceKind } from './service-kind.ts';

/** PR5. The product's own price plays no part: tile is sold by the room and by the square foot. */
export function tileAddends(instance: Instance, rates: Rates): readonly Addend[] {
  const rooms = positiveIntUpTo(instance.rooms, ROOMS_MAX) ?? 1;
  const sqft = chargedSqft(instance.sqft);
  const addends = [
    baseAddend('tileRoom', rooms, rates.tileRoomCents),
    baseAddend('area', sqft, rates.tileSqftCents),
  ];
  if (instance.soil === 'HIGH') addends.push(optionsAddend('deepSoil', sqft, rates.tileDeepSoilSqftCents));
  if (instance.sealant === true) addends.push(optionsAddend('sealant', sqft, rates.tileSealantSqftCents));
  return addends;
}

/** Area of a tile room that is priced and timed: 50 when absent or smaller (D31). */
function chargedSqft(sqft: unknown): number {
  return Math.max(SQFT_MIN, positiveUpTo(sqft, SQFT_MAX) ?? SQFT_MIN);
}

/** Moving light furniture and masking the edges of one tiled room. */
const ROOM_MIN = 10;
/** Rotary scrub and rinse: about 400 square feet an hour. */
const MIN_PER_SQFT = 0.15;
/** Sealant is rolled on three times as fast as tile is scrubbed. */
const SEALANT_MIN_PER_SQFT = 0.05;

function tileMinutes(instance: Instance, product: Product | null): number {
  const rooms = positiveIntUpTo(instance.rooms, ROOMS_MAX) ?? 1;
  const perSqft = MIN_PER_SQFT + (instance.sealant === true ? SEALANT_MIN_PER_SQFT : 0);
  return rooms * (product?.minutes ?? ROOM_MIN) + chargedSqft(instance.sqft) * perSqft;
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
  addends: (instance, _service, _product, rates) => tileAddends(instance, rates),
  minutes: (instance, _service, product) => tileMinutes(instance, product),
  ...firmPrice,
};

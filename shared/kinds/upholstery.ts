import type { Instance } from '../cart/instance.ts';
import { countSeats, seatRule } from '../cart/seat-rule.ts';
import type { Product } from '../catalogue/product.ts';
import type { Service } from '../catalogue/service.ts';
import { extraSeats, furnishedAddends } from './furnished.ts';
import { asAsked, firmPrice, type ServiceKind } from './service-kind.ts';

/** One seat with its back, arms and cushion; a piece without seats counts as one. */
const SEAT_MIN = 15;

/** The product's own minutes are those of the seats that it includes (DU11). */
function pieceMinutes({ seats }: Instance, service: Service, product: Product | null): number {
  const rule = seatRule(service, product);
  const counted = countSeats(seats, rule);
  const own = product?.minutes ?? undefined;
  return own === undefined ? SEAT_MIN * counted : own + SEAT_MIN * extraSeats(counted, rule);
}

export const upholstery: ServiceKind = {
  form: 'pieces',
  request: null,
  pricedBy: 'product',
  isCleaning: true,
  prepare: ['textile', 'pets', 'water'],
  least: {},
  ...asAsked,
  addends: furnishedAddends,
  minutes: pieceMinutes,
  ...firmPrice,
};

import { countSeats, seatRule } from '../cart/seat-rule.ts';
import { furnishedAddends } from './furnished.ts';
import { asAsked, firmPrice, type ServiceKind } from './service-kind.ts';

/** One seat with its back, arms and cushion; a piece without seats counts as one. */
const SEAT_MIN = 15;

export const upholstery: ServiceKind = {
  form: 'pieces',
  request: null,
  pricedBy: 'product',
  isCleaning: true,
  prepare: ['textile', 'pets', 'water'],
  least: {},
  ...asAsked,
  addends: furnishedAddends,
  minutes: ({ seats }, service, product) => SEAT_MIN * countSeats(seats, seatRule(service, product)),
  ...firmPrice,
};

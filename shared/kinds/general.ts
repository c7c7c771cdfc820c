import { furnishedAddends } from './furnished.ts';
import { asAsked, firmPrice, type ServiceKind } from './service-kind.ts';

/** Dust, surfaces, vacuum and mop of one room. */
const ROOM_MIN = 30;

export const general: ServiceKind = {
  form: 'rooms',
  request: null,
  pricedBy: 'product',
  isCleaning: true,
  prepare: ['rooms', 'pets', 'parking'],
  least: {},
  ...asAsked,
  addends: furnishedAddends,
  minutes: (_instance, _service, product) => product?.minutes ?? ROOM_MIN,
  ...firmPrice,
};

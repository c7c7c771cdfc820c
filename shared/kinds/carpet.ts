import { furnishedAddends } from './furnished.ts';
import { asAsked, firmPrice, type ServiceKind } from './service-kind.ts';

/** Pre-spray, extract and groom one carpeted room with a two-person crew. */
const ROOM_MIN = 20;

export const carpet: ServiceKind = {
  form: 'rooms',
  request: null,
  pricedBy: 'product',
  isCleaning: true,
  prepare: ['textile', 'pets', 'water'],
  least: {},
  ...asAsked,
  addends: furnishedAddends,
  minutes: (_instance, _service, product) => product?.minutes ?? ROOM_MIN,
  ...firmPrice,
};

import { asAsked, firmPrice, type RequestedKind } from './service-kind.ts';

/** No price and no minutes of work before the owner has seen the place (PR17, DU9). */
export const pavers: RequestedKind = {
  form: 'request',
  request: {
    choice: 'paving',
    area: { conditions: ['good', 'mossy', 'stained', 'sunken'], example: 'driveway' },
    describes: 'project',
    isDescriptionRequired: false,
    time: null,
    vehicle: null,
    asksBudget: true,
    shows: 'beforeAfter',
  },
  pricedBy: 'quote',
  isCleaning: false,
  prepare: ['access', 'mark', 'photos'],
  least: {},
  ...asAsked,
  addends: () => [],
  minutes: () => 0,
  ...firmPrice,
};

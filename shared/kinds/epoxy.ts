import { asAsked, firmPrice, type RequestedKind } from './service-kind.ts';

/** No price and no minutes of work before the owner has seen the place (PR17, DU9). */
export const epoxy: RequestedKind = {
  form: 'request',
  request: {
    choice: null,
    area: { conditions: ['new', 'good', 'stained', 'cracked', 'coated'], example: 'garage' },
    describes: 'project',
    isDescriptionRequired: false,
    time: null,
    vehicle: null,
    asksBudget: true,
    shows: 'flakes',
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

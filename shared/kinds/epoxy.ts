import { asAsked, firmPrice, type ServiceKind } from './service-kind.ts';

/** No price and no minutes of work before the owner has seen the place (PR17, DU9). */
export const epoxy: ServiceKind = {
  form: 'request',
  request: { parts: ['area', 'description', 'budget'], describes: 'project', isDescriptionRequired: false },
  pricedBy: 'quote',
  isCleaning: false,
  prepare: ['access', 'mark', 'photos'],
  least: {},
  ...asAsked,
  addends: () => [],
  minutes: () => 0,
  ...firmPrice,
};

import type { StopError, StopFault } from '#shared/api/delivery.ts';

/** English; the app translates by code. */
const messages: Readonly<Record<StopFault, string>> = {
  'address.incomplete': 'Please fill street, city, and state.',
  'address.not_found': 'Address not found',
  'address.outside': 'This address is outside our service area.',
  'address.no_road': 'No road was found to this address.',
  'address.point_far': 'This point is far from the address.',
  'address.unchecked': 'This address is not on our map, so its point could not be checked.',
  'address.mismatch': 'The ZIP code belongs to another town.',
};

/** `index` counts in the order sent (decision 139). */
export function stopError(index: number, code: StopFault): StopError {
  return { index, code, message: messages[code] };
}

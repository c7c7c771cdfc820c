import type { AddressView } from '#shared/api/delivery.ts';
import { behindPlannerDoor } from '../behind-planner-door.ts';
import type { AddressDetailsAsk } from '../remote/fetch-address.ts';

const fetchBehindDoor = behindPlannerDoor('fetchAddress');

/** The address behind a suggestion. Undefined for whatever reason: the screen clears its list and says nothing. */
export async function fetchAddress(
  ask: AddressDetailsAsk,
  signal?: AbortSignal,
): Promise<AddressView | undefined> {
  return fetchBehindDoor(ask, signal).catch(() => undefined);
}

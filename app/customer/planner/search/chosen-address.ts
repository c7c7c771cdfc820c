import type { FoundAddress } from '#shared/delivery/plan/edit-stop.ts';
import type { RecentAddress } from '../../../data/device/rows.ts';

/** An address taken from a list, or the place where the person stands: always with a point. */
export interface ChosenAddress extends FoundAddress {
  readonly latitude: number;
  readonly longitude: number;
}

/** Undefined without a point: such a suggestion is discarded (D332). */
export function toChosen(found: FoundAddress): ChosenAddress | undefined {
  const { latitude, longitude } = found;
  if (latitude === null || longitude === null) return undefined;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return undefined;
  return { ...found, latitude, longitude };
}

export function fromRecent({ id: _id, usedAt: _usedAt, ...address }: RecentAddress): ChosenAddress {
  return address;
}

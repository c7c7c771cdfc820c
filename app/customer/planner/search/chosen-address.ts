import type { FoundAddress, StopChange } from '#shared/delivery/plan/edit-stop.ts';
import { canonicalText, stopKey } from '#shared/delivery/route-key.ts';
import type { SearchMode, Stop } from '#shared/delivery/stop.ts';
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

/** What an address would take the place of that comes late: once it is another, nobody waits for that address (D512). */
export function wishKey(stop: Stop): string {
  return [stop.searchMode, canonicalText(stop.placeName), stopKey(stop)].join(' ');
}

export interface AddressSearchProps {
  readonly stop: Stop;
  /** Name of the stop, "Pickup 2": the field's own name says whose it is. */
  readonly label: string;
  /** Each keystroke: the street, or in place mode the name of the place. */
  readonly onEdit: (change: StopChange) => void;
  /** For shared takeSuggestion. "Use my location" comes this way too, with the source `user`. */
  readonly onChoose: (address: ChosenAddress) => void;
  readonly onSwitchMode: (mode: SearchMode) => void;
  /** "Enter by hand" was chosen: unfold the parts and put the focus there. */
  readonly onManual: () => void;
  /** The typing is over without a choice: the field was left, or nothing that fits was found. */
  readonly onLeave?: (() => void) | undefined;
  /** Not offered again among the addresses used before: the stops of the plan itself. */
  readonly taken?: readonly Stop[] | undefined;
  /** What is wrong with the address, in words; also what the route said about this stop. Stands under the field. */
  readonly error?: string | undefined;
}

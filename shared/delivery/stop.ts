import type { Id } from '../kernel/ids.ts';

/** Who said where a stop is. `embedded`: our own gazetteer, near but not at the door; `manual`: a point on the map. */
export const stopSources = ['google', 'photon', 'embedded', 'manual', 'user'] as const;
export type StopSource = (typeof stopSources)[number];

export const searchModes = ['address', 'place'] as const;
export type SearchMode = (typeof searchModes)[number];

/** Degrees, WGS 84. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** One address of a plan as it is being written. Empty texts are '', not null: they stand in inputs. */
export interface Stop {
  /** Of this device; names the stop while it is moved about. */
  readonly id: Id;
  readonly type: 'pickup' | 'dropoff';
  readonly street: string;
  readonly city: string;
  /** Two capital letters. */
  readonly state: string;
  readonly zip: string;
  readonly unit: string;
  readonly notes: string;
  readonly placeName: string;
  /** One line for lists and markers. */
  readonly label: string;
  /** Both null, or both numbers. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly source: StopSource | null;
  readonly placeId: string | null;
  readonly searchMode: SearchMode;
  /** True: the point is a ZIP area's or a town's, not the door's. */
  readonly approximate: boolean;
}

/** What every spelling of a stop has in common: a plan's (''), a cart's (absent) and the wire's (null). */
export interface StopLike {
  readonly street?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly zip?: string | null | undefined;
  readonly placeName?: string | null | undefined;
  readonly searchMode?: SearchMode | null | undefined;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

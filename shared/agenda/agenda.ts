import type { Id } from '../kernel/ids.ts';
import type { Instant } from '../kernel/instant.ts';
import type { TravelMin } from './travel.ts';

/** Wall-clock minutes of a day, `startMin` inclusive, `endMin` exclusive; 0-1440. */
export interface WallInterval {
  readonly startMin: number;
  readonly endMin: number;
}

/** Weekly hours and the rules that slots follow (D359). Hours are wall time in `timeZone`. */
export interface Agenda {
  readonly timeZone: string;
  /** Index 1 Monday … 7 Sunday; a closed day has no intervals. */
  readonly hours: Readonly<Record<number, readonly WallInterval[]>>;
  readonly stepMin: number;
  /** Kept free after each visit; may pass closing time (D94). */
  readonly bufferMin: number;
  readonly noticeMin: number;
  readonly horizonDays: number;
  /** Between two visits of a crew; absent: none is kept free. */
  readonly travelMin?: TravelMin | undefined;
}

/** A stretch that is taken or closed, half-open. A claim already includes the buffer after its visit. */
export interface Busy {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** A closed period: a visit may end right at its start, because no buffer is kept around it (D94). */
  readonly isBlock?: boolean;
  /** When the crew is done there, which is before the buffer; absent: at the end. */
  readonly leftAt?: Instant | undefined;
  /** Where the visit leads, in order; none: not known. */
  readonly zips?: readonly string[] | undefined;
}

/** Who comes in one van, as slots know it: what it does, where and when, and everything that keeps it from coming. */
export interface Crew {
  readonly id: Id;
  /** Of work, by name; none: all. */
  readonly kinds?: readonly string[] | undefined;
  /** Codes of five digits where it comes; none: wherever the company does. */
  readonly zips?: readonly string[] | undefined;
  /** Its own; absent: the company's. */
  readonly hours?: Agenda['hours'] | undefined;
  /** Where its day begins and ends. */
  readonly baseZip?: string | undefined;
  /** In any order; blocks of the whole company are in every crew's. */
  readonly busy: readonly Busy[];
}

export interface Slot {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly available: boolean;
}

/** Claims are kept on this grid; steps and buffers are multiples of it. */
export const CELL_MIN = 5;

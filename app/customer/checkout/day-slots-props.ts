import type { Day } from '#shared/kernel/day.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { PreferredTime } from '../../data/slots/read-preferred-times.ts';
import type { SlotSelection } from '../../data/slots/read-slot-selection.ts';
import type { NearSlot } from '../parts/booking/near-slots.tsx';
import type { DaySlots as DaySlotsData } from './use-day-slots.ts';

export type DaySlotsProps = {
  day: Day;
  data: DaySlotsData;
  timeZone: string;
  held: SlotSelection | undefined;
  pendingStart: Instant | null;
  at: Instant;
  /** No time can be held without a connection (D103): last known times, with their age. */
  offline: boolean;
  /** Offline a tap is a wish: these, best first. */
  asked: readonly PreferredTime[];
  onPick: (slot: NearSlot) => void;
};

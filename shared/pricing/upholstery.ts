import type { SeatRule } from '../cart/seat-rule.ts';

/** PR8, D35: how many seats cost the increment, those above the included ones. */
export function extraSeats(seats: number, rule: SeatRule): number {
  return Math.max(0, seats - rule.minSeats);
}

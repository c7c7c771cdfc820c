import type { SeatRule } from '../cart/seat-rule.ts';

/** PR8, A§9 "Upholstery by seat": how many seats cost the increment, those above the included ones. */
export function extraSeats(seats: number, rule: SeatRule): number {
  return Math.max(0, seats - rule.minSeats);
}

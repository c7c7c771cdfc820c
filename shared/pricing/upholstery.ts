import type { SeatRule } from '../cart/seat-rule.ts';

/** PR8, A§9 "Upholstery by seat": each seat above the included ones costs the increment. */
export function extraSeatsCents(seats: number, rule: SeatRule): number {
  return Math.max(0, seats - rule.minSeats) * rule.extraSeatCents;
}

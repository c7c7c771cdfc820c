import type { SeatRule } from '#shared/cart/seat-rule.ts';

/** D35: the most seats that have a button of their own; more are counted with a stepper (D36). */
const LAST_BUTTON = 5;

interface SeatChoices {
  readonly buttons: readonly number[];
  /** The least number the stepper takes; null where seats are not sold beyond the included ones. */
  readonly moreFrom: number | null;
}

/**
 * The seats that can be chosen for a piece: never fewer than included, and more only where they have a price (D35:
 * sofas and sectionals). `seats` is what the piece has now; a number made elsewhere stays among the choices.
 */
export function seatChoices({ minSeats, extraSeatCents }: SeatRule, seats: number): SeatChoices {
  if (extraSeatCents === 0) return { buttons: [...new Set([minSeats, seats])], moreFrom: null };
  const count = Math.max(0, LAST_BUTTON - minSeats + 1);
  return {
    buttons: Array.from({ length: count }, (_, index) => minSeats + index),
    moreFrom: Math.max(LAST_BUTTON + 1, minSeats),
  };
}

/**
 * The arithmetic of a row of cards that runs in a loop: the row, then enough copies of its beginning that a viewport
 * standing at the end of the row still sees cards. All lengths are CSS pixels.
 *
 *     | card 1 … card n | copies |
 *     0                loop
 */

/** The row runs slowly enough to be read (D317). */
const SPEED_PX_PER_S = 40;
/** D317: what one press on an arrow moves. */
export const ARROW_PX = 340;
/** After a sleep of the tab the row goes on from where it was instead of leaping. */
const FRAME_MAX_MS = 100;

/** The same place on the belt, between 0 and `loop`. */
export function wrap(position: number, loop: number): number {
  return loop <= 0 ? 0 : ((position % loop) + loop) % loop;
}

export function advance(position: number, passedMs: number, loop: number): number {
  return wrap(position + (Math.min(passedMs, FRAME_MAX_MS) / 1_000) * SPEED_PX_PER_S, loop);
}

/**
 * Enough for the widest look past the end: a viewport that an arrow has pushed one step beyond it. 0 when there are
 * too few cards for a loop; the row then stands still.
 */
export function countCopies(viewport: number, pitch: number, cards: number): number {
  if (pitch <= 0) return 0;
  const needed = Math.ceil((viewport + ARROW_PX) / pitch);
  return needed <= cards ? needed : 0;
}

/** Where to stand before an arrow's step of `by`, so that the step crosses no end of the belt. */
export function standFor(position: number, by: number, loop: number): number {
  const here = wrap(position, loop);
  return here + by < 0 ? here + loop : here;
}

/** Without copies, for those who want no motion: past either end the row begins again at the other. */
export function stepStill(position: number, by: number, end: number): number {
  if (by > 0 && position >= end - 1) return 0;
  if (by < 0 && position <= 1) return end;
  return Math.max(0, Math.min(end, position + by));
}

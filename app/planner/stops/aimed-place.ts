/**
 * The place a carried card would take: it passes another once its own middle has. `middles` are those of all cards
 * before anything moved, from top to bottom.
 */
export function aimedPlace(middles: readonly number[], from: number, movedPx: number): number {
  const own = (middles[from] ?? 0) + movedPx;
  const passed = middles.filter(
    (middle, place) => (place > from && middle <= own) || (place < from && middle < own),
  );
  return passed.length;
}

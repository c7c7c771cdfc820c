/** Where a card stands on the page before anything moved, in pixels. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The place a carried card would take: it passes another once the edge it goes ahead with is past the other's middle,
 * so half a card is far enough either way. `cards` are all of them from top to bottom.
 */
export function aimedPlace(cards: readonly Extent[], from: number, movedPx: number): number {
  const own = cards[from];
  if (own === undefined) return from;
  const passed = cards.filter((card, place) => {
    const middle = (card.top + card.bottom) / 2;
    return place > from ? middle <= own.bottom + movedPx : place < from && middle < own.top + movedPx;
  });
  return passed.length;
}

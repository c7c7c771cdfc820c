import { expect, test } from 'vitest';
import { aimedPlace, type Extent } from './aimed-place.ts';

/** Three cards of 184 px, 16 px apart: half a card and the gap are 108 px. */
const cards: readonly Extent[] = [100, 300, 500].map((top) => ({ top, bottom: top + 184 }));
const samples = [
  [0, 0, 0],
  [0, 107, 0],
  [0, 108, 1],
  [0, 308, 2],
  [0, 5_000, 2],
  [2, -107, 2],
  [2, -108, 1],
  [2, -5_000, 0],
  [1, -108, 0],
  [1, 108, 2],
] as const;

test.each(samples)('from place %i, carried by %i px, it would be at %i', (from, movedPx, place) => {
  expect(aimedPlace(cards, from, movedPx)).toBe(place);
});

test('a card that must go its whole height would be caught', () => {
  const byMiddles = (from: number, movedPx: number) =>
    cards.filter((card, place) => {
      const away = card.top - (cards[from]?.top ?? 0) - movedPx;
      return place > from ? away <= 0 : place < from && away < 0;
    }).length;
  expect(samples.some(([from, movedPx, place]) => byMiddles(from, movedPx) !== place)).toBe(true);
});

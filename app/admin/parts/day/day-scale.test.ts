import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { dayScale } from './day-scale.ts';

const HOUR_MS = 3_600_000;
const hour = (count: number) => instantFromMs(count * HOUR_MS);

test('a moment stands at its share of the line, and one outside at its end', () => {
  const { place, stretch } = dayScale(hour(8), hour(18));
  expect([hour(8), hour(13), hour(20), hour(2)].map(place)).toEqual(['0%', '50%', '100%', '0%']);
  expect(stretch(hour(7), hour(9))).toEqual({ insetInlineStart: '0%', inlineSize: '10%' });
});

test('no more than seven hours are written, evenly apart', () => {
  for (let hours = 1; hours <= 24; hours++) {
    const { labels } = dayScale(hour(0), hour(hours));
    expect(labels.length, `${hours} hours`).toBeLessThanOrEqual(7);
    const apart = labels.slice(1).map((at, index) => at - (labels[index] ?? 0));
    expect(new Set(apart).size, `${hours} hours`).toBe(1);
  }
});

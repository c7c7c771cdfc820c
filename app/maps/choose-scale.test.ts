import { expect, test } from 'vitest';
import { chooseScale } from './choose-scale.ts';

test('the scale is a round length that is neither tiny nor wide, at every zoom of the map', () => {
  for (let zoom = 5; zoom <= 18; zoom += 1) {
    const { miles, pixels } = chooseScale(28.54, zoom);
    expect(pixels, `${miles} miles at zoom ${zoom}`).toBeGreaterThan(24);
    expect(pixels, `${miles} miles at zoom ${zoom}`).toBeLessThanOrEqual(84);
  }
});

test('at zoom 12 over Orlando 48 pixels are a mile', () => {
  // 156,543 m per pixel at zoom 0 on the equator, × cos 28.54°, ÷ 2¹²: 33.6 m
  expect(chooseScale(28.54, 12)).toEqual({ miles: 1, pixels: 48 });
});

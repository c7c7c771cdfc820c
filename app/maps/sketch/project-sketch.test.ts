import { expect, test } from 'vitest';
import { fitSketch, isInSketch, type Place, toPath } from './project-sketch.ts';

const box = { width: 320, height: 180 };
const orlando: Place = [-81.38, 28.54];
const tampa: Place = [-82.46, 27.95];

test.each([
  ['a long road', [orlando, tampa]],
  ['one stop', [orlando]],
  ['two stops at one door', [orlando, orlando]],
  ['north to south', [orlando, [-81.38, 27.2] as Place]],
])('%s lies inside the box, with room for its pins', (_name, places) => {
  const project = fitSketch(places, box);
  for (const [x, y] of places.map((place) => project?.(place) ?? [-1, -1])) {
    expect(x).toBeGreaterThanOrEqual(20);
    expect(x).toBeLessThanOrEqual(box.width - 20);
    expect(y).toBeGreaterThanOrEqual(40);
    expect(y).toBeLessThanOrEqual(box.height - 20);
  }
});

test('north is up and east is right', () => {
  const project = fitSketch([orlando, tampa], box);
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = [project?.(orlando), project?.(tampa)];
  expect(x1).toBeGreaterThan(x2);
  expect(y1).toBeLessThan(y2);
});

test('without a place nothing is drawn', () => {
  expect(fitSketch([], box)).toBeUndefined();
});

test('a county is drawn when it reaches into the box, and one far away is not', () => {
  const project = fitSketch([orlando, tampa], box);
  if (project === undefined) throw new Error('two places can be fitted');
  const around = ([longitude, latitude]: Place): readonly Place[] => [
    [longitude - 2, latitude - 2],
    [longitude + 2, latitude - 2],
    [longitude, latitude + 2],
  ];
  expect(isInSketch(around(orlando), project, box)).toBe(true);
  expect(isInSketch(around([-87, 30.9]), project, box)).toBe(false);
  expect(toPath([orlando, tampa], project)).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
});

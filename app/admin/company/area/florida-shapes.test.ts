import { expect, test } from 'vitest';
import { readGazetteer } from '#shared/delivery/florida/gazetteer.ts';
import {
  type CountyShape,
  countyBeside,
  FLORIDA_BOX,
  floridaShapes,
  projectFlorida,
} from './florida-shapes.ts';

const shapes = floridaShapes();
const named = (name: string): CountyShape => {
  const found = shapes.find((shape) => shape.name === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
};

test('every county of the gazetteer has its outline, and nothing is drawn beside the map', () => {
  const counties = new Set([...readGazetteer().zips.values()].map(({ county }) => county));
  expect(new Set(shapes.map(({ name }) => name))).toEqual(counties);
  for (const { path, middle } of shapes) {
    const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
    const xs = numbers.filter((_, index) => index % 2 === 0);
    const ys = numbers.filter((_, index) => index % 2 === 1);
    expect(Math.min(...numbers)).toBeGreaterThan(0);
    expect(Math.max(...xs)).toBeLessThan(FLORIDA_BOX.width);
    expect(Math.max(...ys)).toBeLessThan(FLORIDA_BOX.height);
    expect(middle[0]).toBeGreaterThan(0);
  }
  const [x, y] = projectFlorida({ latitude: 28.54, longitude: -81.38 }); // Orlando, right of the middle
  expect([x > FLORIDA_BOX.width / 2, y < FLORIDA_BOX.height / 2]).toEqual([true, true]);
});

test('arrow keys go to the neighbour on that side, and from anywhere to every county', () => {
  const beside = (name: string, key: string) => countyBeside(shapes, named(name), key)?.name;
  expect(beside('Orange', 'ArrowUp')).toBe('Seminole');
  expect(beside('Orange', 'ArrowDown')).toBe('Osceola');
  expect(beside('Orange', 'ArrowLeft')).toBe('Lake');
  expect(beside('Escambia', 'ArrowLeft')).toBeUndefined();
  expect(beside('Orange', 'Enter')).toBeUndefined();
  const reached = new Set(['Orange']);
  for (const name of reached) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = beside(name, key);
      if (next) reached.add(next);
    }
  }
  expect(shapes.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([]);
});

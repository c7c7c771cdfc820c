import { expect, test } from 'vitest';
import { readGazetteer } from '#shared/delivery/florida/gazetteer.ts';
import type { Point } from '#shared/delivery/stop.ts';
import { chooseTowns, chooseZips } from './choose-towns.ts';

const { towns, zips } = readGazetteer();
const ORLANDO = { latitude: 28.54, longitude: -81.38 };
const SIZE = { width: 360, height: 300 };

/** As a map of this zoom with Orlando in its middle, in plain degrees. */
const around = (zoom: number) => (place: Point) => {
  const perDegree = (256 * 2 ** zoom) / 360;
  const x = SIZE.width / 2 + (place.longitude - ORLANDO.longitude) * perDegree;
  const y = SIZE.height / 2 - ((place.latitude - ORLANDO.latitude) * perDegree) / 0.88;
  return x < 0 || y < 0 || x > SIZE.width || y > SIZE.height ? undefined : { x, y };
};

test('far away only cities have a name, nearer smaller towns too', () => {
  const names = (zoom: number) => chooseTowns(towns, zoom, around(zoom)).map(({ name }) => name);
  expect(names(7)).toContain('Orlando');
  expect(names(7)).not.toContain('Winter Park');
  expect(names(11)).toContain('Winter Park');
});

/** Pairs of names that lie over each other. */
function findTouching(
  spots: readonly { name: string; x: number; y: number }[],
  room: number,
): readonly string[] {
  return spots.flatMap((a, index) =>
    spots
      .slice(index + 1)
      .filter((b) => Math.abs(a.x - b.x) <= room && Math.abs(a.y - b.y) < 20)
      .map((b) => `${a.name} ${b.name}`),
  );
}

test('no two names touch, at any zoom', () => {
  for (let zoom = 5; zoom <= 14; zoom += 1)
    expect(findTouching(chooseTowns(towns, zoom, around(zoom)), 60), `zoom ${zoom}`).toEqual([]);
});

test('the check sees names that touch', () => {
  const all = towns.flatMap(({ name, ...place }) => {
    const spot = around(9)(place);
    return spot ? [{ name, ...spot }] : [];
  });
  expect(findTouching(all, 60).length).toBeGreaterThan(10);
});

test('near enough ZIP codes stand in the room between the names', () => {
  const names = chooseTowns(towns, 12, around(12));
  const codes = chooseZips(zips.values(), 12, names, around(12));
  expect(codes.length).toBeGreaterThan(2);
  expect(findTouching([...names, ...codes], 45)).toEqual([]);
  expect(chooseZips(zips.values(), 10, names, around(10))).toEqual([]);
});

test('what is off screen takes no room', () => {
  expect(chooseTowns(towns, 12, () => undefined)).toEqual([]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAddresses } from '../../tests/bench/measure-estimates.ts';
import { checkPoint } from './check-point.ts';
import type { MetaStop } from './delivery-meta.ts';
import { readGazetteer } from './florida/gazetteer.ts';
import { greatCircleMiles } from './great-circle.ts';
import type { Point, StopLike } from './stop.ts';

const gazetteer = readGazetteer();
const orlando = { street: '100 Orange Ave', city: 'Orlando', state: 'FL', zip: '32801' };
const kissimmee = { street: '5 Broadway', city: 'Kissimmee', state: 'FL', zip: '34741' };
const downtown = middleOf(orlando.zip);

function middleOf(zip: string): Point {
  const area = gazetteer.zips.get(zip);
  if (area === undefined) throw new Error(`No ${zip}`);
  return { latitude: area.latitude, longitude: area.longitude };
}

/** So many straight miles from a point, in this direction of the compass. */
function awayFrom({ latitude, longitude }: Point, miles: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  const mile = 1 / ((2 * Math.PI * 3_958.76) / 360);
  const north = Math.cos(turn) * miles * mile;
  const east = (Math.sin(turn) * miles * mile) / Math.cos((latitude * Math.PI) / 180);
  return { latitude: latitude + north, longitude: longitude + east };
}

const faultOf = (stop: StopLike, point: Point) => checkPoint(gazetteer, stop, point).fault;

test('[RT35] a point fits up to three miles beyond the ZIP area that was typed, and no farther', () => {
  expect(faultOf(orlando, awayFrom(downtown, 4.9, 200))).toBeNull();
  expect(faultOf(orlando, awayFrom(downtown, 5.1, 200))).toBe('address.point_far');
  expect(faultOf({ ...orlando, zip: '' }, awayFrom({ latitude: 28.5383, longitude: -81.3792 }, 6, 90))).toBe(
    'address.point_far',
  );
});

test('[RT35] who placed the point makes no difference', () => {
  for (const source of ['manual', 'google', 'photon', 'embedded', 'user'] as const) {
    const claimed: MetaStop = { ...kissimmee, type: 'dropoff', source };
    expect(faultOf(claimed, downtown)).toBe('address.point_far');
  }
});

/** Two stops 17 miles apart, talked together: whatever one point they share, one of them is not where it says. */
const sharedPoint = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: -0.02, max: 0.02, noNaN: true }))
  .map(([share, aside]) => {
    const there = middleOf(kissimmee.zip);
    return {
      latitude: downtown.latitude + share * (there.latitude - downtown.latitude),
      longitude: downtown.longitude + share * (there.longitude - downtown.longitude) + aside,
    };
  });

test('[RT35] no one point fits both ends of a road of 17 straight miles', () => {
  fc.assert(
    fc.property(
      sharedPoint,
      (point) => faultOf(orlando, point) !== null || faultOf(kissimmee, point) !== null,
    ),
  );
});

test('[RT35] a limit of 30 miles is caught by the same property', () => {
  const lax = (zip: string, point: Point) => greatCircleMiles(middleOf(zip), point) > 30;
  const run = fc.check(
    fc.property(sharedPoint, (point) => lax(orlando.zip, point) || lax(kissimmee.zip, point)),
  );
  expect(run.failed).toBe(true);
});

test('[RT35] of 208 real doors no more than one is held against its own address', () => {
  const addresses = readAddresses();
  const marked = addresses.filter(({ stop, door }) => faultOf(stop, door) !== null);
  expect(addresses).toHaveLength(208);
  expect(marked.length).toBeLessThanOrEqual(1);
});

test('[RT35] a point in a wide ZIP area of the country fits, however far from the middle the area reaches', () => {
  const clewiston = { street: '1 Farm Road', city: 'Clewiston', state: 'FL', zip: '33440' };
  expect(faultOf(clewiston, awayFrom(middleOf('33440'), 15, 180))).toBeNull();
});

test('[RT35] an exact find decides, a near one only allows what ZIP and town allow', () => {
  const door = awayFrom(downtown, 1, 0);
  const point = awayFrom(door, 3.5, 180);
  expect(checkPoint(gazetteer, orlando, point, { ...door, approximate: false }).fault).toBe(
    'address.point_far',
  );
  expect(checkPoint(gazetteer, orlando, point, { ...door, approximate: true }).fault).toBeNull();
  const far = awayFrom(downtown, 12, 180);
  expect(checkPoint(gazetteer, orlando, far, { ...far, approximate: true }).fault).toBeNull();
});

test.each<[string, StopLike]>([
  ['an unknown town without a ZIP', { city: 'Xyzzyville', state: 'FL' }],
  ['a ZIP that does not exist', { city: 'Orlando', state: 'FL', zip: '34999' }],
  ['another state', { city: 'Atlanta', state: 'GA', zip: '30301' }],
])('[RT35] %s cannot be checked', (_what, stop) => {
  expect(checkPoint(gazetteer, stop, downtown)).toEqual({ fault: 'address.unchecked', typed: null });
});

test('[RT42] a ZIP of another town contradicts it, wherever the point is', () => {
  const forged = { ...kissimmee, zip: orlando.zip };
  for (const point of [downtown, middleOf(kissimmee.zip)]) {
    expect(faultOf(forged, point)).toBe('address.mismatch');
  }
  expect(checkPoint(gazetteer, forged, downtown).typed).toMatchObject({
    latitude: 28.3047,
    approximate: true,
  });
  expect(checkPoint(gazetteer, forged, middleOf(kissimmee.zip)).typed).toMatchObject(downtown);
});

test('[RT42] neighbours share names: none of 208 real addresses contradicts itself', () => {
  expect(readAddresses().filter(({ stop, door }) => faultOf(stop, door) === 'address.mismatch')).toEqual([]);
  expect(faultOf({ city: 'Orlando', state: 'FL', zip: '32789' }, middleOf('32789'))).toBeNull();
  expect(faultOf({ city: 'Pine Hills', state: 'FL', zip: '32808' }, middleOf('32808'))).toBeNull();
});

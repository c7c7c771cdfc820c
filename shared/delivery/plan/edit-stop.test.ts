import { expect, test } from 'vitest';
import { aPlan } from '../a-plan.test-support.ts';
import type { Stop } from '../stop.ts';
import { blankPlan } from './blank-plan.ts';
import {
  editStop,
  type FoundAddress,
  nameTown,
  placePoint,
  switchSearchMode,
  takeSuggestion,
} from './edit-stop.ts';
import type { PlannerValue } from './planner-value.ts';

const found: FoundAddress = {
  label: '200 Main Street, Winter Park, FL 32789',
  latitude: 28.5978,
  longitude: -81.3534,
  housenumber: '200',
  street: 'Main Street',
  city: 'Winter Park',
  state: 'FL',
  zip: '32789',
  source: 'photon',
  placeId: 'W1',
  approximate: false,
};

function first(plan: PlannerValue): Stop | undefined {
  return plan.pickups[0];
}

test('[RT1] an empty plan is a delivery of one pickup in Florida', () => {
  const plan = blankPlan({ instance: 'i', pickup: 'p', dropoff: 'd' });
  expect(plan).toMatchObject({ id: 'i', mode: 'delivery', route: null, stale: false });
  expect(plan.pickups).toMatchObject([{ id: 'p', type: 'pickup', state: 'FL', street: '', latitude: null }]);
  expect(plan.dropoff).toMatchObject({ id: 'd', type: 'dropoff', state: 'FL', source: null });
});

test.each([{ street: '2 Elm Street' }, { city: 'Ocoee' }, { state: 'GA' }, { zip: '32804' }])(
  '[RT20][RT21] typing %o takes the point and the route',
  (change) => {
    const edited = editStop(aPlan(2), 'p0', change);
    expect(edited).toMatchObject({ route: null, stale: true });
    expect(first(edited)).toMatchObject({
      ...change,
      latitude: null,
      longitude: null,
      source: null,
      placeId: null,
      approximate: false,
    });
    expect(edited.pickups[1]).toMatchObject({ latitude: 28.51, source: 'photon' });
  },
);

test.each([{ unit: '4B' }, { notes: 'ring twice' }, { street: ' 1  oak STREET ' }])(
  '[RT20][RT21] typing %o keeps point and route',
  (change) => {
    const plan = aPlan(2);
    const edited = editStop(plan, 'p0', change);
    expect(edited.route).toBe(plan.route);
    expect(edited.stale).toBe(false);
    expect(first(edited)).toMatchObject({ ...change, latitude: 28.5, placeId: 'N0' });
  },
);

test('[RT20] a plan that never had a route is not stale', () => {
  const plan = blankPlan({ instance: 'i', pickup: 'p', dropoff: 'd' });
  expect(editStop(plan, 'p', { street: '2 Elm Street' })).toMatchObject({ route: null, stale: false });
});

test('[RT20] a stale plan stays stale while more is typed', () => {
  const once = editStop(aPlan(1), 'p0', { city: 'Ocoee' });
  expect(editStop(once, 'd', { city: 'Apopka' }).stale).toBe(true);
});

test('[RT21] the state is two capital letters', () => {
  expect(first(editStop(aPlan(1), 'p0', { state: 'gax' }))?.state).toBe('GA');
});

test('[RT21] another place loses the street that came with the first one, but not one that was typed', () => {
  const place = switchSearchMode(aPlan(1), 'p0', 'place');
  const taken = takeSuggestion(place, 'p0', { ...found, placeName: 'Publix' });
  expect(first(taken)).toMatchObject({ street: '200 Main Street', placeName: 'Publix' });
  expect(first(editStop(taken, 'p0', { placeName: 'Target' }))).toMatchObject({
    street: '',
    placeName: 'Target',
    latitude: null,
  });
  const typed = switchSearchMode(editStop(aPlan(1), 'p0', { street: '9 Elm Street' }), 'p0', 'place');
  expect(first(editStop(typed, 'p0', { placeName: 'Target' }))?.street).toBe('9 Elm Street');
});

test('[RT22] a suggestion gives address, point and source, and keeps unit and notes', () => {
  const plan = editStop(aPlan(1), 'p0', { unit: '4B', notes: 'ring twice' });
  const taken = takeSuggestion(plan, 'p0', found);
  expect(taken).toMatchObject({ route: null, stale: true });
  expect(first(taken)).toMatchObject({
    id: 'p0',
    street: '200 Main Street',
    city: 'Winter Park',
    zip: '32789',
    unit: '4B',
    notes: 'ring twice',
    label: found.label,
    latitude: 28.5978,
    source: 'photon',
    placeId: 'W1',
  });
});

test.each([null, Number.NaN, Number.POSITIVE_INFINITY])(
  '[RT22] a suggestion at latitude %s is discarded',
  (latitude) => {
    const plan = aPlan(1);
    expect(takeSuggestion(plan, 'p0', { ...found, latitude })).toBe(plan);
  },
);

test('[RT22] a ZIP of another town does not stay, the one of the same town does', () => {
  const { zip: _zip, ...withoutZip } = found;
  expect(first(takeSuggestion(aPlan(1), 'p0', withoutZip))?.zip).toBe('');
  expect(first(takeSuggestion(aPlan(1), 'p0', { ...withoutZip, city: 'orlando' }))?.zip).toBe('32801');
  expect(first(takeSuggestion(aPlan(1), 'p0', { ...found, city: 'orlando', zip: null }))?.zip).toBe('');
});

test('[RT22] a house number is not written twice, a strange state not taken over', () => {
  const plan = takeSuggestion(aPlan(1), 'p0', { ...found, street: '200 Main Street', state: 'Florida' });
  expect(first(plan)).toMatchObject({ street: '200 Main Street', state: 'FL' });
});

test('[RT22] where only a town was found, a typed street stays unless it was the beginning of the town', () => {
  const { street: _street, housenumber: _number, ...town } = found;
  expect(first(takeSuggestion(aPlan(1), 'p0', town))?.street).toBe('1 Oak Street');
  const typed = editStop(aPlan(1), 'p0', { street: 'Winter P' });
  expect(first(takeSuggestion(typed, 'p0', town))?.street).toBe('');
});

test('[RT3][RT22] a place without a street stands for its own', () => {
  const { street: _street, housenumber: _number, ...place } = { ...found, placeName: 'Publix' };
  const taken = takeSuggestion(switchSearchMode(aPlan(1), 'p0', 'place'), 'p0', place);
  expect(first(taken)).toMatchObject({ street: '', placeName: 'Publix', city: 'Winter Park' });
  expect(first(takeSuggestion(aPlan(1), 'p0', place))?.street).toBe('Publix');
});

test('[RT23] a point on the map is manual, exact and named by its address', () => {
  const { dropoff, ...rest } = aPlan(1);
  const found = { source: 'photon', placeId: 'osm:1', approximate: true } as const;
  const plan = { ...rest, dropoff: { ...dropoff, ...found } };
  const placed = placePoint(plan, 'd', { latitude: 28.6, longitude: -81.2 }, 'Point on the map');
  expect(placed).toMatchObject({ route: null, stale: true });
  expect(placed.dropoff).toMatchObject({
    latitude: 28.6,
    longitude: -81.2,
    source: 'manual',
    placeId: null,
    approximate: false,
    label: '2 Oak Street, Orlando, FL 32801',
  });
  const blank = blankPlan({ instance: 'i', pickup: 'p', dropoff: 'd' });
  const unnamed = placePoint(blank, 'd', { latitude: 28.6, longitude: -81.2 }, 'Point on the map');
  expect(unnamed.dropoff.label).toBe('Point on the map');
});

test('[RT24] the name of a place starts as the street, and the street is there again', () => {
  const plan = aPlan(1);
  const place = switchSearchMode(plan, 'p0', 'place');
  expect(first(place)).toMatchObject({
    searchMode: 'place',
    placeName: '1 Oak Street',
    street: '1 Oak Street',
  });
  expect(place.route).toBe(plan.route);
  const named = editStop(switchSearchMode(editStop(plan, 'p0', { street: '' }), 'p0', 'place'), 'p0', {
    placeName: 'Publix',
  });
  expect(first(switchSearchMode(named, 'p0', 'address'))).toMatchObject({
    searchMode: 'address',
    street: 'Publix',
    placeName: 'Publix',
  });
  const back = switchSearchMode(editStop(place, 'p0', { placeName: 'Target' }), 'p0', 'address');
  expect(first(back)?.street).toBe('1 Oak Street');
});

test('[RT47] the town of a found ZIP leaves the point where it was found, and a written town as it is', () => {
  const blank = blankPlan({ instance: 'i', pickup: 'p', dropoff: 'd' });
  const rural = takeSuggestion(blank, 'p', { ...found, city: undefined });
  const named = nameTown(rural, 'p', 'Winter Park');
  expect(first(named)).toEqual({ ...first(rural), city: 'Winter Park' });
  expect(first(named)).toMatchObject({ latitude: 28.5978, source: 'photon', placeId: 'W1' });
  expect(nameTown(named, 'p', 'Ocoee')).toEqual(named);
});

test('[RT47] it becomes part of what a stop without a point is called', () => {
  const blank = blankPlan({ instance: 'i', pickup: 'p', dropoff: 'd' });
  const typed = editStop(blank, 'p', { street: '2 Elm Street', zip: '32789' });
  expect(first(nameTown(typed, 'p', 'Winter Park'))?.label).toBe('2 Elm Street, Winter Park, FL 32789');
});

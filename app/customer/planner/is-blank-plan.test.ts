import { expect, test } from 'vitest';
import { blankPlan } from '#shared/delivery/plan/blank-plan.ts';
import { editStop, placePoint } from '#shared/delivery/plan/edit-stop.ts';
import { setMode } from '#shared/delivery/plan/set-mode.ts';
import { isBlankPlan } from './is-blank-plan.ts';

const blank = blankPlan({ instance: 'plan', pickup: 'one', dropoff: 'door' });

test('a plan of nothing but a mode is blank', () => {
  expect(isBlankPlan(blank)).toBe(true);
  expect(isBlankPlan(setMode(blank, 'errand'))).toBe(true);
});

test('a letter, a point or a sum makes it worth keeping', () => {
  expect(isBlankPlan(editStop(blank, 'door', { unit: '4' }))).toBe(false);
  expect(isBlankPlan(placePoint(blank, 'one', { latitude: 28, longitude: -81 }, 'Point'))).toBe(false);
  expect(isBlankPlan({ ...blank, instructions: 'x' })).toBe(false);
  expect(isBlankPlan({ ...setMode(blank, 'errand'), estimatedBasketAmount: 0 })).toBe(false);
});

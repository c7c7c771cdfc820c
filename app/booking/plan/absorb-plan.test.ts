import { expect, test } from 'vitest';
import { editStop } from '#shared/delivery/plan/edit-stop.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { aPlan, aRoute } from './a-plan.test-support.ts';
import { absorbPlan, planKey } from './absorb-plan.ts';

const asked = aPlan();
const aDoubt = { placedMiles: 12, placedMinutes: 31, typedMiles: null, typedMinutes: null, points: [] };

function answer(plan: PlannerValue): PlannerValue {
  const dropoff = { ...plan.dropoff, latitude: 28.6, longitude: -81.35, source: 'photon' as const };
  return { ...plan, dropoff, route: aRoute(), stale: false };
}

/** Deliberately broken: the answer replaces whatever was written meanwhile. */
function absorbAll(_now: PlannerValue, _asked: PlannerValue, answered: PlannerValue): PlannerValue {
  return answered;
}

test('what was written while the answer was on its way is kept', () => {
  const now = { ...editStop(asked, 'door', { notes: 'ring twice' }), instructions: 'two boxes' };
  const kept = (absorb: typeof absorbPlan) => {
    const plan = absorb(now, asked, answer(asked));
    return [plan?.dropoff.notes, plan?.instructions, plan?.dropoff.latitude, plan?.route?.distanceMiles];
  };
  expect(kept(absorbPlan)).toEqual(['ring twice', 'two boxes', 28.6, 12.3412]);
  expect(kept(absorbAll)).not.toEqual(kept(absorbPlan));
});

test('a doubt of the answer is taken over with it, and goes with the next one', () => {
  const doubt = { ...aDoubt, routeToken: 'signed' };
  const doubted = absorbPlan(asked, asked, { ...answer(asked), route: null, doubt });
  expect(doubted).toMatchObject({ route: null, doubt });
  expect(absorbPlan(doubted ?? asked, asked, answer(asked))?.doubt).toBeUndefined();
});

test('an answer for other stops is dropped', () => {
  const now = editStop(asked, 'door', { street: '1 Elsewhere Road' });
  expect(absorbPlan(now, asked, answer(asked))).toBeUndefined();
});

test('notes, mode and instructions change no road', () => {
  const noted = editStop(asked, 'door', { notes: 'ring twice', unit: '4' });
  expect(planKey({ ...noted, mode: 'errand', instructions: 'x' })).toBe(planKey(asked));
  expect(planKey(editStop(asked, 'door', { zip: '32789' }))).not.toBe(planKey(asked));
});

import { expect, test } from 'vitest';
import { editStop } from '#shared/delivery/plan/edit-stop.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { aPlan, aRoute } from './a-plan.test-support.ts';
import { type Answer, findFault, statusOf, toAnswer } from './plan-answer.ts';

const plan = aPlan();
const refused = toAnswer(plan, {
  kind: 'refused',
  routeNotFound: true,
  errors: [{ index: 1, code: 'address.no_road', message: 'No road' }],
});
const elsewhere = editStop(plan, 'door', { street: '1 Elsewhere Road' });

function status(value: PlannerValue, answer?: Answer, asked = false, isRunning = false) {
  return statusOf(value, { asked, answer, isRunning });
}

/** Deliberately broken: an answer is shown whatever became of the stops it is about. */
function statusOfAny(_value: PlannerValue, answer: Answer) {
  return answer.kind;
}

test('an answer holds for the stops it is about, and for no others', () => {
  expect(status(plan, refused)).toBe('refused');
  expect(status(elsewhere, refused)).toBe('idle');
  expect(statusOfAny(elsewhere, refused)).not.toBe(status(elsewhere, refused));
});

test('notes change nothing about an answer', () => {
  expect(status(editStop(plan, 'door', { notes: 'ring twice' }), refused)).toBe('refused');
});

test('an error belongs to the stop at its index, the drop-off last (D139)', () => {
  expect(findFault(plan, refused, 'door')).toBe('address.no_road');
  expect(findFault(plan, refused, 'one')).toBeUndefined();
});

test('a fault goes when its own stop is changed, and stays when another is', () => {
  expect(findFault(elsewhere, refused, 'door')).toBeUndefined();
  expect(findFault(editStop(plan, 'one', { zip: '32804' }), refused, 'door')).toBe('address.no_road');
});

test('an index that names no stop is no fault', () => {
  const errors = [{ index: 7, code: 'address.not_found', message: '' }] as const;
  expect(toAnswer(plan, { kind: 'pending', value: plan, errors }).faults).toEqual([]);
});

test('a doubt tells its stops again in a plan that is opened later, until the road is asked for', () => {
  const points = [
    { offMiles: 0.2, fault: null },
    { offMiles: 17, fault: 'address.point_far' as const },
  ];
  const miles = { placedMiles: 0.1, placedMinutes: 1, typedMiles: 22, typedMinutes: 41 };
  const doubted = aPlan({ doubt: { ...miles, points, routeToken: 'signed' } });
  expect(status(doubted)).toBe('pending');
  expect([findFault(doubted, undefined, 'one'), findFault(doubted, undefined, 'door')]).toEqual([
    undefined,
    'address.point_far',
  ]);
  expect(findFault(editStop(doubted, 'door', { zip: '32804' }), undefined, 'door')).toBeUndefined();
});

test('what is missing is said only after the route was asked for', () => {
  const open = editStop(plan, 'door', { city: '' });
  expect(status(open)).toBe('idle');
  expect(status(open, undefined, true)).toBe('incomplete');
  expect(status(plan, undefined, true)).toBe('idle');
});

test('changed addresses, a road under way and an estimate of this device are each told', () => {
  expect(status({ ...plan, stale: true })).toBe('stale');
  expect(status({ ...plan, stale: true }, refused, false, true)).toBe('computing');
  expect(status(aPlan({ route: aRoute({ routeToken: undefined, estimated: true }) }))).toBe('offline');
  expect(status(aPlan({ route: aRoute() }))).toBe('idle');
});

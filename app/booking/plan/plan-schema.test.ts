import { expect, test } from 'vitest';
import { aPlan, aRoute } from './a-plan.test-support.ts';
import { plansSchema } from './plan-schema.ts';

test('a kept plan is read back whole', () => {
  const better = { order: [0], savedMiles: 1.2, savedMinutes: 3 };
  const drafts = [aPlan({ route: aRoute({ better }), stale: false }), aPlan({ stale: true })];
  expect(plansSchema.parse(JSON.parse(JSON.stringify({ drafts })))).toEqual({ drafts });
});

test('a plan without a pickup, or with six, is no plan', () => {
  const plan = aPlan();
  const six = [1, 2, 3, 4, 5, 6].flatMap(() => plan.pickups);
  expect(plansSchema.safeParse({ drafts: [{ ...plan, pickups: [] }] }).success).toBe(false);
  expect(plansSchema.safeParse({ drafts: [{ ...plan, pickups: six }] }).success).toBe(false);
});

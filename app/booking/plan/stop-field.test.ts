import { expect, test, vi } from 'vitest';
import { directionsInput } from '#shared/api/delivery.ts';
import { aStop } from './a-plan.test-support.ts';
import { stopField } from './stop-field.ts';

const fields = ['street', 'unit', 'city', 'state', 'zip', 'notes'] as const;

test.each(fields)('the longest %s that can be typed is taken by the server', (field) => {
  const { maxLength } = stopField(aStop({}), field, vi.fn());
  const points = [{ type: 'pickup', [field]: 'x'.repeat(maxLength) }];
  expect(directionsInput.shape.points.safeParse(points).success).toBe(true);
});

import { expect, test } from 'vitest';
import { addMinutes, instantFromMs } from '../kernel/instant.ts';
import { isCorrectable, STAFF_PAST_MIN } from './correctable.ts';

const now = instantFromMs(Date.UTC(2026, 10, 29, 20));
const visit = { status: 'CONFIRMED', startsAt: now, email: 'ana@mail.test' } as const;

test('staff put a visit right until 28 days after its start, never once it is cancelled or its customer erased', () => {
  expect(isCorrectable(visit, now)).toBe(true);
  const last = addMinutes(now, -STAFF_PAST_MIN);
  expect(isCorrectable({ ...visit, startsAt: last }, now)).toBe(true);
  expect(isCorrectable({ ...visit, startsAt: addMinutes(last, -1) }, now)).toBe(false);
  expect(isCorrectable({ ...visit, status: 'PENDING' }, now)).toBe(true);
  expect(isCorrectable({ ...visit, status: 'CANCELLED' }, now)).toBe(false);
  expect(isCorrectable({ ...visit, email: 'erased+1@erased.invalid' }, now)).toBe(false);
});

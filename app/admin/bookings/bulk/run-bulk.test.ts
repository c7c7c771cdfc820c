import { expect, test } from 'vitest';
import { aRow } from '../../parts/booking-panel/a-row.test-support.ts';
import { type BulkStep, runBulk } from './run-bulk.ts';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => aRow({ id }));
const names = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

function quiet(step: BulkStep, more: { isStopped?: () => boolean } = {}) {
  return { step, size: 2, isStopped: () => false, onProgress: () => undefined, ...more };
}

test('what fails is told by row and code, and does not end the others', async () => {
  const step: BulkStep = async (some) => ({
    done: some.filter(({ id }) => id !== 'b').map(({ id }) => id),
    failed: some.filter(({ id }) => id === 'b').map(({ id }) => ({ id, code: 'booking.changed' })),
  });
  const { done, failed, left } = await runBulk(rows, quiet(step));
  expect(names(done)).toBe('acde');
  expect(failed).toEqual([{ row: rows[1], id: 'b', code: 'booking.changed' }]);
  expect(left).toEqual([]);
});

test('a row that the answer forgot has failed', async () => {
  const { done, failed } = await runBulk(
    rows.slice(0, 1),
    quiet(async () => ({ done: [], failed: [] })),
  );
  expect(done).toEqual([]);
  expect(failed).toHaveLength(1);
});

test('a stop leaves the rest as it is', async () => {
  let steps = 0;
  const step: BulkStep = async (some) => {
    steps += 1;
    return { done: some.map(({ id }) => id), failed: [] };
  };
  const { done, left, isLost } = await runBulk(rows, quiet(step, { isStopped: () => steps === 1 }));
  expect(isLost).toBe(false);
  expect(names(done)).toBe('ab');
  expect(names(left)).toBe('cde');
});

test('without a connection nothing more is tried', async () => {
  const step: BulkStep = async (some) => ({
    done: [],
    failed: some.map(({ id }) => ({ id, code: 'network' })),
  });
  const { failed, left, isLost } = await runBulk(rows, quiet(step));
  expect(isLost).toBe(true);
  expect(failed).toHaveLength(2);
  expect(left).toHaveLength(3);
});

test('progress is told after each step', async () => {
  const told: number[] = [];
  const step: BulkStep = async (some) => ({ done: some.map(({ id }) => id), failed: [] });
  await runBulk(rows, { ...quiet(step), onProgress: (done) => told.push(done) });
  expect(told).toEqual([2, 4, 5]);
});

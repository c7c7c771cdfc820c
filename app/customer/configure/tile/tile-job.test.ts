import { expect, test } from 'vitest';
import { weighJob } from './tile-job.ts';

test('one room of 50 square feet lacks half of the minimum job and is charged all of it', () => {
  expect(weighJob(7_500, 0, 15_000)).toMatchObject({ missingCents: 7_500, addedCents: 15_000 });
});

test('tile work in the cart counts toward the minimum and covers a small room', () => {
  expect(weighJob(7_500, 4_000, 15_000)).toMatchObject({ missingCents: 3_500, addedCents: 0 });
});

test('a job past the minimum costs what its rooms cost', () => {
  expect(weighJob(16_500, 0, 15_000)).toMatchObject({ missingCents: 0, addedCents: 16_500 });
});

test('without a minimum every room costs itself', () => {
  expect(weighJob(7_500, 0, 0)).toMatchObject({ missingCents: 0, addedCents: 7_500 });
});

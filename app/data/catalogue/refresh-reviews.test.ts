// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ReviewsAnswer } from '#shared/api/reviews.ts';
import { newId } from '../device/clock.ts';
import { type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { readReviews } from './read-reviews.ts';
import { refreshReviews } from './refresh-reviews.ts';

const answer: ReviewsAnswer = {
  items: [
    {
      id: newId(),
      language: 'en',
      rating: 5,
      name: 'Denise W.',
      text: 'Two bedrooms and the hallway.',
      serviceSlug: 'carpet-cleaning',
      serviceTitle: 'Carpet cleaning',
      city: 'Orlando',
      month: 10,
      year: 2026,
      sample: true,
    },
  ],
  summary: { average: 5, outOf: 5, count: 1, sample: true },
};

let server: FakeServer;

beforeEach(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server = await freshDevice();
});

test('[LC6] reviews are kept on the device and not asked for again while fresh', async () => {
  server.faults.push({ on: /reviews/, fault: { status: 200, body: answer } });
  expect(await readReviews()).toBeUndefined();
  expect(await refreshReviews('en')).toEqual({ ok: true });
  await refreshReviews('fr');
  expect(server.count(/reviews/)).toBe(1);
  expect(await readReviews()).toMatchObject(answer);
});

test('[LC6] a server that cannot be reached leaves no false reviews', async () => {
  server.faults.push(...Array.from({ length: 5 }, () => ({ on: /reviews/, fault: 'lose-request' as const })));
  expect(await refreshReviews('en')).toMatchObject({ ok: false, code: 'network' });
  expect(await readReviews()).toBeUndefined();
});

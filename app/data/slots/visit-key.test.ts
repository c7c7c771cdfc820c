import { expect, test } from 'vitest';
import { anyJob } from '#shared/agenda/fit-crew.ts';
import { type VisitKey, visitKey, visitQuery, withMinutes } from './visit-key.ts';

const nothing = { kinds: undefined, zip: undefined, bookingId: undefined };

test.each<[VisitKey, object]>([
  [visitKey(60, anyJob), { minutes: 60, ...nothing }],
  ['90', { minutes: 90, ...nothing }],
  [
    visitKey(60, { kinds: ['carpet', 'tile'], zips: ['32801', '32803'] }),
    { minutes: 60, kinds: 'carpet,tile', zip: '32801,32803', bookingId: undefined },
  ],
  [visitKey(45, anyJob, 'b-1'), { minutes: 45, kinds: undefined, zip: undefined, bookingId: 'b-1' }],
  [
    visitKey(45, { kinds: ['tile'], zips: ['32801'] }, 'b-1'),
    { minutes: 45, kinds: 'tile', zip: '32801', bookingId: 'b-1' },
  ],
])('%s asks with %j', (visit, query) => {
  expect(visitQuery(visit)).toEqual(query);
  expect(visitQuery(withMinutes(visit, 5))).toEqual({ ...query, minutes: 5 });
});

test('no more places than the server reads are asked for, the last one among them', () => {
  const zips = Array.from({ length: 12 }, (_, index) => `${32801 + index}`);
  const asked = visitQuery(visitKey(60, { kinds: [], zips })).zip?.split(',');
  expect(asked).toEqual([...zips.slice(0, 9), '32812']);
});

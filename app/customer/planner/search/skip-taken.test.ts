import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import type { RecentAddress } from '../../../data/delivery/recent-addresses.ts';
import { skipTaken } from './skip-taken.ts';

const used = (label: string): RecentAddress => ({
  ...{ id: label, label, street: label, city: 'Orlando', state: 'FL', zip: '', placeName: '' },
  ...{ latitude: 28.5, longitude: -81.4, source: 'embedded', placeId: null, approximate: true },
  usedAt: instantFromMs(0),
});
const recent = [used('1 Palm St, Orlando, FL'), used('2 Oak St, Orlando, FL')];

test('an address the plan goes to already is not offered again, another one at the same town centre is', () => {
  const kept = skipTaken(recent, [{ source: 'embedded', label: '1 palm st,  Orlando, FL' }]);
  expect(kept.map(({ id }) => id)).toEqual(['2 Oak St, Orlando, FL']);
});

test('what is only being typed hides nothing', () => {
  expect(skipTaken(recent, [{ source: null, label: '1 Palm St, Orlando, FL' }])).toEqual(recent);
  expect(skipTaken(recent)).toEqual(recent);
});

import { expect, test } from 'vitest';
import { blankStop } from '#shared/delivery/plan/blank-stop.ts';
import type { Stop } from '#shared/delivery/stop.ts';
import { wishKey } from './chosen-address.ts';

test('whatever gives a stop another address ends the wait for one, and what is only for the driver does not', () => {
  const stop = blankStop('a', 'dropoff');
  const isOther = (change: Partial<Stop>) => wishKey({ ...stop, ...change }) !== wishKey(stop);
  const others: readonly Partial<Stop>[] = [
    { street: '2' },
    { searchMode: 'place' },
    { searchMode: 'place', street: '2', placeName: 'P' },
    { city: 'Ocoee' },
    { zip: '3' },
    { latitude: 28.5, longitude: -81.4, source: 'manual' },
  ];
  for (const change of others) expect(isOther(change), JSON.stringify(change)).toBe(true);
  expect(isOther({ unit: '4', notes: 'Ring twice' })).toBe(false);
});

import { expect, test } from 'vitest';
import { aRow } from '../booking-panel/a-row.test-support.ts';
import { estimateDrives } from './drives.ts';

const at = (id: number, servicePostalCode: string) =>
  aRow({ id: `00000000-0000-4000-8000-00000000000${id}`, servicePostalCode });

test('a road leads to each booking but the first, and the day is their sum', () => {
  const [orlando, tampa, near] = [at(1, '32801'), at(2, '33602-1234'), at(3, '33606')];
  const drives = estimateDrives([orlando, tampa, near]);
  expect([...drives.to.keys()]).toEqual([tampa.id, near.id]);
  expect(drives.to.get(tampa.id)?.miles).toBeGreaterThan(70);
  expect(drives.to.get(tampa.id)?.miles).toBeLessThan(110);
  expect(drives.to.get(near.id)?.miles).toBeLessThan(10);
  expect(drives.miles).toBeGreaterThan(drives.to.get(tampa.id)?.miles ?? Infinity);
});

test('a ZIP code outside of Florida leaves a gap instead of a wrong road', () => {
  const drives = estimateDrives([at(1, '32801'), at(2, '10001'), at(3, '32803')]);
  expect(drives.to.size).toBe(0);
  expect(drives.miles).toBe(0);
});

test('each of several crews drives its own roads', () => {
  const [one, two] = ['one', 'two'].map((id) => ({ id, name: id, color: 'blue' as const }));
  const rows = [
    { ...at(1, '32801'), crew: one },
    { ...at(2, '33602'), crew: two },
    { ...at(3, '32803'), crew: one },
  ];
  const drives = estimateDrives(rows);
  expect([...drives.to.keys()]).toEqual([rows[2]?.id]);
  expect(drives.miles).toBeLessThan(10);
});

import { expect, test } from 'vitest';
import { newTileRoom, type TileRoom } from '../../../booking/tile/tile-room.ts';
import { applyToAll, countDifferent, restoreFinish } from './apply-to-all.ts';

function aRoom(id: string, given: Partial<TileRoom> = {}): TileRoom {
  return { ...newTileRoom(id, 'kitchen'), ...given };
}

const source = aRoom('a', { soil: 'HIGH', sealant: true, sqft: 300 });

test('soil and sealant are copied, the area and the name are not (D81)', () => {
  const other = aRoom('b', { sqft: 150, label: 'Pantry' });
  expect(applyToAll([source, other], 'a')[1]).toEqual({ ...other, soil: 'HIGH', sealant: true });
});

test('only rooms that differ are counted', () => {
  expect(countDifferent([source, aRoom('b', { soil: 'HIGH', sealant: true }), aRoom('c')], 'a')).toBe(1);
});

test('undo brings soil and sealant back, keeps an area chosen since and leaves new rooms alone', () => {
  const before = [source, aRoom('b')];
  const after = [...applyToAll(before, 'a').map((room) => ({ ...room, sqft: 500 })), aRoom('c')];
  expect(restoreFinish(after, before)).toEqual([
    { ...source, sqft: 500 },
    aRoom('b', { sqft: 500 }),
    aRoom('c'),
  ]);
});

test('a room that is gone applies nothing', () => {
  const rooms = [source, aRoom('b')];
  expect(applyToAll(rooms, 'gone')).toBe(rooms);
});

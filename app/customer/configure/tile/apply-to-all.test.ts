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
  expect(restoreFinish(after, before, 'a')).toEqual([
    { ...source, sqft: 500 },
    aRoom('b', { sqft: 500 }),
    aRoom('c'),
  ]);
});

test('undo leaves what was chosen since for the room that it was copied from', () => {
  const before = [source, aRoom('b')];
  const since = applyToAll(before, 'a').map((room) => (room.id === 'a' ? { ...room, sealant: false } : room));
  expect(restoreFinish(since, before, 'a')).toEqual([{ ...source, sealant: false }, aRoom('b')]);
});

test('a room that is gone applies nothing', () => {
  const rooms = [source, aRoom('b')];
  expect(applyToAll(rooms, 'gone')).toBe(rooms);
});

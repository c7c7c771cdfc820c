import { expect, test } from 'vitest';
import { nameDrafts } from '../../customer/configure/parts/name-drafts.ts';
import { toCartItems } from '../../customer/configure/parts/to-cart-items.ts';
import { aService, rates } from '../offer/a-service.test-support.ts';
import { priceTileRoom, priceTileRooms } from './price-tile-room.ts';
import {
  changeInstance,
  keepSold,
  newTileRoom,
  type TileRoom,
  tileRoomsSchema,
  toInstance,
  toTileRoom,
} from './tile-room.ts';

const service = aService({ id: 'tile', slug: 'tile-cleaning', kind: 'tile', options: [] });
const room = (id: string, given: Partial<TileRoom> = {}) => ({ ...newTileRoom(id, 'bedroom'), ...given });

test('a new room has the least area, regular soil and no sealant (D306)', () => {
  expect(toInstance(room('a'))).toEqual({ id: 'a', sqft: 50, soil: 'REGULAR', sealant: false, options: [] });
});

test('a room becomes an instance with its id and comes back the same', () => {
  const named = room('a', { label: 'Sun room', sqft: 350, soil: 'HIGH', sealant: true });
  expect(toTileRoom(toInstance(named), 'bedroom')).toEqual(named);
});

test('a name is trimmed, and an empty one is not stored, so that it follows the language (D33)', () => {
  expect(toInstance(room('a', { label: '  Patio ' })).label).toBe('Patio');
  expect(toInstance(room('a', { label: '   ' }))).not.toHaveProperty('label');
});

test('saving an edit keeps what the form does not show', () => {
  const instance = { id: 'a', rooms: 2, sqft: 62.39, label: 'Old', options: [{ optionId: 'old' }] };
  expect(changeInstance(instance, { ...toTileRoom(instance, 'bedroom'), label: '' })).toEqual({
    id: 'a',
    rooms: 2,
    sqft: 62.39,
    soil: 'REGULAR',
    sealant: false,
    options: [{ optionId: 'old' }],
  });
});

test('a draft loses rooms that are no longer sold', () => {
  expect(keepSold([room('a', { productId: 'withdrawn' }), room('b')], service)).toEqual([room('b')]);
});

test('a draft with an area outside the limits is no draft', () => {
  expect(tileRoomsSchema.safeParse({ drafts: [room('a')] }).success).toBe(true);
  expect(tileRoomsSchema.safeParse({ drafts: [room('a', { sqft: 1e9 })] }).success).toBe(false);
});

test('two of a room are two instances of one line, numbered (D30)', () => {
  const rooms = [room('a'), room('b'), room('c', { productId: 'hallway', label: 'Patio' })];
  const items = toCartItems({ drafts: rooms, service, toInstance, newId: () => 'line' });
  expect(items.map((item) => [item.productId, item.instances.map((one) => one.id)])).toEqual([
    ['bedroom', ['a', 'b']],
    ['hallway', ['c']],
  ]);
  expect([...nameDrafts(rooms, service, 'en').values()]).toEqual(['Bedroom 1', 'Bedroom 2', 'Patio']);
});

test('100 square feet, deep, sealed cost $165; the least room $75', () => {
  const offer = { service, rates };
  const deep = room('a', { sqft: 100, soil: 'HIGH', sealant: true });
  expect(priceTileRoom(deep, offer)).toBe(16_500);
  expect(priceTileRooms([deep, room('b')], offer)).toBe(24_000);
});

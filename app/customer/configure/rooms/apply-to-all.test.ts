import { expect, test } from 'vitest';
import { noChoices, type OptionChoices } from '../../parts/option-choices.ts';
import { applyToAll, countDifferent, restoreChoices } from './apply-to-all.ts';
import type { RoomDraft } from './room-draft.ts';

function aRoom(id: string, choices: Partial<OptionChoices>): RoomDraft {
  return { id, productId: 'bedroom', label: '', choices: { ...noChoices, sizeId: 'regular', ...choices } };
}

const source = aRoom('a', { levelId: 'deep', ticked: ['odor', 'pets'], quantities: { pillow: 2 } });

test('level, treatments and services are copied, the size and the name are not (decision 81)', () => {
  const other = { ...aRoom('b', { sizeId: 'large', levelId: 'light' }), label: 'Emma’s room' };
  expect(applyToAll([source, other], 'a')[1]).toEqual({
    ...other,
    choices: { ...source.choices, sizeId: 'large' },
  });
});

test('only rooms that differ are counted; the order of ticks and a quantity of 0 are no difference', () => {
  const same = aRoom('b', {
    sizeId: 'small',
    levelId: 'deep',
    ticked: ['pets', 'odor'],
    quantities: { pillow: 2, throw: 0 },
  });
  expect(countDifferent([source, same, aRoom('c', { levelId: 'light' })], 'a')).toBe(1);
});

test('undo brings the choices back, keeps names typed since and leaves new rooms alone', () => {
  const before = [source, aRoom('b', { levelId: 'light' })];
  const after = [...applyToAll(before, 'a').map((room) => ({ ...room, label: 'typed' })), aRoom('c', {})];
  const undone = restoreChoices(after, before);
  expect(undone.map((room) => room.choices.levelId)).toEqual(['deep', 'light', null]);
  expect(undone.map((room) => room.label)).toEqual(['typed', 'typed', '']);
});

test('a room that is gone applies nothing', () => {
  const rooms = [source, aRoom('b', {})];
  expect(applyToAll(rooms, 'gone')).toBe(rooms);
});

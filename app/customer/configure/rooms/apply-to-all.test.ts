import { expect, test } from 'vitest';
import { aService } from '../../../booking/offer/a-service.test-support.ts';
import { noChoices, type OptionChoices } from '../../../booking/offer/option-choices.ts';
import { applyToAll, countDifferent, restoreChoices } from './apply-to-all.ts';
import type { RoomDraft } from './room-draft.ts';

const service = aService();

function aRoom(id: string, choices: Partial<OptionChoices>): RoomDraft {
  return { id, productId: 'bedroom', label: '', choices: { ...noChoices, sizeId: 'regular', ...choices } };
}

const source = aRoom('a', { levelId: 'soil-deep', ticked: ['fiber-odor', 'pet-stains'] });

test('level, treatments and services are copied, the size and the name are not (D81)', () => {
  const other = { ...aRoom('b', { sizeId: 'large', levelId: 'soil-light' }), label: 'Emma’s room' };
  expect(applyToAll([source, other], 'a', service)[1]).toEqual({
    ...other,
    choices: { ...source.choices, sizeId: 'large' },
  });
});

test('seats, flips and pillows belong to their piece and are not copied', () => {
  const sofa = aRoom('a', { ticked: ['fiber-odor', 'flip-seat'], quantities: { 'loose-pillows': 4 } });
  const other = {
    ...aRoom('b', { ticked: ['flip-back'], quantities: { 'loose-pillows': 1 } }),
    seats: 5,
  };
  const applied = applyToAll([{ ...sofa, seats: 3 }, other], 'a', service)[1];
  expect(applied?.seats).toBe(5);
  expect(applied?.choices.ticked).toEqual(['fiber-odor', 'flip-back']);
  expect(applied?.choices.quantities).toEqual({ 'loose-pillows': 1 });
});

test('only rooms that differ in what is copied are counted, whatever the order of their ticks', () => {
  const same = aRoom('b', {
    sizeId: 'small',
    levelId: 'soil-deep',
    ticked: ['pet-stains', 'fiber-odor'],
    quantities: { 'loose-pillows': 2 },
  });
  expect(countDifferent([source, same, aRoom('c', { levelId: 'soil-light' })], 'a', service)).toBe(1);
});

test('undo brings the choices back, keeps names typed since and leaves new rooms alone', () => {
  const before = [source, aRoom('b', { levelId: 'soil-light' })];
  const applied = applyToAll(before, 'a', service);
  const after = [...applied.map((room) => ({ ...room, label: 'typed' })), aRoom('c', {})];
  const undone = restoreChoices(after, before, 'a', service);
  expect(undone.map((room) => room.choices.levelId)).toEqual(['soil-deep', 'soil-light', null]);
  expect(undone.map((room) => room.label)).toEqual(['typed', 'typed', '']);
});

test('undo leaves what was chosen since and was never copied', () => {
  const before = [source, aRoom('b', { levelId: 'soil-light', ticked: ['flip-back'] })];
  const [first, second] = applyToAll(before, 'a', service);
  if (first === undefined || second === undefined) throw new Error('two rooms');
  const since = [
    { ...first, choices: { ...first.choices, levelId: 'soil-regular' } },
    { ...second, choices: { ...second.choices, sizeId: 'large', quantities: { 'loose-pillows': 3 } } },
  ];
  const [own, other] = restoreChoices(since, before, 'a', service);
  expect(own?.choices.levelId).toBe('soil-regular');
  expect(other?.choices).toEqual({
    ...{ sizeId: 'large', levelId: 'soil-light', ticked: ['flip-back'] },
    quantities: { 'loose-pillows': 3 },
  });
});

test('a room that is gone applies nothing', () => {
  const rooms = [source, aRoom('b', {})];
  expect(applyToAll(rooms, 'gone', service)).toBe(rooms);
});

import { expect, test } from 'vitest';
import { type EditedHere, readEditedHere } from './edited-here.ts';
import { editDraftKey } from './use-edited.ts';

test('each tab edits what its own history names, under a draft of its own (D71)', () => {
  const [hall, attic]: readonly EditedHere[] = [{ editing: 'hall' }, { editing: 'attic' }];
  expect([hall, attic].map(readEditedHere)).toEqual(['hall', 'attic']);
  expect(editDraftKey('hall')).not.toBe(editDraftKey('attic'));
});

test('a history that names nothing leaves it to the intent', () => {
  for (const state of [null, undefined, 'hall', {}, { editing: 1 }])
    expect(readEditedHere(state)).toBeUndefined();
});

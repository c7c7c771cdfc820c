import { expect, test } from 'vitest';
import { keepChanges } from '../../../data/drafts/typed-changes.ts';
import { noteChanges, noteChangesSchema } from './note-changes.ts';

const before = { notes: 'Blue door', gateCode: '#1111' };

test('a note that was left lying does not bring back a gate code that was put right since (D504)', () => {
  const kept = noteChangesSchema.parse(noteChanges(before, { ...before, notes: 'Dog at home' }));
  const now = { ...before, gateCode: '#2222' };
  expect({ ...now, ...kept }).toEqual({ notes: 'Dog at home', gateCode: '#2222' });
});

test('what is typed while it is saved is what is left to save', () => {
  const sent = { ...before, notes: 'Dog' };
  expect(noteChanges(sent, { ...sent, notes: 'Dog, and two cats' })).toEqual({ notes: 'Dog, and two cats' });
  expect(keepChanges(noteChanges(sent, sent))).toBeUndefined();
});

test('an emptied field is a change, and one that was typed back is none', () => {
  expect(noteChanges(before, { ...before, gateCode: '' })).toEqual({ gateCode: '' });
  expect(keepChanges(noteChanges(before, before))).toBeUndefined();
});

test('what an earlier build kept of both fields is still found', () => {
  expect(noteChangesSchema.parse({ notes: 'Dog', gateCode: '' })).toEqual({ notes: 'Dog', gateCode: '' });
});

import { expect, test } from 'vitest';
import { hasNote, toggleNote } from './toggle-note.ts';

test('a remark is added as a line and taken out again without touching the rest', () => {
  const once = toggleNote('Blue door', 'Dog at home');
  expect(once).toBe('Blue door\nDog at home');
  const twice = toggleNote(once, 'Call first');
  expect(toggleNote(twice, 'Dog at home')).toBe('Blue door\nCall first');
  expect(hasNote(twice, 'Call first')).toBe(true);
});

test('a remark inside a sentence is not the remark', () => {
  expect(hasNote('No dog at home, Call first please', 'Call first')).toBe(false);
});

test('an empty note becomes the remark alone', () => {
  expect(toggleNote('', 'Call first')).toBe('Call first');
  expect(toggleNote('Call first', 'Call first')).toBe('');
});

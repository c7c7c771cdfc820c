import { expect, test } from 'vitest';
import { optionGroup, ownOptionSlug } from '../option.ts';
import { type EntryFields, findEntryFaults, noWords, ownGroups, tidyEntry } from './entry.ts';

const entry: EntryFields = {
  title: { ...noWords, fr: 'Salon' },
  teaser: noWords,
  image: '/drawings/rooms/office.svg',
  emoji: '',
  minSeats: null,
  extraSeat: null,
  minutes: null,
  active: true,
};

test('one language is enough', () => {
  expect(findEntryFaults('services', entry)).toEqual({});
  expect(findEntryFaults('services', { ...entry, title: { en: ' ', es: '', fr: '' } })).toEqual({
    title: 'required',
  });
});

test.each([
  ['/drawings/epoxy.svg', undefined],
  [`/api/files/${'0123456789abcdef'.repeat(4)}`, undefined],
  ['/api/files/0123456789abcdef', 'invalid'],
  ['', 'required'],
  ['https://elsewhere.example/a.svg', 'invalid'],
  ['//elsewhere.example/a.svg', 'invalid'],
  ['/drawings/../admin.svg', 'invalid'],
  ['javascript:alert(1)', 'invalid'],
])('the picture %s: %s', (image, fault) => {
  expect(findEntryFaults('services', { ...entry, image }).image).toBe(fault);
});

test.each([
  [{ minutes: 0 }, { minutes: 'too_small' }],
  [{ minutes: 12.5 }, { minutes: 'invalid' }],
  [{ minSeats: 21 }, { minSeats: 'too_large' }],
  [{ extraSeat: 1.234 }, { extraSeat: 'invalid' }],
  [{ extraSeat: -1 }, { extraSeat: 'too_small' }],
  [{ title: { ...noWords, es: 'x'.repeat(80) } }, {}],
  [{ title: { ...noWords, es: 'x'.repeat(81) } }, { 'title.es': 'too_long' }],
  // A field of another type is nobody's business.
  [{ emoji: 'abc' }, {}],
])('of a product %j is %j', (change, faults) => {
  expect(findEntryFaults('products', { ...entry, ...change })).toEqual(faults);
});

test.each(['🧽', '👨‍👩‍👧‍👦', '▫️', ''])('%s is taken before an option’s words', (emoji) => {
  expect(findEntryFaults('options', { ...entry, emoji })).toEqual({});
});

test('words are kept without space around them, and a further seat has a price only where there are seats', () => {
  const typed = { ...entry, title: { en: ' Rug  wash ', es: '', fr: '' }, extraSeat: 5 };
  expect(tidyEntry(typed)).toMatchObject({ title: { en: 'Rug wash' }, extraSeat: null });
  expect(tidyEntry({ ...typed, minSeats: 2 }).extraSeat).toBe(5);
});

test('what an owner adds to a group of options is chosen as the group is (D393)', () => {
  const id = '5f0c0f4e-7f0a-4d43-9a5e-0d9d6a0b1c2d';
  for (const group of ownGroups) expect(optionGroup(ownOptionSlug(group, id))).toBe(group);
});

import { expect, test } from 'vitest';
import { last } from './a-last-contact.test-support.ts';
import { beginContact, isTyped } from './begin-contact.ts';
import { type Contact, emptyContact } from './contact.ts';
import { hasLast, withoutLast } from './without-last.ts';

test('a first form begins in Florida, United States, with nothing else filled in', () => {
  const { country, region, ...rest } = beginContact(undefined, undefined, []);
  expect([region, country]).toEqual(['FL', 'US']);
  expect(Object.values(rest).join('')).toBe('');
});

test('[LC111] a form that was not begun begins with the last booking, without notes and gate code', () => {
  const { bookedAt: _, ...known } = last;
  expect(beginContact(undefined, last, [])).toEqual({ ...known, gateCode: '', notes: '' });
});

test('[LC111] what was typed is not mixed with it', () => {
  const typed: Contact = { ...emptyContact, email: 'eva@sabal-test.com' };
  expect(beginContact(typed, last, [])).toEqual(typed);
  expect(isTyped(typed)).toBe(true);
});

test('[LC111] an emptied form stays empty and is no news', () => {
  expect([beginContact(emptyContact, last, []), isTyped(emptyContact)]).toEqual([emptyContact, false]);
});

test('[LC112] what came from the last booking is taken out, what was typed stays', () => {
  const initial = beginContact(undefined, last, []);
  const changed: Contact = { ...initial, line1: '9 Elm Street', notes: 'Dog at home' };
  expect(hasLast(changed, last)).toBe(true);
  const cleared = withoutLast(changed, last);
  expect(cleared).toEqual({ ...emptyContact, line1: '9 Elm Street', notes: 'Dog at home' });
  expect(hasLast(cleared, last)).toBe(false);
});

test('[LC112] living in the same town is not being the same person', () => {
  const neighbour: Contact = { ...emptyContact, city: 'Orlando', postalCode: '32801' };
  expect(hasLast(neighbour, last)).toBe(false);
});

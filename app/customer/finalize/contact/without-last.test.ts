import { expect, test } from 'vitest';
import { last } from './a-last-contact.test-support.ts';
import { type Contact, emptyContact } from './contact.ts';
import { withoutLast } from './without-last.ts';

const { bookedAt: _, ...person } = last;
const asLast: Contact = { ...emptyContact, ...person };

test('[LC112] what was typed instead of the last booking, and beside it, stays', () => {
  const typed = { ...asLast, firstName: 'Eva', notes: 'Two cats' };
  expect(withoutLast(typed, last)).toEqual({ ...emptyContact, firstName: 'Eva', notes: 'Two cats' });
});

test('[LC112] what an earlier visit typed beside it goes with it, a gate code too', () => {
  const restored = { ...asLast, gateCode: '#4711', notes: 'The key is under the mat' };
  expect(withoutLast({ ...restored, firstName: 'Eva' }, last, restored)).toEqual({
    ...emptyContact,
    firstName: 'Eva',
  });
});

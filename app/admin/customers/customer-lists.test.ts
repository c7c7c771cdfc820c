import { describe, expect, test } from 'vitest';
import { findCustomers } from '../parts/find-customers.ts';
import { aCustomer } from './a-customer.test-support.ts';
import { hueOf, initialsOf } from './list/initials.ts';
import { pressColumn, sortCustomers, USUAL_ORDER } from './list/sort-customers.ts';
import { shownCustomer } from './mask-customer.ts';
import { meetSearch } from './meet-search.ts';
import { readLimit } from './read-limit.ts';

const zoe = aCustomer({ email: 'z@example.com', customerName: 'Zoë O’Brien', totalAmount: 10 });
const emile = aCustomer({
  email: 'e@example.com',
  customerName: 'Émile Lefèvre',
  totalAmount: 300,
  phone: null,
  city: 'Tampa',
});
const anne = aCustomer({ email: 'a@example.com', customerName: 'anne lee', totalAmount: 20 });
const all = [zoe, emile, anne];

describe('search', () => {
  test.each([
    ['', [zoe, emile, anne]],
    ['zoe obrien', [zoe]],
    ["o'brien", [zoe]],
    ['\u202a407\u2011555\u20110123\u202c', [zoe, anne]],
    ['LEFEVRE', [emile]],
    ['a@example', [anne]],
    ['lee anne', [anne]],
    ['407 555', [zoe, anne]],
    ['+1 (407) 555-0123', [zoe, anne]],
    ['tampa', [emile]],
    ['nobody', []],
  ])('"%s" finds the right ones', (text, found) => {
    expect(findCustomers(all, text)).toEqual(found);
  });
});

describe('search beyond what is loaded', () => {
  const found = { count: 1, atLeast: false, nextCursor: null };
  const far = aCustomer({ email: 'far@example.com', customerName: 'Lee Far' });

  test('rows that are here are found at once, and stay when the server brings the others', () => {
    expect(meetSearch(all, { answer: undefined, known: [] }, 'lee')).toEqual([anne]);
    const answer = { ...found, customers: [far] };
    expect(meetSearch(all, { answer, known: [far] }, 'lee')).toEqual([far, anne]);
  });

  test('while more is typed, what was found before is sought through too', () => {
    expect(meetSearch(all, { answer: undefined, known: [far] }, 'lee far')).toEqual([far]);
  });

  test('a customer in both is shown once, and all customers without a word', () => {
    const answer = { ...found, customers: [{ ...anne, totalBookings: 9 }] };
    expect(meetSearch(all, { answer, known: [] }, 'lee')).toEqual(answer.customers);
    expect(meetSearch(all, { answer, known: [far] }, ' ')).toBe(all);
  });
});

describe('order', () => {
  test('names stand as French people write lists, accents and capitals aside', () => {
    expect(sortCustomers(all, { by: 'name', down: false })).toEqual([anne, emile, zoe]);
    expect(sortCustomers(all, { by: 'name', down: true })).toEqual([zoe, emile, anne]);
  });

  test('amounts stand by number and not by text, equal ones by e-mail either way', () => {
    expect(sortCustomers(all, { by: 'amount', down: true })).toEqual([emile, anne, zoe]);
    expect(sortCustomers(all, { by: 'total', down: true })).toEqual([anne, emile, zoe]);
    expect(sortCustomers(all, { by: 'total', down: false })).toEqual([anne, emile, zoe]);
  });

  test('a second press turns the order, a first one begins with the most, or with A', () => {
    expect(pressColumn(USUAL_ORDER, 'last')).toEqual({ by: 'last', down: false });
    expect(pressColumn(USUAL_ORDER, 'amount')).toEqual({ by: 'amount', down: true });
    expect(pressColumn(USUAL_ORDER, 'name')).toEqual({ by: 'name', down: false });
  });
});

describe('limit', () => {
  test.each([
    ['1', 1],
    [' 500 ', 500],
    ['0', undefined],
    ['501', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['1e2', undefined],
    ['cent', undefined],
    ['', undefined],
  ])('"%s" is %s', (text, limit) => {
    expect(readLimit(text)).toBe(limit);
  });
});

describe('a customer at a glance', () => {
  test('initials are of the first and the last word', () => {
    expect(initialsOf('Jean-Baptiste Le Fèvre')).toBe('JF');
    expect(initialsOf(' émile ')).toBe('É');
    expect(initialsOf('***')).toBe('?');
  });

  test('a colour is the same for the same e-mail', () => {
    expect(hueOf('a@example.com')).toBe(hueOf('a@example.com'));
    expect(hueOf('a@example.com')).not.toBe(hueOf('b@example.com'));
  });

  test('masked, nothing of the name, the address or the number can be read off', () => {
    const shown = shownCustomer(zoe, true);
    expect(JSON.stringify(shown)).not.toMatch(/Zo|Brien|z@|example|4075/);
    expect(shownCustomer(zoe, false)).toEqual({
      name: zoe.customerName,
      email: zoe.email,
      phone: '(407) 555-0123',
    });
  });
});

import { describe, expect, test } from 'vitest';
import { openedIn, withOpened, withQuery } from './booking-address.ts';

const ID = '5b0c0f0e-5a1c-4a39-9a35-6d3f7c0d2f11';
const OTHER = 'a3b1c2d4-1111-4222-8333-944455556666';

describe('what an address says is open', () => {
  test('a visit comes back, and the rest of the address stays', () => {
    const search = withOpened('?view=day&day=2026-11-24', 'visit', ID);
    expect(search).toBe(`?view=day&day=2026-11-24&visit=${ID}`);
    expect(openedIn(search, 'visit')).toBe(ID);
    expect(withOpened(search)).toBe('?view=day&day=2026-11-24');
    expect(withOpened(`?visit=${ID}`)).toBe('');
  });

  test('one thing is open at a time', () => {
    const search = withOpened(`?block=${OTHER}`, 'visit', ID);
    expect(openedIn(search, 'visit')).toBe(ID);
    expect(openedIn(search, 'block')).toBeUndefined();
  });

  test('what is no id opens nothing', () => {
    expect(openedIn('?visit=Ana%20D%C3%ADaz', 'visit')).toBeUndefined();
    expect(openedIn('?visit=', 'visit')).toBeUndefined();
    expect(openedIn('', 'visit')).toBeUndefined();
  });

  test('undefined takes a part away, and an empty address has no question mark', () => {
    expect(withQuery('?a=1&b=2', { a: undefined, c: '3' })).toBe('?b=2&c=3');
    expect(withQuery('?a=1', { a: undefined })).toBe('');
  });
});

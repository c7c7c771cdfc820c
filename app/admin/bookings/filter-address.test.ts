import { expect, test } from 'vitest';
import { bookingViewNames, bookingViews } from './bookings-filter.ts';
import { crewIn, placeIn, withCrew, withPlace } from './filter-address.ts';

test.each(bookingViewNames)('the view %s comes back from its address', (name) => {
  const search = withPlace('', bookingViews[name]);
  expect(search).toBe(`?view=${name}`);
  expect(placeIn(search)).toEqual(bookingViews[name]);
});

test('a mixture of one’s own comes back too, and leaves what is open as it is', () => {
  const place = { range: 'week', status: 'PENDING', order: 'desc' } as const;
  const search = withPlace('?visit=7c9e6679', place);
  expect(search).toBe('?visit=7c9e6679&view=week&status=PENDING&order=desc');
  expect(placeIn(search)).toEqual(place);
  expect(placeIn(withPlace(search, bookingViews.today))).toEqual(bookingViews.today);
});

test('a status taken away from a view that is about one is another view', () => {
  const all = { ...bookingViews.cancelled, status: 'all' } as const;
  expect(withPlace('?view=cancelled', all)).toBe('?view=all');
});

test('an address that says nothing, or nonsense, leaves it to what is remembered', () => {
  expect(placeIn('')).toBeUndefined();
  expect(placeIn('?view=toString&status=PENDING')).toBeUndefined();
  expect(placeIn('?view=today&status=LATE&order=up')).toEqual(bookingViews.today);
});

test('whose visits stands there too, beside whatever is shown of them', () => {
  const id = 'c0ffee00-0000-4000-8000-000000000002';
  const search = withCrew(withPlace('', bookingViews.upcoming), id);
  expect(search).toBe(`?view=upcoming&crew=${id}`);
  expect([crewIn(search), placeIn(search)]).toEqual([id, bookingViews.upcoming]);
  expect(crewIn(withPlace(search, bookingViews.cancelled))).toBe(id);
  expect(withCrew(search, 'all')).toBe('?view=upcoming');
  expect([crewIn(''), crewIn('?crew=nord')]).toEqual(['all', 'all']);
});

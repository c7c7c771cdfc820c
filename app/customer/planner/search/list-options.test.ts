import { expect, test } from 'vitest';
import type { SuggestionView } from '#shared/api/delivery.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import type { RecentAddress } from '../../../data/delivery/recent-addresses.ts';
import { listOptions } from './list-options.ts';

function used(street: string, city = 'Orlando'): RecentAddress {
  return {
    id: street,
    ...{ street, city, state: 'FL', zip: '32801', placeName: '', label: `${street}, ${city}` },
    ...{ latitude: 28.5, longitude: -81.4, source: 'photon', placeId: null, approximate: false },
    usedAt: instantFromMs(0),
  };
}

function found(label: string): SuggestionView {
  return {
    id: label,
    source: 'photon',
    ...{ label, primary: label, secondary: '', requiresDetails: false },
    ...{ latitude: 28.5, longitude: -81.4, approximate: false, outside: false },
  };
}

const recent = [
  used('1 Palm St'),
  used('2 Oak St', 'Winter Park'),
  used('3 Palm St'),
  used('4 Palm St'),
  used('5 Palm St'),
];
const keys = (text: string, suggestions: readonly SuggestionView[] = [], canLocate = true) =>
  listOptions({ text, recent, suggestions, canLocate }).map(({ key }) => key);

test('an empty field offers what was used before, the place where one stands, and writing by hand', () => {
  expect(keys('  ')).toEqual([
    '1 Palm St',
    '2 Oak St',
    '3 Palm St',
    '4 Palm St',
    '5 Palm St',
    'here',
    'manual',
  ]);
  expect(keys('', [], false).slice(-2)).toEqual(['5 Palm St', 'manual']);
});

test('while typing, three that match come first, then the suggestions, and by hand last', () => {
  expect(keys('palm', [found('12 Palm Way')])).toEqual([
    '1 Palm St',
    '3 Palm St',
    '4 Palm St',
    'photon 12 Palm Way',
    'manual',
  ]);
});

test('every typed word begins a word of the address', () => {
  expect(keys('PARK oa')).toEqual(['2 Oak St', 'manual']);
  expect(keys('2 oak st, winter')).toEqual(['2 Oak St', 'manual']);
  expect(keys('ark')).toEqual(['manual']);
});

test('what was used before is not suggested a second time', () => {
  expect(keys('2 oak', [found('2 Oak St, Winter Park')])).toEqual(['2 Oak St', 'manual']);
});

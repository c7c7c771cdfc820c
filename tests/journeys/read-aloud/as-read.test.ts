import { describe, expect, test } from 'vitest';
import { addDays, type Day, parseDay } from '#shared/kernel/day.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { type Locale, locales } from '#shared/kernel/locale.ts';
import { formatDay, formatDayRange, formatTime, formatTimeRange } from '../../../app/i18n/format.ts';
import { asRead, maskIn, namelessIn, withoutSaid } from './as-read.ts';

const ZONE = 'America/New_York';
const FIRST = parseDay('2026-11-23') ?? never();

function never(): never {
  throw new Error('a date that is none');
}

function days(): readonly Day[] {
  return Array.from({ length: 366 }, (_, place) => addDays(FIRST, place));
}

describe.each(locales)('what another day would change, in %s', (locale: Locale) => {
  const mask = maskIn(locale);

  test('every day of a year has the same name, long and short', () => {
    for (const day of days()) {
      expect(mask(formatDay(day, locale))).toBe('⟨day⟩');
      expect(mask(`(${formatDay(day, locale, 'short')})`)).toBe('(⟨day⟩)');
      expect(mask(formatDayRange(day, addDays(day, 41), locale))).toBe('⟨day⟩');
      expect(mask(formatDayRange(day, addDays(day, 6), locale))).toBe('⟨day⟩');
    }
  });

  test('so have times, and a day goes no further than its own words', () => {
    for (let hour = 0; hour < 23; hour++) {
      const at = instantFromMs(Date.parse('2026-11-24T05:30:00Z') + hour * 3_600_000);
      const until = instantFromMs(at + 3_600_000);
      expect(mask(formatTime(at, locale, ZONE))).toBe('⟨time⟩');
      expect(mask(`${formatDay(FIRST, locale)}, ${formatTime(at, locale, ZONE)}, 2 rooms`)).toBe(
        '⟨day⟩, ⟨time⟩, 2 rooms',
      );
      expect(mask(formatTimeRange(at, until, locale, ZONE))).toMatch(/⟨time⟩/);
      expect(mask(formatTimeRange(at, until, locale, ZONE))).not.toMatch(/\d/);
    }
  });
});

test('what names no day is left as it is', () => {
  for (const text of ['$90, 2 rooms', 'Monday', 'You may change 3 rooms', '35.47 × $1.90 a mile', 'Mañana']) {
    expect(maskIn('en')(text)).toBe(text);
    expect(maskIn('es')(text)).toBe(text);
  }
  expect(maskIn('en')('Tomorrow 8:00 AM')).toBe('⟨day⟩ ⟨time⟩');
  expect(maskIn('fr')('lundi 30 novembre 2026, 1 visite')).toBe('⟨day⟩, 1 visite');
  expect(maskIn('fr')('Lundi 30 novembre 1 visite')).toBe('⟨day⟩ 1 visite');
  expect(maskIn('fr')('nov.–déc. 2026')).toBe('⟨day⟩');
  expect(maskIn('en')('December 2026, 3 rooms')).toBe('⟨day⟩, 3 rooms');
  expect(maskIn('fr')('Booking 47cdb226')).toBe('Booking ⟨id⟩');
});

test('a tree is read without addresses, labels twice and lists that never end', () => {
  const tree = `- main:
  - link "Add more: Carpet":
    - /url: /service/carpet
  - 'button "One less: Bedroom" [disabled]'
  - 'button "Edit: Bedroom" [pressed]': Edit
  - group "Size":
    - text: Size
    - radio "Small $10 less"
    - text: Small $10 less
  - combobox "Country":
    - option "United States" [selected]
    - option "Afghanistan"
    - option "Albania"
    - option "Algeria"
    - option "Andorra"
  - list:
    - listitem:
      - button "8:00 AM until 9:00 AM"
    - listitem:
      - button "8:30 AM until 9:30 AM"
  - paragraph: "Nothing is paid now: you pay after."`;
  expect(asRead(tree, 'en')).toBe(`main
  link "Add more: Carpet"
  button "One less: Bedroom" [disabled]
  button "Edit: Bedroom" [pressed]
  group "Size"
    radio "Small $10 less"
  combobox "Country"
    option "United States" [selected]
    option "Afghanistan"
    … 3 more
  list
    listitem  × 2
      button "⟨time⟩ until ⟨time⟩"
  paragraph: Nothing is paid now: you pay after.`);
});

test('of a calendar its weekdays and the chosen day are read', () => {
  const tree = `- grid "Nov 23, 2026 – Jan 3, 2027":
  - rowgroup:
    - row "Monday Tuesday":
      - columnheader "Monday"
      - columnheader "Tuesday"
  - rowgroup:
    - row "Monday, November 23, 2026, today Tuesday, November 24, 2026":
      - gridcell "Monday, November 23, 2026, today":
        - button "Monday, November 23, 2026, today" [disabled]: "23"
      - gridcell "Tuesday, November 24, 2026, plenty of times" [selected]:
        - button "Tuesday, November 24, 2026, plenty of times": "24"`;
  expect(asRead(tree, 'en')).toBe(`grid "⟨day⟩"
  columnheader "Monday"
  columnheader "Tuesday"
  gridcell "⟨day⟩, plenty of times" [selected]`);
});

test('what has no name is found, whatever is inside it', () => {
  const tree = `- main:
  - button:
    - img
  - button [disabled]
  - 'button "Language: English"'
  - link "Cart":
    - /url: /cart
  - textbox:
    - /placeholder: ZIP code`;
  expect(namelessIn(tree)).toEqual(['button', 'img', 'button [disabled]', 'textbox']);
});

test('what was just said over a dialog is not told again as a part of it', () => {
  const tree = `- dialog "Treatments":
  - paragraph: All are optional.
  - paragraph: $90, 2 rooms
  - paragraph: "Cart: 2 items"`;
  expect(withoutSaid(tree, ['$90, 2 rooms', 'Cart: 2 items'])).toBe(`- dialog "Treatments":
  - paragraph: All are optional.`);
});

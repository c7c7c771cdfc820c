import { expect, test } from 'vitest';
import { type Locale, locales, localeTags } from './locale.ts';
import { writeDate } from './write-date.ts';

const written = (iso: string, locale: Locale) =>
  writeDate(
    new Intl.DateTimeFormat(localeTags[locale], {
      ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric' },
      timeZone: 'UTC',
    }).formatToParts(new Date(iso)),
    locale,
  );

test('French counts the first day of a month, and no other and no hour', () => {
  expect(written('2026-12-01T01:00:00Z', 'fr')).toMatch(/^mardi 1er décembre 2026 à 0?1\shh?$/);
  expect(written('2026-12-21T11:00:00Z', 'fr')).toMatch(/^lundi 21 décembre 2026 /);
});

test.each(locales.filter((locale) => locale !== 'fr'))('in %s it is written as Intl does', (locale) => {
  const format = new Intl.DateTimeFormat(localeTags[locale], { day: 'numeric', month: 'long' });
  const first = new Date('2026-12-01T12:00:00Z');
  expect(writeDate(format.formatToParts(first), locale)).toBe(format.format(first));
});

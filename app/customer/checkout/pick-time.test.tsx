import { expect, test } from 'vitest';
import { type Locale, locales } from '#shared/kernel/locale.ts';
import { drawPart } from '../../../tests/support/draw-part.ts';
import { NothingFree } from './pick-time.tsx';

const draw = (horizonDays: number, locale: Locale = 'en') =>
  drawPart(<NothingFree reference="AB12" visit="60" horizonDays={horizonDays} />, locale);

test.each(locales)('%s: nobody is free as far ahead as the company can be booked', async (locale) => {
  expect(await draw(14, locale)).toMatch(/\b14 (days|días|prochains jours)\b/);
  expect(await draw(1, locale)).toMatch(/\b1 (day|día|jour)\b/);
});

import { expect, test } from 'vitest';
import { locales, localeTags } from './locale.ts';
import { CENTS_MAX } from './money.ts';
import { writeMoney } from './write-money.ts';

const amounts = [
  0,
  1,
  9,
  10,
  99,
  100,
  101,
  1_250,
  99_999,
  100_000,
  123_450,
  99_999_999,
  100_000_000,
  CENTS_MAX,
];

test.each(locales)(
  '%s: money is written as the language’s own rules have it, with its cents or without',
  (locale) => {
    const ofIntl = (cents: number, digits: number) =>
      new Intl.NumberFormat(localeTags[locale], {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
        .format(cents / 100)
        .replace('-', '−');
    for (const cents of amounts.flatMap((amount) => (amount === 0 ? [0] : [amount, -amount]))) {
      expect(writeMoney(cents, locale, 'exact')).toBe(ofIntl(cents, 2));
      expect(writeMoney(cents, locale)).toBe(ofIntl(cents, cents % 100 === 0 ? 0 : 2));
    }
  },
);

test('money has no decimals when the cents are 00, otherwise two', () => {
  expect(writeMoney(3_300, 'en')).toBe('$33');
  expect(writeMoney(3_280, 'en')).toBe('$32.80');
  expect(writeMoney(12_345_600, 'es')).toBe('$123,456');
  expect(writeMoney(123_450, 'fr')).toBe('1\u202f234,50\u00a0$');
  expect(writeMoney(-500, 'en')).toBe('−$5');
});

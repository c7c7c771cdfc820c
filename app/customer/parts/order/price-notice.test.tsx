import { expect, test } from 'vitest';
import { type Locale, locales } from '#shared/kernel/locale.ts';
import { drawPart } from '../../../../tests/support/draw-part.ts';
import type { PriceChange } from '../../../data/cart/read-cart.ts';
import { openTotals, wholeTotals } from './open-totals.test-support.ts';
import { PriceNotice } from './price-notice.tsx';

const rise: PriceChange = {
  ...{ beforeCents: 2000, afterCents: 2500, kind: 'asks', isOtherCart: false },
  reasons: [{ kind: 'price' }],
};

const draw = (change: PriceChange, totals = openTotals, locale: Locale = 'en') =>
  drawPart(
    <PriceNotice consent={{ change, agree: () => undefined, tappedCents: undefined }} totals={totals} />,
    locale,
  );

test('[PR40] what is agreed to is named as open as it is', async () => {
  const notice = await draw(rise);
  expect(notice).toContain('Your total was from $20 so far and is now from $25 so far.');
  expect(notice).toContain('Agree to from $25 so far');
});

test('[PR40] a total that has opened only now was the whole one before', async () => {
  const notice = await draw({ ...rise, reasons: [{ kind: 'open' }] });
  expect(notice).toContain('Your total was $20 and is now from $25 so far.');
});

test('[PR40] a lower total says what it leaves open too', async () => {
  const notice = await draw({ ...rise, beforeCents: 3000, kind: 'lower', reasons: [] });
  expect(notice).toContain('It was from $30 so far and is now from $25 so far.');
});

test('what the agreed total left open is told as it was then', async () => {
  const openBefore = { quote: false, toQuote: 1, provisional: false, weight: 2 };
  const notice = await draw({ ...rise, reasons: [{ kind: 'open' }], openBefore });
  expect(notice).toContain('Your total was $20 so far and is now from $25 so far.');
});

test('no total of $0 is told where all is to be quoted, before or now (D46)', async () => {
  const lines = openTotals.lines.filter(({ quote }) => quote);
  const quotes = { ...openTotals, lines, quote: true, totalCents: 0 };
  const opened = { ...rise, afterCents: 0, reasons: [{ kind: 'open' }] } as const;
  const notice = await draw(opened, quotes);
  expect(notice).toContain('Your total was $20. Now it has to be quoted first.');
  expect(notice).toContain('Ask for a quote');
  const openBefore = { quote: true, toQuote: 0, provisional: false, weight: 2 };
  const priced = await draw({ ...rise, beforeCents: 0, openBefore }, wholeTotals);
  expect(priced).toContain('It was to be quoted. Your total is now $25.');
  expect(notice + priced).not.toContain('$0');
});

test('a whole total is a bare sum', async () => {
  expect(await draw(rise, wholeTotals)).toContain('Your total was $20 and is now $25.');
});

test.each(locales)('%s: no sum stands without its words', async (locale) => {
  const { [locale]: words } = { en: 'so far', es: 'hasta ahora', fr: 'pour l’instant' };
  expect((await draw(rise, openTotals, locale)).split(words)).toHaveLength(4);
});

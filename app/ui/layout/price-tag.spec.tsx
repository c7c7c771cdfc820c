import type { CDPSession } from '@vitest/browser-playwright';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart } from '../../../tests/support/part-check.ts';
import { PriceTag } from './price-tag.tsx';

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const tag = (cents: number) => <PriceTag text={dollars(cents)} amount={cents} textOf={dollars} />;

/** What the page shows from now on, once per frame, until it shows `last`. */
async function textsUntil(last: string): Promise<readonly string[]> {
  const seen = new Set<string>();
  while (!seen.has(last)) {
    seen.add(document.body.textContent.trim());
    await new Promise(requestAnimationFrame);
  }
  return [...seen];
}

async function setMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  const browser: CDPSession = cdp();
  await browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}

// As all parts are drawn; the page goes on to those of other files.
afterEach(() => setMotion('reduce'));

test('a price is there at once when the screen opens', async () => {
  await render(tag(18_400));
  expect(document.body.textContent.trim()).toBe('$184.00');
});

test('a new price is counted to, never past it, and ends on its own words', async () => {
  await setMotion('no-preference');
  const { rerender } = await render(tag(10_000));
  let prices: readonly number[] = [];
  // A page that draws nothing for as long as a count takes shows its two ends: until one is seen on its way.
  for (let cents = 20_000; prices.length <= 2 && cents <= 60_000; cents += 10_000) {
    await rerender(tag(cents));
    prices = (await textsUntil(dollars(cents))).map((text) => Number(text.slice(1)));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  }
  expect(prices.length).toBeGreaterThan(2);
});

test('with reduced motion a new price stands at once', async () => {
  const { rerender } = await render(tag(10_000));
  await rerender(tag(20_000));
  expect((await textsUntil('$200.00')).filter((text) => !['$100.00', '$200.00'].includes(text))).toEqual([]);
});

test('an old price is struck out and named', async () => {
  await render(<PriceTag text="$164" was={{ label: 'was', text: '$184' }} />);
  expect(document.querySelector('s')?.textContent).toBe('was $184');
});

test('prices of every size are sound', async () => {
  await render(
    <main>
      <PriceTag text="from $25" size="s" />
      {tag(1_234_567)}
      <PriceTag text="$1,640.00" was={{ label: 'was', text: '$1,840.00' }} size="l" />
    </main>,
  );
  await expectSoundPart();
});

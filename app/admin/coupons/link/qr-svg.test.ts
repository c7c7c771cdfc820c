import { expect, test } from 'vitest';
import { qrFile, qrPath } from './qr-svg.ts';

test('the three corners that a camera looks for are there, with light around them', () => {
  const { size, path } = qrPath('https://book.test/?promo=WELCOME10');
  const dark = new Set(path.match(/M\d+ \d+/g));
  const count = size - 8;
  expect((count - 21) % 4).toBe(0);
  for (const [left, top] of [
    [4, 4],
    [4 + count - 7, 4],
    [4, 4 + count - 7],
  ] as const) {
    for (let step = 0; step < 7; step++) {
      expect(dark.has(`M${left + step} ${top}`) && dark.has(`M${left} ${top + step}`)).toBe(true);
    }
    expect(dark.has(`M${left + 1} ${top + 1}`)).toBe(false);
    expect(dark.has(`M${left + 3} ${top + 3}`)).toBe(true);
  }
  expect(dark.has('M3 4') || dark.has('M4 3')).toBe(false);
});

test('another link is another picture, and the longest code still has one', () => {
  const longest = `https://a-company-with-a-long-name.example/?promo=${'W'.repeat(40)}`;
  expect(qrPath(longest).path).not.toBe(qrPath('https://book.test/?promo=W').path);
  expect(qrFile(longest, 'W'.repeat(40))).toMatch(/^<svg .*>W{40}<\/text><\/svg>$/);
});

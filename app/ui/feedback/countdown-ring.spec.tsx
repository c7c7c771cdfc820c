import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart } from '../../../tests/support/part-check.ts';
import { announce } from './announce.ts';
import { CountdownRing } from './countdown-ring.tsx';

vi.mock('./announce.ts', { spy: true });

const TOTAL_MS = 600_000;

function ring(msLeft: number) {
  return <CountdownRing msLeft={msLeft} totalMs={TOTAL_MS} label="Held" lastMinuteText="One minute left" />;
}

const timer = () => page.getByRole('timer');
const emptied = () => Number(document.querySelector('circle + circle')?.getAttribute('stroke-dashoffset'));

beforeEach(() => vi.mocked(announce).mockClear());

test('the name says what is counted and how long is left, never below nothing', async () => {
  const { rerender } = await render(ring(598_400));
  await expect.element(timer()).toHaveAccessibleName('Held 9:59');
  await rerender(ring(-5_000));
  await expect.element(timer()).toHaveAccessibleName('Held 0:00');
});

test('the ring is full at the start and empty at the end', async () => {
  const { rerender } = await render(ring(TOTAL_MS));
  expect(emptied()).toBe(0);
  await rerender(ring(0));
  expect(emptied()).toBeCloseTo(2 * Math.PI * 16);
});

test('the last minute changes colour and is spoken once', async () => {
  const { rerender } = await render(ring(61_000));
  const colour = getComputedStyle(timer().element()).color;
  expect(announce).not.toHaveBeenCalled();
  for (const msLeft of [60_000, 59_000, 58_000, 0]) await rerender(ring(msLeft));
  expect(vi.mocked(announce).mock.calls).toEqual([['One minute left']]);
  expect(getComputedStyle(timer().element()).color).not.toBe(colour);
});

test('one that was opened within its last minute, or jumps to its end, says nothing', async () => {
  const { rerender } = await render(ring(30_000));
  await rerender(ring(29_000));
  await rerender(ring(TOTAL_MS));
  await rerender(ring(0));
  expect(announce).not.toHaveBeenCalled();
});

test('a ring is sound, early and late', async () => {
  await render(
    <main>
      {ring(TOTAL_MS)} {ring(20_000)}
    </main>,
  );
  await expectSoundPart();
});

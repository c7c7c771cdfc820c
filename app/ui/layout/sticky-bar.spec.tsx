import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart, LONG_WORD } from '../../../tests/support/part-check.ts';
import { Button } from '../actions/button.tsx';
import { StickyBar } from './sticky-bar.tsx';

function screen(phonesOnly: boolean, words = '$184.00') {
  return (
    <main className="page">
      <div style={{ blockSize: '3000px' }} />
      <StickyBar label="Your total" action={<Button>Continue</Button>} phonesOnly={phonesOnly}>
        {words}
      </StickyBar>
    </main>
  );
}

const room = () => getComputedStyle(document.documentElement).getPropertyValue('--bottom-bar');

test('the bar is a named region at the foot of the screen', async () => {
  await render(screen(false));
  const box = page.getByRole('region', { name: 'Your total' }).element().getBoundingClientRect();
  expect(Math.round(box.bottom)).toBe(innerHeight);
});

test('what floats makes room for the bar while there is one', async () => {
  const { unmount } = await render(screen(false));
  expect(room()).toBe('5.5rem');
  await unmount();
  expect(room()).toBe('0px');
});

test('a bar for phones is gone on wide screens, with its room; the other one stays', async () => {
  await page.viewport(1200, 740);
  const { rerender } = await render(screen(true));
  await expect.element(page.getByText('$184.00')).not.toBeVisible();
  expect(room()).toBe('0px');
  await rerender(screen(false));
  await expect.element(page.getByText('$184.00')).toBeVisible();
  expect(room()).toBe('6.5rem');
  await page.viewport(360, 740);
});

test('on a tablet words without an action have the line to themselves', async () => {
  await page.viewport(820, 740);
  await render(
    <main className="page">
      <StickyBar label="Your time" action={null} phonesOnly>
        <p>No time yet</p>
      </StickyBar>
    </main>,
  );
  const { width } = page.getByText('No time yet').element().getBoundingClientRect();
  expect(width).toBeGreaterThan(600);
  await page.viewport(360, 740);
});

test('a bar is sound, however long its words', async () => {
  await render(screen(true, LONG_WORD));
  await expectSoundPart();
});

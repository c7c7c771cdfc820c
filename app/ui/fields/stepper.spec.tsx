import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessiblePart, expectSoundPart } from '../../../tests/support/part-check.ts';
import { Stepper } from './stepper.tsx';

function Rooms({ start = 0, max = 20 }: { start?: number; max?: number }) {
  const [value, setValue] = useState(start);
  return (
    <Stepper label="Rooms" minusLabel="Fewer" plusLabel="More" value={value} onChange={setValue} max={max} />
  );
}

const number = () => page.getByRole('spinbutton', { name: 'Rooms' });
const shownNumber = () => Number(number().element().getAttribute('aria-valuenow'));

test('plus and minus move by one and stop at the limits', async () => {
  await render(<Rooms max={2} />);
  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  await more.click();
  await more.click({ force: true });
  await expect.element(number()).toHaveAttribute('aria-valuenow', '2');
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Fewer' }).click();
  await expect.element(number()).toHaveValue('1');
});

test('a typed number counts, and what is no number becomes 0 on leaving', async () => {
  await render(<Rooms start={3} />);
  await userEvent.fill(number(), '12');
  await expect.element(number()).toHaveAttribute('aria-valuenow', '12');
  for (const [typed, taken] of [
    ['many', '0'],
    ['-40', '0'],
    ['1e9', '20'],
    ['🛋️👩‍👩‍👧‍👦🇺🇸', '0'],
    ['Grout. '.repeat(1_400), '0'],
    ['1', '1'],
  ] as const) {
    await userEvent.fill(number(), typed);
    await userEvent.tab();
    await expect.element(number()).toHaveValue(taken);
  }
});

test('arrows move by one and the page keys by ten', async () => {
  await render(<Rooms start={5} />);
  number().element().focus();
  await userEvent.keyboard('{ArrowUp}{PageUp}{ArrowDown}');
  await expect.element(number()).toHaveValue('15');
});

test('a held button goes on by itself, and its end adds nothing', async () => {
  await render(<Rooms />);
  const more = page.getByRole('button', { name: 'More' }).element();
  const press = (type: string) => more.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  press('pointerdown');
  await expect.poll(shownNumber).toBeGreaterThanOrEqual(2);
  press('pointerup');
  const reached = shownNumber();
  press('click');
  await expect.element(number()).toHaveValue(String(reached));
});

test('a stepper and a resting one are sound', async () => {
  await render(
    <main>
      <Rooms start={1} max={5000} />
      <Stepper label="Pillows" minusLabel="-" plusLabel="+" value={4} onChange={() => {}} disabled />
    </main>,
  );
  await expectSoundPart();
});

test('the accessibility check sees a planted fault', async () => {
  await render(<button type="button" />);
  await expect(expectAccessiblePart()).rejects.toThrow('button-name');
});

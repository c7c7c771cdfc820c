import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart } from '../../../tests/support/part-check.ts';
import { ValueStepper } from './value-stepper.tsx';

function Duration() {
  const [value, setValue] = useState(60);
  return (
    <ValueStepper
      label="How long"
      minusLabel="Less"
      plusLabel="More"
      value={value}
      text={`${value} minutes`}
      min={30}
      max={240}
      step={15}
      onChange={setValue}
    />
  );
}

const value = () => page.getByRole('spinbutton', { name: 'How long' });

test.each([
  ['ArrowUp', '75'],
  ['ArrowRight', '75'],
  ['ArrowDown', '45'],
  ['ArrowLeft', '45'],
  ['PageUp', '105'],
  ['PageDown', '30'],
  ['Home', '30'],
  ['End', '240'],
])('%s moves from 60 to %s', async (key, target) => {
  await render(<Duration />);
  value().element().focus();
  await userEvent.keyboard(`{${key}}`);
  await expect.element(value()).toHaveAttribute('aria-valuenow', target);
  await expect.element(value()).toHaveAttribute('aria-valuetext', `${target} minutes`);
});

test('at a limit the button rests and keeps the focus', async () => {
  await render(<Duration />);
  const less = page.getByRole('button', { name: 'Less' });
  less.element().focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  await expect.element(less).toHaveFocus();
  await expect.element(less).toHaveAttribute('aria-disabled', 'true');
  await expect.element(value()).toHaveTextContent('30 minutes');
});

test('an amount in words is sound', async () => {
  await render(<Duration />);
  await expectSoundPart();
});

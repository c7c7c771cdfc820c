import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart, LONG_WORD } from '../../../tests/support/part-check.ts';
import { NumberSlider } from './number-slider.tsx';
import { readCount } from './read-count.ts';

type AreaProps = { start?: number; note?: string; onSettle?: (text: string) => void };

function Area({ start = 500, note, onSettle }: AreaProps) {
  const [value, setValue] = useState(start);
  const settle = (text: string) => {
    setValue(readCount(text) || value);
    onSettle?.(text);
  };
  return (
    <NumberSlider
      label="Area"
      sliderLabel="Area, slider"
      unit="sq ft"
      hint={`Up to 2,000 ${note ?? ''}`}
      note={note}
      value={value}
      text={value.toLocaleString('en')}
      valueText={`${value} square feet`}
      min={100}
      sliderMax={2000}
      step={50}
      onSlide={setValue}
      onType={(text) => setValue(readCount(text) || value)}
      onSettle={settle}
    />
  );
}

const slider = () => page.getByRole('slider', { name: 'Area, slider' });
const box = () => page.getByRole('textbox', { name: 'Area' });

test('the slider moves by its step, to its ends, and says the value in words', async () => {
  await render(<Area />);
  await userEvent.tab();
  await expect.element(slider()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '550 square feet');
  await expect.element(box()).toHaveValue('550');
  await userEvent.keyboard('{End}');
  await expect.element(box()).toHaveValue('2,000');
  await userEvent.keyboard('{Home}');
  await expect.element(box()).toHaveValue('100');
});

test('what is typed stays as it is until the box is left, and may pass the end of the slider', async () => {
  const settle = vi.fn();
  await render(<Area onSettle={settle} />);
  await userEvent.fill(box(), '2500');
  await expect.element(box()).toHaveValue('2500');
  await expect.element(slider()).toHaveValue('2000');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('2,500');
  expect(settle.mock.calls.flat()).toEqual(['2500']);
});

test('Enter settles what was typed, leaving it again does not', async () => {
  const settle = vi.fn();
  await render(<Area onSettle={settle} />);
  await userEvent.fill(box(), 'many');
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('500');
  expect(settle.mock.calls.flat()).toEqual(['many']);
});

test('a note about the last number takes the place of the hint', async () => {
  await render(<Area note="Set to 100." />);
  await expect.element(box()).toHaveAccessibleDescription('Set to 100.');
});

test('a slider with its box is sound', async () => {
  await render(
    <main className="page">
      <Area start={123_456} note={LONG_WORD} />
    </main>,
  );
  await expectSoundPart();
});

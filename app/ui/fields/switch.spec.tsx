import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart, LONG_WORD } from '../../../tests/support/part-check.ts';
import { Switch } from './switch.tsx';

type SundaysProps = { onChange: (checked: boolean) => void; disabled?: boolean; busy?: boolean };

function Sundays({ onChange, ...state }: SundaysProps) {
  const [open, setOpen] = useState(true);
  const change = (checked: boolean) => {
    setOpen(checked);
    onChange(checked);
  };
  return (
    <main>
      <Switch label={`Open on Sundays, ${LONG_WORD}`} checked={open} {...state} onChange={change}>
        {open ? 'Open' : 'Closed'}
      </Switch>
    </main>
  );
}

const it = () => page.getByRole('switch', { name: /^Open on Sundays/ });

test('a switch holds as soon as it is pressed, by Space or on its words, and says so in full', async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  await render(<Sundays onChange={onChange} />);
  await expect.element(it()).toHaveAttribute('aria-checked', 'true');
  await userEvent.keyboard('{Tab} ');
  expect(onChange).toHaveBeenLastCalledWith(false);
  await expect.element(it()).toHaveAttribute('aria-checked', 'false');
  await page.getByText('Closed').click();
  expect(onChange).toHaveBeenLastCalledWith(true);
  await expect.element(it()).toBeChecked();
  await expectSoundPart();
});

test('a switch that cannot be pressed now is passed over', async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  await render(<Sundays onChange={onChange} disabled />);
  await userEvent.keyboard('{Tab} ');
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(it()).toBeDisabled();
  await expectSoundPart();
});

test('a switch whose last press is being done keeps the focus and swallows the next', async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  const { rerender } = await render(<Sundays onChange={onChange} />);
  await userEvent.keyboard('{Tab} ');
  await rerender(<Sundays onChange={onChange} busy />);
  await expect.element(it()).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
  await expect.element(it()).toHaveAttribute('aria-checked', 'false');
  await expect.element(it()).not.toBeChecked();
  await expectSoundPart();
});

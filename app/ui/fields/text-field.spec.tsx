import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart, LONG_WORD } from '../../../tests/support/part-check.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { NumberField } from './number-field.tsx';
import type { NumberEntry } from './read-number.ts';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const box = (name: string) => page.getByRole('textbox', { name });
const states = [
  { value: 'FL', label: 'Florida' },
  { value: 'GA', label: 'Georgia', disabled: true },
];
const words = { hint: 'We write there.', error: 'This is no address.' };

test.each([
  ['text field', <TextField key="" label="Where" {...words} />],
  ['text area', <TextArea key="" label="Where" {...words} />],
  ['select field', <SelectField key="" label="Where" options={states} {...words} />],
  ['checkbox field', <CheckboxField key="" label="Where" {...words} />],
  [
    'number field',
    <NumberField key="" label="Where" value={1} onChange={vi.fn()} format={String} {...words} />,
  ],
])('a %s in error is invalid and says the error, then the hint', async (_name, field) => {
  await render(field);
  const control = page.getByLabelText('Where');
  await expect.element(control).toHaveAttribute('aria-invalid', 'true');
  await expect.element(control).toHaveAccessibleDescription('This is no address. We write there.');
});

test.each([
  ['text field', <TextField key="" label="Where" />],
  ['text area', <TextArea key="" label="Where" />],
  ['select field', <SelectField key="" label="Where" options={states} />],
  ['checkbox field', <CheckboxField key="" label="Where" />],
])('a %s without an error is not invalid and describes nothing', async (_name, field) => {
  await render(field);
  const control = page.getByLabelText('Where');
  await expect.element(control).not.toHaveAttribute('aria-invalid');
  await expect.element(control).not.toHaveAttribute('aria-describedby');
});

test('a hidden label is heard all the same, and a note belongs to it', async () => {
  await render(<TextField label="Search" labelHidden note="optional" />);
  await expect.element(box('Search optional')).toBeVisible();
  expect(page.getByText('Search').element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
});

test('a field that is wrong draws no tick of a right one', async () => {
  const ticks = () => document.querySelectorAll('.lucide-check').length;
  const { rerender } = await render(<TextField label="Name" valid />);
  expect(ticks()).toBe(1);
  await rerender(<TextField label="Name" valid error="Too short." />);
  expect(ticks()).toBe(0);
});

test('name, id, reference and events go to the input itself', async () => {
  const reference = vi.fn();
  const change = vi.fn();
  await render(<TextField label="E-mail" name="email" id="mail" ref={reference} onChange={change} />);
  await userEvent.fill(box('E-mail'), 'a@b.c');
  const input = box('E-mail').element();
  expect(reference).toHaveBeenCalledWith(input);
  expect(change).toHaveBeenCalled();
  expect([input.id, input.getAttribute('name')]).toEqual(['mail', 'email']);
});

test('Hebrew runs from the right in a field that takes its direction from the words', async () => {
  await render(<TextField label="Name" dir="auto" />);
  await userEvent.fill(box('Name'), 'שלום');
  expect(getComputedStyle(box('Name').element()).direction).toBe('rtl');
  await expectSoundPart();
});

test('Enter makes a new line in a text area', async () => {
  await render(<TextArea label="Notes" maxLength={9} />);
  await box('Notes').click();
  await userEvent.keyboard('gate{Enter}4821 and more');
  await expect.element(box('Notes')).toHaveValue('gate\n4821');
});

test('a select starts at its placeholder, and keys choose', async () => {
  const change = vi.fn();
  await render(
    <SelectField
      label="State"
      options={states}
      placeholder="Choose"
      onChange={(event) => change(event.target.value)}
    />,
  );
  const list = page.getByRole('combobox', { name: 'State' });
  await expect.element(list).toHaveDisplayValue('Choose');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list).toHaveValue('FL');
  expect(change).toHaveBeenCalledWith('FL');
  await expect.element(page.getByRole('option', { name: 'Georgia' })).toBeDisabled();
});

test('the sentence of a tick box ticks it, and so does Space', async () => {
  await render(<CheckboxField label="The gate is open" />);
  const tick = page.getByRole('checkbox', { name: 'The gate is open' });
  await page.getByText('The gate is open').click();
  await expect.element(tick).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(tick).not.toBeChecked();
});

function Area({ onChange }: { onChange: (value: NumberEntry) => void }) {
  const [value, setValue] = useState<NumberEntry>(1250);
  const change = (next: NumberEntry) => {
    setValue(next);
    onChange(next);
  };
  return (
    <NumberField label="Area" value={value} onChange={change} format={(each) => each.toLocaleString('en')} />
  );
}

test('a number is written neatly on leaving, in whatever spelling it came', async () => {
  const change = vi.fn();
  await render(<Area onChange={change} />);
  await expect.element(box('Area')).toHaveValue('1,250');
  await userEvent.fill(box('Area'), '2 400');
  await expect.element(box('Area')).toHaveValue('2 400');
  expect(change).toHaveBeenLastCalledWith(2400);
  await userEvent.tab();
  await expect.element(box('Area')).toHaveValue('2,400');
});

test('what is no number stays as it was typed and is handed on as text', async () => {
  const change = vi.fn();
  await render(<Area onChange={change} />);
  await userEvent.fill(box('Area'), 'big');
  await userEvent.tab();
  await expect.element(box('Area')).toHaveValue('big');
  expect(change).toHaveBeenLastCalledWith('big');
});

test('fields of every kind and state are sound, however long their words', async () => {
  const long = { label: LONG_WORD, note: LONG_WORD, hint: LONG_WORD, error: LONG_WORD };
  await render(
    <main className="page stack">
      <TextField {...long} before="$" after="a room" defaultValue={LONG_WORD} />
      <TextField label="Name" valid defaultValue="Maribel" placeholder="Name" />
      <TextField label="Country" disabled defaultValue="United States" />
      <TextField label="City" placeholder="Orlando" />
      <TextArea {...long} defaultValue={LONG_WORD} />
      <SelectField {...long} options={[{ value: 'a', label: LONG_WORD }]} />
      <SelectField label="State" options={states} disabled />
      <CheckboxField label={LONG_WORD} hint={LONG_WORD} error={LONG_WORD} />
      <CheckboxField label="Short" defaultChecked />
      <NumberField label="Area" value="many" onChange={() => {}} format={String} error="No number." />
    </main>,
  );
  await expectSoundPart();
});

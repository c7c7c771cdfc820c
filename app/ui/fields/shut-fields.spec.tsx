import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckboxField } from './checkbox-field.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { SelectField } from './select-field.tsx';
import { ShutFields } from './shut-fields.ts';
import { Switch } from './switch.tsx';
import { TextField } from './text-field.tsx';

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];

function Form({ busy }: { busy: boolean }) {
  const [name, setName] = useState('Ana');
  const [list, setList] = useState('a');
  const [ticked, setTicked] = useState(false);
  const [chosen, setChosen] = useState('a');
  const [several, setSeveral] = useState<string[]>([]);
  const [on, setOn] = useState(false);
  return (
    <ShutFields value={busy}>
      <TextField label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <SelectField
        label="List"
        options={options}
        value={list}
        onChange={({ target }) => setList(target.value)}
      />
      <CheckboxField
        label="Tell them"
        checked={ticked}
        onChange={({ target }) => setTicked(target.checked)}
      />
      <ChoiceGroup legend="One" choices={options} value={chosen} onChange={setChosen} />
      <CheckboxGroup legend="Several" choices={options} values={several} onChange={setSeveral} />
      <Switch label="On" checked={on} onChange={setOn}>
        On
      </Switch>
    </ShutFields>
  );
}

const name = page.getByRole('textbox', { name: 'Name' });
const list = page.getByRole('combobox', { name: 'List' });
const tick = page.getByRole('checkbox', { name: 'Tell them' });
const one = page.getByRole('radio', { name: 'Beta' });
const several = page.getByRole('checkbox', { name: 'Alpha' });
const on = page.getByRole('switch', { name: 'On' });

/** Everything that a person can do to the form, by keys, with what each of them had before it. */
async function changeAll() {
  name.element().focus();
  await userEvent.keyboard('!');
  list.element().focus();
  await userEvent.keyboard('b');
  for (const choice of [tick, one, several, on]) {
    choice.element().focus();
    await userEvent.keyboard(' ');
  }
}

test('nothing of a form that is being sent can be changed, and the focus stays where it is', async () => {
  await render(<Form busy />);
  await changeAll();
  await expect.element(on).toHaveFocus();
  await expect.element(name).toHaveValue('Ana');
  await expect.element(list).toHaveValue('a');
  for (const choice of [tick, one, several, on]) {
    await expect.element(choice).not.toBeChecked();
  }
  for (const field of [list, tick, one, several, on]) {
    await expect.element(field).toHaveAttribute('aria-disabled', 'true');
  }
});

test('the same presses change all of it once it was refused', async () => {
  const { rerender } = await render(<Form busy />);
  await changeAll();
  await rerender(<Form busy={false} />);
  await changeAll();
  await expect.element(name).toHaveValue('Ana!');
  await expect.element(list).toHaveValue('b');
  for (const choice of [tick, one, several, on]) {
    await expect.element(choice).toBeChecked();
    await expect.element(choice).not.toHaveAttribute('aria-disabled');
  }
});

import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../actions/button.tsx';
import { TextField } from './text-field.tsx';

function Form({ laterMs = 0 }: { laterMs?: number }) {
  const [name, setName] = useState('');
  const [isTold, setTold] = useState(false);
  const tell = () => (laterMs === 0 ? setTold(true) : void setTimeout(() => setTold(true), laterMs));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        tell();
      }}
    >
      <TextField label="Note" />
      <TextField
        label="Name"
        value={name}
        error={isTold && name === '' ? 'Say a name.' : undefined}
        onChange={({ target }) => {
          setName(target.value);
          setTold(true);
        }}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

const field = (name: string) => page.getByRole('textbox', { name });
const save = page.getByRole('button', { name: 'Save' });

test('what a press brought up has the focus, and once more when it is pressed again', async () => {
  await render(<Form />);
  await save.click();
  await expect.element(field('Name')).toHaveFocus();
  await save.click();
  await expect.element(field('Name')).toHaveFocus();
});

test('so has what the answer brought, unless the person has gone on', async () => {
  const screen = await render(<Form laterMs={100} />);
  await field('Note').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Name')).toHaveFocus();
  await screen.unmount();
  await render(<Form laterMs={200} />);
  await save.click();
  await userEvent.fill(field('Note'), 'on');
  await expect.element(page.getByText('Say a name.')).toBeVisible();
  await expect.element(field('Note')).toHaveFocus();
});

test('what is found wrong while somebody types takes no focus', async () => {
  await render(<Form />);
  await userEvent.fill(field('Name'), 'A');
  await userEvent.clear(field('Name'));
  await expect.element(page.getByText('Say a name.')).toBeVisible();
  await field('Note').click();
  await expect.element(field('Note')).toHaveFocus();
});

function Question() {
  const [isTold, setTold] = useState(false);
  return (
    <dialog open aria-label="Sure?">
      <TextField label="Key" error={isTold ? 'Type your key.' : undefined} />
      <Button onClick={() => setTold(true)}>Revoke</Button>
    </dialog>
  );
}

test('the button of a question stands in no form, and its fault is read out all the same', async () => {
  await render(<Question />);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await expect.element(field('Key')).toHaveFocus();
});

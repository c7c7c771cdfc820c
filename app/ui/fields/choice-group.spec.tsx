import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart, LONG_WORD } from '../../../tests/support/part-check.ts';
import { CheckboxGroup } from './checkbox-group.tsx';
import type { Choice } from './choice-card.tsx';
import { ChoiceGroup } from './choice-group.tsx';

const sizes: readonly Choice[] = [
  { value: 's', label: 'Small', detail: 'Up to 120 sq ft', effect: '$25' },
  { value: 'm', label: 'Regular', badge: 'Most chosen', effect: '$38' },
  { value: 'x', label: 'Huge', disabled: true, detail: 'Up to 900', why: 'Not offered here.' },
  { value: 'l', label: 'Large', effect: '$52' },
];

function Size({ start = null, onChoose }: { start?: string | null; onChoose?: (value: string) => void }) {
  const [value, setValue] = useState(start);
  const choose = (next: string) => {
    setValue(next);
    onChoose?.(next);
  };
  return (
    <>
      <ChoiceGroup legend="Size" choices={sizes} value={value} onChange={choose} />
      <button type="button">After</button>
    </>
  );
}

const radio = (name: RegExp) => page.getByRole('radio', { name });
const tick = (name: RegExp) => page.getByRole('checkbox', { name });

test('Tab enters a group at its choice and leaves it in one step', async () => {
  await render(<Size start="m" />);
  await userEvent.tab();
  await expect.element(radio(/^Regular/)).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('arrows choose, pass what cannot be chosen, and go round', async () => {
  const choose = vi.fn();
  await render(<Size start="m" onChoose={choose} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}');
  expect(choose.mock.calls.flat()).toEqual(['l', 's', 'l']);
  await expect.element(radio(/^Large/)).toHaveFocus();
});

test('Space chooses where nothing is chosen yet', async () => {
  await render(<Size />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(radio(/^Small/)).toBeChecked();
});

test('the whole card is the target, and a closed one says why instead of its detail', async () => {
  await render(<Size />);
  await page.getByText('$52').click();
  await expect.element(radio(/^Large/)).toBeChecked();
  await expect.element(radio(/Not offered here/)).toBeDisabled();
  await expect.element(page.getByText('Up to 900')).not.toBeInTheDocument();
});

test('two groups on one page do not share their choice', async () => {
  await render(
    <>
      <Size start="s" />
      <Size start="m" />
    </>,
  );
  await radio(/^Large/)
    .first()
    .click();
  await expect.element(radio(/^Regular/).last()).toBeChecked();
});

test.each([
  [
    'choice group',
    <ChoiceGroup
      key=""
      legend="Size"
      hint="Look."
      error="Choose."
      choices={sizes}
      value={null}
      onChange={vi.fn()}
    />,
  ],
  [
    'checkbox group',
    <CheckboxGroup
      key=""
      legend="Size"
      hint="Look."
      error="Choose."
      choices={sizes}
      values={[]}
      onChange={vi.fn()}
    />,
  ],
])('a %s has its legend as name and says the error, then the hint', async (_name, group) => {
  await render(group);
  const frame = page.getByRole('group', { name: 'Size' });
  await expect.element(frame).toHaveAccessibleDescription('Choose. Look.');
});

function Extras({ onChange }: { onChange: (values: string[]) => void }) {
  const [values, setValues] = useState<string[]>(['l']);
  const change = (next: string[]) => {
    setValues(next);
    onChange(next);
  };
  return <CheckboxGroup legend="Extras" choices={sizes} values={values} onChange={change} />;
}

test('tick boxes hand on the whole list in the order of the choices', async () => {
  const change = vi.fn();
  await render(<Extras onChange={change} />);
  await page.getByText('Small').click();
  await tick(/^Large/).click();
  expect(change.mock.calls.flat()).toEqual([['s', 'l'], ['s']]);
});

test('Tab goes through the tick boxes one by one and Space ticks', async () => {
  const change = vi.fn();
  await render(<Extras onChange={change} />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(tick(/^Regular/)).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(change).toHaveBeenCalledWith(['m', 'l']);
});

test('groups in every layout are sound, however long their words', async () => {
  const picture = <svg viewBox="0 0 120 60" aria-hidden="true" />;
  const long = { label: LONG_WORD, detail: LONG_WORD, effect: '+$1,250.00', badge: LONG_WORD };
  const choices = [
    ...sizes,
    { value: 'long', ...long },
    { value: 'drawn', ...long, picture },
    { value: 'closed', ...long, disabled: true, why: LONG_WORD },
  ];
  await render(
    <main className="page stack">
      {(['cards', 'rows', 'chips'] as const).map((layout) => (
        <ChoiceGroup
          key={layout}
          {...{ layout, choices }}
          legend={`${LONG_WORD} ${layout}`}
          hint={LONG_WORD}
          value="m"
          onChange={() => {}}
        />
      ))}
      <CheckboxGroup legend="Extras" error={LONG_WORD} choices={choices} values={['s']} onChange={() => {}} />
    </main>,
  );
  await expectSoundPart();
});

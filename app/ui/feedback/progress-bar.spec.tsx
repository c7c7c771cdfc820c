import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart, LONG_WORD } from '../../../tests/support/part-check.ts';
import { ProgressBar } from './progress-bar.tsx';

test.each([
  ['2 of 5', 2, 5, { value: 2, max: 5 }],
  ['more than all', 9, 5, { value: 5, max: 5 }],
  ['less than nothing', -1, 5, { value: 0, max: 5 }],
  ['a part of nothing', 3, 0, { value: 0, max: 1 }],
])('%s is drawn as far as there is room', async (_name, value, max, drawn) => {
  await render(<ProgressBar label="Sending" value={value} max={max} />);
  expect(page.getByLabelText('Sending').element()).toMatchObject(drawn);
});

test('a bar whose words are hidden keeps its name', async () => {
  await render(<ProgressBar label="Sending" labelHidden value={1} max={5} />);
  await expect.element(page.getByLabelText('Sending')).toBeVisible();
});

test('bars of every tone are sound, however long their words', async () => {
  await render(
    <main className="page stack">
      <ProgressBar label={LONG_WORD} value={115} max={150} tone="accent" aside="$1,115.00" />
      <ProgressBar label="All sent" value={5} max={5} tone="success" />
    </main>,
  );
  await expectSoundPart();
});

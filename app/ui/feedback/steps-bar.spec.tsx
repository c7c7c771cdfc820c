import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart, LONG_WORD } from '../../../tests/support/part-check.ts';
import { StepsBar } from './steps-bar.tsx';

const steps = [
  { label: 'Cart', to: '/cart' },
  { label: 'Rooms' },
  { label: 'Time', to: '/time' },
  { label: 'You' },
];

test('the step a person is on is marked, and only done ones lead back', async () => {
  await render(<StepsBar label="Booking steps" steps={steps} current={2} doneLabel="done" />);
  await expect.element(page.getByRole('navigation', { name: 'Booking steps' })).toBeVisible();
  await expect.element(page.getByRole('link')).toHaveAccessibleName('Cart, done');
  const here = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.getAttribute('aria-current'));
  expect(here).toEqual([null, null, 'step', null]);
});

test('steps are sound, however long their words', async () => {
  await render(
    <main className="page">
      <StepsBar
        label="Booking steps"
        steps={[{ label: 'Cart', to: '/cart' }, { label: LONG_WORD }, { label: 'You' }]}
        current={1}
        doneLabel="done"
      />
    </main>,
  );
  await expectSoundPart();
});

import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { db } from '../../data/device/db.ts';
import { useLetterKeys } from './use-letter-keys.ts';

const goToday = vi.fn();
const showKeys = vi.fn();
const goBack = vi.fn();

beforeEach(async () => {
  for (const action of [goToday, showKeys, goBack]) action.mockReset();
  await db.drafts.clear();
});

function Screen({ isAsking = false }: { isAsking?: boolean }) {
  const { letters, setLetters } = useLetterKeys({ a: goToday, '?': showKeys, ArrowLeft: goBack });
  return (
    <main>
      <button type="button" aria-pressed={letters} onClick={() => setLetters(!letters)}>
        Letters
      </button>
      <input aria-label="Note" />
      {isAsking && <dialog open>Sure?</dialog>}
    </main>
  );
}

const letters = page.getByRole('button', { name: 'Letters' });

test('a letter acts, in either case, and none that a modifier gives to the browser', async () => {
  await render(<Screen />);
  await userEvent.keyboard('aA{Control>}a{/Control}');
  expect(goToday).toHaveBeenCalledTimes(2);
});

test('where letters are switched off none acts; what is no letter does, and they can be had back', async () => {
  await render(<Screen />);
  await letters.click();
  await expect.element(letters).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('aA?{ArrowLeft}');
  expect([goToday, showKeys, goBack].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
  await letters.click();
  await expect.element(letters).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('a');
  expect(goToday).toHaveBeenCalledTimes(1);
});

test('nothing acts while somebody types or is asked something', async () => {
  const { rerender } = await render(<Screen />);
  await page.getByLabelText('Note').fill('a');
  await userEvent.keyboard('a{ArrowLeft}');
  await expect.element(page.getByLabelText('Note')).toHaveValue('aa');
  await rerender(<Screen isAsking />);
  await letters.click();
  await userEvent.keyboard('{ArrowLeft}?');
  expect([goToday, showKeys, goBack].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});

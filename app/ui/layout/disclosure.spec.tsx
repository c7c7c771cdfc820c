import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart, LONG_WORD } from '../../../tests/support/part-check.ts';
import { Disclosure } from './disclosure.tsx';

const title = (name = 'Living room') => page.getByText(name);
const inside = (text = 'Inside') => page.getByText(text);

test('a press opens and closes, and so do Enter and Space', async () => {
  const change = vi.fn();
  await render(
    <Disclosure title="Living room" onOpenChange={change}>
      Inside
    </Disclosure>,
  );
  await expect.element(inside()).not.toBeVisible();
  await title().click();
  await expect.element(inside()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(inside()).not.toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(inside()).toBeVisible();
  expect(change.mock.calls.flat()).toEqual([true, false, true]);
});

test('the screen may keep only one of several open', async () => {
  function Rooms() {
    const [open, setOpen] = useState<string | null>('Living room');
    return ['Living room', 'Bedroom'].map((name) => (
      <Disclosure
        key={name}
        title={name}
        open={open === name}
        onOpenChange={(next) => setOpen(next ? name : null)}
      >
        In the {name}
      </Disclosure>
    ));
  }
  await render(<Rooms />);
  await title('Bedroom').first().click();
  await expect.element(inside('In the Bedroom')).toBeVisible();
  await expect.element(inside('In the Living room')).not.toBeVisible();
});

test('a screen that says no keeps it closed', async () => {
  await render(
    <Disclosure title="Living room" open={false}>
      Inside
    </Disclosure>,
  );
  await title().click();
  await expect.element(inside()).not.toBeVisible();
});

test('what the browser opens, such as find-in-page, is told to the screen', async () => {
  const change = vi.fn();
  await render(
    <Disclosure title="Living room" id="room" onOpenChange={change}>
      Inside
    </Disclosure>,
  );
  document.getElementById('room')?.setAttribute('open', '');
  await vi.waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith(true));
  await expect.element(inside()).toBeVisible();
});

test('cards and lines are sound, however long their words', async () => {
  await render(
    <main className="page stack">
      <Disclosure
        title={LONG_WORD}
        summary={LONG_WORD}
        aside="$1,286.00"
        picture={<svg viewBox="0 0 10 10" aria-hidden="true" />}
        defaultOpen
      >
        {LONG_WORD}
      </Disclosure>
      <Disclosure look="plain" title="How long does it take to dry?">
        Two hours.
      </Disclosure>
    </main>,
  );
  await expectSoundPart();
});

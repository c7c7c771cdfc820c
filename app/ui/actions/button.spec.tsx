import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  expectInsidePage,
  expectSoundPart,
  expectTargets,
  LONG_WORD,
} from '../../../tests/support/part-check.ts';
import { Button, ButtonLink } from './button.tsx';
import { IconButton } from './icon-button.tsx';

const button = (name = 'Book') => page.getByRole('button', { name });

test('a button is pressed by pointer, Enter and Space', async () => {
  const press = vi.fn();
  await render(<Button onClick={press}>Book</Button>);
  await button().click();
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
});

test('a button in a form does not send it unless it says so', async () => {
  const send = vi.fn((event: FormEvent) => event.preventDefault());
  await render(
    <form onSubmit={send}>
      <Button>Book</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await button().click();
  expect(send).not.toHaveBeenCalled();
  await button('Send').click();
  expect(send).toHaveBeenCalledOnce();
});

test('a button that became busy swallows the second press and keeps the focus', async () => {
  const press = vi.fn();
  const send = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={send}>
      <Button type="submit" busy={busy} onClick={press}>
        Book
      </Button>
    </form>
  );
  const { rerender } = await render(form(false));
  await button().click();
  await rerender(form(true));
  await button().click({ force: true });
  await userEvent.keyboard('{Enter}');
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
  await expect.element(button()).toHaveFocus();
  await expect.element(button()).toHaveAttribute('aria-busy', 'true');
});

test('a disabled button that says why can be reached, tells it and does nothing', async () => {
  const press = vi.fn();
  await render(
    <Button disabled why="Choose a time first." onClick={press}>
      Book
    </Button>,
  );
  await userEvent.tab();
  await expect.element(button()).toHaveFocus();
  await expect.element(button()).toHaveAccessibleDescription('Choose a time first.');
  await userEvent.keyboard('{Enter}');
  await button().click({ force: true });
  expect(press).not.toHaveBeenCalled();
});

test('a disabled button without a reason is left out by Tab', async () => {
  await render(<Button disabled>Book</Button>);
  await userEvent.tab();
  await expect.element(button()).toBeDisabled();
  await expect.element(button()).not.toHaveFocus();
});

test('a button that is disabled by its own press keeps the focus, does nothing, and is left by Tab', async () => {
  const press = vi.fn();
  function Weeks({ of: Part }: { of: 'button' | 'icon' }) {
    const [left, setLeft] = useState(1);
    const more = () => {
      press();
      setLeft(left - 1);
    };
    const rest = { disabled: left === 0, onClick: more };
    return Part === 'button' ? (
      <Button {...rest}>Later</Button>
    ) : (
      <IconButton {...rest} label="Later" icon={<svg aria-hidden="true" />} />
    );
  }
  for (const of of ['button', 'icon'] as const) {
    press.mockClear();
    const { unmount } = await render(<Weeks of={of} />);
    button('Later').element().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(press).toHaveBeenCalledOnce();
    await expect.element(button('Later')).toHaveFocus();
    await expect.element(button('Later')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect.element(button('Later')).toHaveAttribute('disabled');
    await unmount();
  }
});

test('one that says itself that it is disabled is told so', async () => {
  await render(<IconButton label="Up" icon={<svg aria-hidden="true" />} aria-disabled />);
  await expect.element(button('Up')).toHaveAttribute('aria-disabled', 'true');
});

test('a button that goes away under the hand leaves the focus at the heading above it', async () => {
  function Notice() {
    const [isAsked, setAsked] = useState(true);
    return (
      <section>
        <h2>Your time</h2>
        {isAsked && <Button onClick={() => setAsked(false)}>Keep it</Button>}
      </section>
    );
  }
  await render(
    <main>
      <h1>Pick a time</h1>
      <Notice />
      <h2>Order summary</h2>
      <Button>Go on</Button>
    </main>,
  );
  button('Keep it').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Your time' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('Go on')).toHaveFocus();
});

test('gone with its own headings, it leaves the focus at the title of what has come', async () => {
  function Failed() {
    const [isBack, setBack] = useState(false);
    return isBack ? (
      <h1 key="cart">Cart, 2 things</h1>
    ) : (
      <section>
        <h1>Cart</h1>
        <Button onClick={() => setBack(true)}>Try again</Button>
      </section>
    );
  }
  await render(
    <main>
      <Failed />
    </main>,
  );
  button('Try again').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Cart, 2 things' })).toHaveFocus();
});

test('an icon button has its label as its name', async () => {
  await render(<IconButton label="Remove" icon={<svg aria-hidden="true" />} />);
  await expect.element(button('Remove')).toBeVisible();
});

test('buttons in every look are sound, however long their words', async () => {
  await render(
    <main className="page stack">
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Button key={variant} variant={variant} size="l" icon={<svg aria-hidden="true" />}>
          {LONG_WORD} {variant}
        </Button>
      ))}
      <Button busy>Sending</Button>
      <Button disabled wide why={`Choose ${LONG_WORD} first.`}>
        Go on
      </Button>
      <Button disabled>No</Button>
      <ButtonLink to="/services">{LONG_WORD}</ButtonLink>
      <IconButton label="Keep" icon={<svg aria-hidden="true" />} />
      <IconButton label="Save" icon={<svg aria-hidden="true" />} variant="outline" disabled />
    </main>,
  );
  await expectSoundPart();
});

test('the check of targets sees a button too small for a thumb', async () => {
  await render(
    <Button style={{ minBlockSize: 0, blockSize: '2rem' }} onClick={() => {}}>
      Tiny
    </Button>,
  );
  expect(expectTargets).toThrow('Tiny');
});

test('the check of the width sees words that leave the page', async () => {
  await render(<p style={{ whiteSpace: 'nowrap' }}>{LONG_WORD}</p>);
  await expect(expectInsidePage()).rejects.toThrow('320 px');
});

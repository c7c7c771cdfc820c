import { type ReactNode, StrictMode, use, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectFocusReturn, expectSoundPart, LONG_WORD } from '../../../tests/support/part-check.ts';
import { Button } from '../actions/button.tsx';
import { Dialog, Sheet } from './dialog.tsx';

type QuestionProps = { of?: typeof Dialog | typeof Sheet; title?: string; children?: ReactNode };

function Question({ of: Modal = Dialog, title = 'Cancel this visit?', children }: QuestionProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const actions = <Button onClick={close}>Keep it</Button>;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Modal {...{ open, title, actions }} onClose={close} closeLabel="Close">
        {children}
      </Modal>
      <Button>After</Button>
    </>
  );
}

const opener = () => page.getByRole('button', { name: 'Ask' });
const dialog = () => page.getByRole('dialog', { name: 'Cancel this visit?' });

test('Esc closes a dialog and gives the focus back', async () => {
  await render(<Question />);
  await expectFocusReturn(opener());
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a sheet gives the focus back too, in strict mode as well', async () => {
  await render(<Question of={Sheet} />, { wrapper: StrictMode });
  await expectFocusReturn(opener());
});

test('a question that goes with what asked it leaves the focus at the heading above', async () => {
  function Visit() {
    const [isOpen, setOpen] = useState(true);
    return (
      <main>
        <h1>Visit</h1>
        <h2>How it stands</h2>
        {isOpen && <Question />}
        <button type="button" data-away onClick={() => setOpen(false)}>
          Away
        </button>
      </main>
    );
  }
  await render(<Visit />);
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  // As the answer of the server does, or another tab.
  document.querySelector<HTMLElement>('[data-away]')?.click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'How it stands' })).toHaveFocus();
});

test('the check of focus sees a box that lets it fall', async () => {
  function Careless() {
    const [open, setOpen] = useState(false);
    return open ? (
      // biome-ignore lint/a11y/noAutofocus: the planted fault needs the focus to lose it.
      <input aria-label="Name" autoFocus onKeyDown={() => setOpen(false)} />
    ) : (
      <Button onClick={() => setOpen(true)}>Ask</Button>
    );
  }
  await render(<Careless />);
  await expect(expectFocusReturn(opener())).rejects.toThrow('focus comes back');
});

test.each([
  ['a dialog', Dialog],
  ['a sheet', Sheet],
] as const)('on a phone on its side %s leaves most of the height to what it is about', async (_, of) => {
  await page.viewport(740, 360);
  await render(<Question of={of}>{<div data-test-body="" style={{ blockSize: '60rem' }} />}</Question>);
  await opener().click();
  const body = dialog().element().querySelector('[data-test-body]')?.parentElement;
  expect(body?.clientHeight).toBeGreaterThan(200);
  await page.viewport(360, 740);
});

test('the close button has the focus first', async () => {
  await render(<Question />);
  await opener().click();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('a control that asks for the first focus has it', async () => {
  await render(
    <Question>
      <input aria-label="Reason" data-first-focus="" />
    </Question>,
  );
  await opener().click();
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
});

/** Words that are not here yet hold a part up. */
function Late({ words }: { words: Promise<string> }) {
  return <p>{use(words)}</p>;
}

test('what comes late inside leaves the dialog open, and the focus where it is', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  await render(
    <Question>
      <Late words={promise} />
    </Question>,
  );
  await opener().click();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  resolve('Nothing is charged.');
  await expect.element(page.getByText('Nothing is charged.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('Tab never reaches the page behind', async () => {
  await render(<Question />);
  await opener().click();
  const behind = page.getByRole('button', { name: 'After', includeHidden: true }).element();
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    expect(document.activeElement).not.toBe(behind);
  }
});

test('a press beside a dialog closes it, a press inside does not', async () => {
  await render(<Question>Nothing is charged.</Question>);
  await opener().click();
  await page.getByText('Nothing is charged.').click();
  await expect.element(dialog()).toBeVisible();
  await dialog().click({ position: { x: 5, y: -100 }, force: true });
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('the page behind a modal does not scroll', async () => {
  await render(<Question />);
  await opener().click();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
});

test.each([Dialog, Sheet])('an open $name is sound, whatever its title', async (modal) => {
  await render(
    <Question of={modal} title={`Cancel ${LONG_WORD}?`}>
      <p>{LONG_WORD}</p>
    </Question>,
  );
  await opener().click();
  await expectSoundPart();
});

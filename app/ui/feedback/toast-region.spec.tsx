import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart, LONG_WORD } from '../../../tests/support/part-check.ts';
import { Dialog, Sheet } from '../dialogs/dialog.tsx';
import { ToastRegion } from './toast-region.tsx';
import { dismissToast, showToast, toasts } from './toasts.ts';

const region = <ToastRegion label="Messages" closeLabel="Dismiss" />;
const toast = (text: string) => page.getByText(text);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
  vi.useRealTimers();
});

test('a message is spoken politely, shown for six seconds and then gone', async () => {
  await render(region);
  await expect.element(page.getByRole('list')).toHaveAttribute('aria-live', 'polite');
  showToast({ text: 'Saved' });
  await expect.element(toast('Saved')).toBeVisible();
  vi.advanceTimersByTime(5_900);
  await expect.element(toast('Saved')).toBeVisible();
  vi.advanceTimersByTime(200);
  await expect.element(toast('Saved')).not.toBeInTheDocument();
});

test('Undo acts once and takes the message along', async () => {
  const onUndo = vi.fn();
  await render(region);
  showToast({ text: 'Removed', undo: { label: 'Undo', onUndo } });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(onUndo).toHaveBeenCalledOnce();
  await expect.element(toast('Removed')).not.toBeInTheDocument();
});

test('the clock stands while the pointer is over a message', async () => {
  await render(region);
  showToast({ text: 'Read me' });
  await userEvent.hover(toast('Read me'));
  vi.advanceTimersByTime(60_000);
  await expect.element(toast('Read me')).toBeVisible();
  await userEvent.hover(document.body, { position: { x: 5, y: 5 } });
  vi.advanceTimersByTime(6_100);
  await expect.element(toast('Read me')).not.toBeInTheDocument();
});

test('the clock stands while the focus is on Undo', async () => {
  await render(region);
  showToast({ text: 'Removed', undo: { label: 'Undo', onUndo: () => {} } });
  await expect.element(toast('Removed')).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  vi.advanceTimersByTime(60_000);
  await expect.element(toast('Removed')).toBeVisible();
});

test('the clock stands while the focus is on Undo, even when the pointer leaves', async () => {
  await render(region);
  showToast({ text: 'Removed', undo: { label: 'Undo', onUndo: () => {} } });
  await userEvent.hover(toast('Removed'));
  await userEvent.tab();
  await userEvent.hover(document.body, { position: { x: 5, y: 5 } });
  vi.advanceTimersByTime(60_000);
  await expect.element(toast('Removed')).toBeVisible();
});

test('a message closes by its button, the others stay', async () => {
  await render(region);
  showToast({ text: 'First' });
  showToast({ text: 'Second', tone: 'danger' });
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect.element(toast('First')).not.toBeInTheDocument();
  await expect.element(toast('Second')).toBeVisible();
});

test('closed by keys, a message gives the focus back to where one came from', async () => {
  await render(
    <main>
      <h1>Cart</h1>
      <button type="button">Remove</button>
      {region}
    </main>,
  );
  const remove = page.getByRole('button', { name: 'Remove' });
  for (const name of ['Undo', 'Dismiss']) {
    showToast({ text: 'Removed', undo: { label: 'Undo', onUndo: () => {} } });
    await expect.element(toast('Removed')).toBeVisible();
    remove.element().focus();
    const inMessage = page.getByRole('button', { name });
    while (document.activeElement !== inMessage.element()) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(toast('Removed')).not.toBeInTheDocument();
    await expect.element(remove).toHaveFocus();
  }
});

test('where one came from has gone too: the focus is at the heading of the screen', async () => {
  function Entry() {
    const [isThere, setThere] = useState(true);
    const undo = { label: 'Undo', onUndo: () => setThere(false) };
    return (
      <main>
        <h1>Cart</h1>
        {isThere && <input aria-label="Code" onFocus={() => showToast({ text: 'Removed', undo })} />}
      </main>
    );
  }
  await render(
    <>
      <Entry />
      {region}
    </>,
  );
  page.getByRole('textbox').element().focus();
  await expect.element(toast('Removed')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading')).toHaveFocus();
});

test('[D493] over a modal a message stands inside it, where it is heard and its Undo can be pressed', async () => {
  const onUndo = vi.fn();
  const visit = (open: boolean) => (
    <>
      <Dialog open={open} onClose={() => {}} title="Visit" closeLabel="Close" />
      {region}
    </>
  );
  const { rerender } = await render(visit(true));
  const dialog = page.getByRole('dialog', { name: 'Visit' });
  const live = dialog.element().querySelector('[aria-live="polite"]');
  expect(live?.textContent).toBe('');
  showToast({ text: 'Crew B comes', undo: { label: 'Undo', onUndo } });
  await expect.poll(() => live?.textContent).toContain('Crew B comes');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  expect(onUndo).toHaveBeenCalledOnce();
  showToast({ text: 'Saved' });
  await expect.element(dialog.getByText('Saved')).toBeVisible();
  await rerender(visit(false));
  await expect.element(toast('Saved')).toBeVisible();
});

test.each([
  [768, 1024],
  [360, 740],
])('[D493] %i pixels wide, a message over a sheet leaves title and buttons in sight', async (...size) => {
  await page.viewport(...size);
  const go = <button type="button">Go</button>;
  await render(
    <>
      <Sheet open onClose={() => {}} title="Visit" closeLabel="Close" actions={go}>
        <p>{LONG_WORD.repeat(50)}</p>
      </Sheet>
      {region}
    </>,
  );
  const sheet = page.getByRole('dialog', { name: 'Visit' });
  showToast({ text: 'Crew B comes', undo: { label: 'Undo', onUndo: () => {} } });
  await expect.element(sheet.getByText('Crew B comes')).toBeVisible();
  const card = sheet.getByRole('listitem');
  const buttons = ['Close', 'Go'].map((name) => sheet.getByRole('button', { name, exact: true }));
  const covered = () => {
    const [over, ...under] = [card, sheet.getByRole('heading'), ...buttons].map((each) =>
      each.element().getBoundingClientRect(),
    );
    return under.filter(({ top, bottom }) => over && over.bottom > top && over.top < bottom).length;
  };
  await expect.poll(covered).toBe(0); // once both have come in
});

test('[D494] who is led by the keyboard has the time to come to Undo', async () => {
  await render(
    <>
      <button type="button">Remove</button>
      {region}
    </>,
  );
  await userEvent.tab();
  showToast({ text: 'Saved' });
  showToast({ text: 'Removed', undo: { label: 'Undo', onUndo: () => {} } });
  await expect.element(toast('Removed')).toBeVisible();
  vi.advanceTimersByTime(6_100);
  await expect.element(toast('Saved')).not.toBeInTheDocument();
  vi.advanceTimersByTime(23_000);
  await expect.element(toast('Removed')).toBeVisible();
  vi.advanceTimersByTime(1_000);
  await expect.element(toast('Removed')).not.toBeInTheDocument();
});

test('messages are sound, however long their words', async () => {
  vi.useRealTimers();
  await render(region);
  showToast({ text: LONG_WORD, showMs: 60_000, tone: 'danger', undo: { label: 'Undo', onUndo: () => {} } });
  showToast({ text: 'Saved', tone: 'success', showMs: 60_000 });
  await expect.element(toast('Saved')).toBeVisible();
  await expectSoundPart();
});

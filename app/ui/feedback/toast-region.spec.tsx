import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart, LONG_WORD } from '../../../tests/support/part-check.ts';
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

test('messages are sound, however long their words', async () => {
  vi.useRealTimers();
  await render(region);
  showToast({ text: LONG_WORD, showMs: 60_000, tone: 'danger', undo: { label: 'Undo', onUndo: () => {} } });
  showToast({ text: 'Saved', tone: 'success', showMs: 60_000 });
  await expect.element(toast('Saved')).toBeVisible();
  await expectSoundPart();
});

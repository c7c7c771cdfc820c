import { afterEach, expect, test } from 'vitest';
import { dismissToast, showToast, toasts } from './toasts.ts';

afterEach(() => {
  for (const toast of toasts.get()) dismissToast(toast.id);
});

test('a toast lives six seconds unless told', () => {
  showToast({ text: 'Room removed' });
  showToast({ text: 'Saved', showMs: 2_000 });
  expect(toasts.get().map((toast) => toast.showMs)).toEqual([6_000, 2_000]);
});

test('a fourth toast pushes the oldest out', () => {
  for (const text of ['1', '2', '3', '4']) showToast({ text });
  expect(toasts.get().map((toast) => toast.text)).toEqual(['2', '3', '4']);
});

test('a listener hears a toast come and go, and nothing after it left', () => {
  let heard = 0;
  const leave = toasts.subscribe(() => {
    heard += 1;
  });
  dismissToast(showToast({ text: 'Saved' }));
  leave();
  showToast({ text: 'Unheard' });
  expect(heard).toBe(2);
});

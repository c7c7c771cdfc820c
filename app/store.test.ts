import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('a store tells of every change, not of the same value again, and nothing after it was left', () => {
  const store = createStore<readonly string[]>([]);
  const tell = vi.fn();
  const leave = store.subscribe(tell);
  const next = ['a'];
  store.set(next);
  store.set(next);
  expect([store.get(), tell.mock.calls.length]).toEqual([['a'], 1]);
  leave();
  store.set([]);
  expect([store.get(), tell.mock.calls.length]).toEqual([[], 1]);
});

test('who follows it while it is being told is told too, and leaving meanwhile skips nobody else', () => {
  const store = createStore(0);
  const heard: string[] = [];
  const leave = store.subscribe(() => {
    heard.push('first');
    leave();
  });
  store.subscribe(() => heard.push('second'));
  store.set(1);
  store.set(2);
  expect(heard).toEqual(['first', 'second', 'second']);
});

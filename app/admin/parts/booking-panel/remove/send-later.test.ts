import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendAllNow, sendLater, takeBack } from './send-later.ts';

const sent: string[] = [];
const settled: string[] = [];
const send = (name: string) => ({
  send: async (isLeaving: boolean) => void sent.push(isLeaving ? `${name} leaving` : name),
  onSettled: () => void settled.push(name),
});

beforeEach(() => {
  sent.length = 0;
  settled.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it goes out once, after its time and not before', async () => {
  sendLater('a', send('a'), 5_000);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['a']);
  expect(settled).toEqual(['a']);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual(['a']);
});

test('what is taken back in time never goes out; too late is said', async () => {
  sendLater('a', send('a'), 5_000);
  expect(takeBack('a')).toBe(true);
  expect(settled).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(9_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([]);
  expect(takeBack('a')).toBe(false);
});

test('leaving the page sends all that waits, as what outlives it', async () => {
  sendLater('a', send('a'), 5_000);
  sendLater('b', send('b'), 5_000);
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(sent).toEqual(['a leaving', 'b leaving']);
});

test('a logout sends all that waits before the token goes', () => {
  sendLater('a', send('a'), 5_000);
  sendAllNow();
  expect(sent).toEqual(['a leaving']); // in the same turn
  expect(takeBack('a')).toBe(false);
});

test('a second press while the first waits or is answered sends nothing more', async () => {
  let answer: () => void = () => undefined;
  const slow = {
    send: () => {
      sent.push('slow');
      return new Promise<void>((resolve) => {
        answer = resolve;
      });
    },
  };
  sendLater('a', slow, 5_000);
  sendLater('a', send('again'), 1_000);
  await vi.advanceTimersByTimeAsync(5_000);
  sendLater('a', send('again'), 1_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual(['slow']);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  sendLater('a', send('again'), 1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(['slow', 'again']);
});

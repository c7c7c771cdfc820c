import { getEventListeners, setMaxListeners } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { within } from './within.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const LIMIT_MS = 200;
const NEVER_MS = 60_000;
/** Work that ends with its signal alone. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('ended'), { once: true }));

test('a limit comes also after memory was tidied', async () => {
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  const works = Array.from({ length: 50 }, () => within(LIMIT_MS, stop.signal, untilAborted));
  await new Promise((resolve) => setTimeout(resolve)); // collected is what is of turns before
  collectGarbage();
  expect(await Promise.all(works)).toEqual(Array(50).fill('ended'));
});

test('a stop ends it before its limit, one that came before it at once', async () => {
  const stop = new AbortController();
  const work = within(NEVER_MS, stop.signal, untilAborted);
  stop.abort();
  expect(await work).toBe('ended');
  expect(await within(NEVER_MS, stop.signal, async ({ aborted }) => aborted)).toBe(true);
  expect(await within(NEVER_MS, undefined, async ({ aborted }) => aborted)).toBe(false);
});

test('a stop that lives long remembers nothing of what has ended, well or not', async () => {
  const { signal } = new AbortController();
  await within(NEVER_MS, signal, async () => undefined);
  await expect(within(NEVER_MS, signal, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

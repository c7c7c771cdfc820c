import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { firstOf } from './first-of.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const LIMIT_MS = 200;
const countAborted = (signals: readonly AbortSignal[]) => signals.filter(({ aborted }) => aborted).length;

test('a time limit that nobody else holds on to comes all the same', async () => {
  const stop = new AbortController();
  const signals = Array.from({ length: 50 }, () => firstOf(AbortSignal.timeout(LIMIT_MS), stop.signal));
  await new Promise((resolve) => setTimeout(resolve)); // collected are those of turns before
  collectGarbage();
  expect(countAborted(signals)).toBe(0);
  await expect.poll(() => countAborted(signals)).toBe(50);
});

test('whichever comes first ends it, with its reason', () => {
  const [stop, other] = [new AbortController(), new AbortController()];
  const signal = firstOf(stop.signal, other.signal);
  expect(signal.aborted).toBe(false);
  other.abort('enough');
  stop.abort('late');
  expect([signal.aborted, signal.reason]).toEqual([true, 'enough']);
});

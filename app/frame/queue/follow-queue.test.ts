import { expect, test } from 'vitest';
import { followQueue, type QueueProgress, quietQueue } from './follow-queue.ts';

const reading = (toSend: number, isSending = false) => ({ toSend, isSending, unknown: 0, asks: 0 });

function follow(...steps: readonly (readonly [toSend: number, isSending: boolean, isHeld: boolean])[]) {
  return steps.reduce<QueueProgress>(
    (was, [toSend, isSending, isHeld]) => followQueue(was, reading(toSend, isSending), isHeld),
    quietQueue,
  );
}

test('two things that waited are counted down, and the last one going is the end', () => {
  expect(follow([2, false, true], [2, true, false])).toMatchObject({ total: 2, left: 2, wasTold: true });
  expect(follow([2, false, true], [2, true, false], [1, true, false])).toMatchObject({ total: 2, left: 1 });
  expect(follow([2, false, true], [1, true, false], [0, false, false])).toMatchObject({
    isDone: true,
    total: 2,
  });
});

test('what was written meanwhile is counted too', () => {
  expect(follow([2, false, true], [1, true, false], [2, true, false])).toMatchObject({ total: 3, left: 2 });
});

test('[LC41] what was discarded was not sent', () => {
  expect(follow([1, false, true], [0, false, true])).toEqual(quietQueue);
});

test('what went out before the screen told of it is no news', () => {
  expect(follow([1, false, false], [1, true, false], [0, false, false])).toEqual(quietQueue);
});

test('after the end a new thing starts a new count', () => {
  const end = follow([2, false, true], [1, true, false], [0, false, false]);
  expect(followQueue(end, reading(1), true)).toMatchObject({ total: 1, left: 1, isDone: false });
});

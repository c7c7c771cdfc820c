import { expect, test } from 'vitest';
import { EventStreams } from './event-stream.ts';

const codeOf = (work: () => unknown) => {
  try {
    work();
    return 'opened';
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
};

test('a node has room for so many, an address for fewer, and what is closed makes room', async () => {
  const streams = new EventStreams({ perAddressMax: 2, perNodeMax: 3 });
  const first = streams.open('a');
  streams.open('a');
  expect(codeOf(() => streams.open('a'))).toBe('request.too_many');
  streams.open('b');
  expect(codeOf(() => streams.open('b'))).toBe('server.busy');
  first.destroy();
  await new Promise((resolve) => first.once('close', resolve));
  expect(streams.size).toBe(2);
  expect(codeOf(() => streams.open('a'))).toBe('opened');
});

test('a stream that was ended takes no more events, and none is opened after it', async () => {
  const streams = new EventStreams();
  const stream = streams.open('a');
  stream.send({ date: '2026-12-01', revision: 1 });
  streams.end();
  stream.send({ date: '2026-12-01', revision: 2 });
  let text = '';
  for await (const bytes of stream) text += bytes;
  expect(text).toMatch(/^retry: \d+\n\ndata: \{"date":"2026-12-01","revision":1\}\n\n$/);
  expect(streams.size).toBe(0);
  expect(codeOf(() => streams.open('a'))).toBe('server.busy');
});

test('a caller that does not read loses its stream instead of filling the memory', async () => {
  const streams = new EventStreams();
  const stream = streams.open('a');
  for (let count = 0; count < 2_000; count++) stream.send({ date: '2026-12-01', revision: count });
  await new Promise((resolve) => setImmediate(resolve));
  expect([stream.destroyed, streams.size]).toEqual([true, 0]);
});

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { drain, listen, portOf } from './open-server.ts';

const CALLERS = 20;
const BUSY_MS = 300;

/** Asks from a thread of its own, so that its lines are queued while this one is busy. */
const callers = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { get } = require('node:http');
  const call = () => new Promise((resolve) => {
    get(workerData.url, { agent: false }, (answer) => answer.resume().once('end', () => resolve(answer.statusCode)))
      .once('error', (error) => resolve(error.code));
  });
  parentPort.once('message', async () => {
    parentPort.postMessage(await Promise.all(Array.from({ length: workerData.count }, call)));
  });`;

test('callers in the queue of a node that was busy when it had to stop are answered, not reset', async () => {
  const server = await listen((_request, response) => response.end('ok'), 0, '127.0.0.1');
  const workerData = { url: `http://127.0.0.1:${portOf(server)}`, count: CALLERS };
  const worker = new Worker(callers, { eval: true, workerData });
  await once(worker, 'online');
  worker.postMessage('call');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS); // nothing is accepted meanwhile
  const [[statuses]] = await Promise.all([once(worker, 'message'), drain(server)]);
  expect(statuses).toEqual(Array(CALLERS).fill(200));
  await worker.terminate();
});

import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { drain, listen, portOf } from './open-server.ts';

const CALLERS = 20;
const BUSY_MS = 300;
const QUEUED_WITHIN_MS = 20_000;

/** Asks from a thread of its own, so that its lines are queued while this one is busy. */
const callers = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { get } = require('node:http');
  const call = () => new Promise((resolve) => {
    get(workerData.url, { agent: false }, (answer) => answer.resume().once('end', () => resolve(answer.statusCode)))
      .once('socket', (socket) => socket.once('connect', () => Atomics.add(workerData.queued, 0, 1)))
      .once('error', (error) => resolve(error.code));
  });
  parentPort.once('message', async () => {
    parentPort.postMessage(await Promise.all(Array.from({ length: workerData.count }, call)));
  });`;

/** Nothing is accepted meanwhile: until all callers stand in the queue, however slow their thread is, and a while longer. */
function beBusy(queued: Int32Array): void {
  const never = new Int32Array(new SharedArrayBuffer(4));
  const untilMs = performance.now() + QUEUED_WITHIN_MS;
  while (Atomics.load(queued, 0) < CALLERS && performance.now() < untilMs) Atomics.wait(never, 0, 0, 10);
  Atomics.wait(never, 0, 0, BUSY_MS);
}

test.each(['when it had to stop', 'as it stopped'])(
  'callers in the queue of a node that was busy %s are answered, not reset',
  async (when) => {
    const server = await listen((_request, response) => response.end('ok'), 0, '127.0.0.1');
    const queued = new Int32Array(new SharedArrayBuffer(4));
    const workerData = { url: `http://127.0.0.1:${portOf(server)}`, count: CALLERS, queued };
    const worker = new Worker(callers, { eval: true, workerData });
    await once(worker, 'online');
    const stopping = when === 'as it stopped' ? drain(server) : undefined;
    worker.postMessage('call');
    beBusy(queued);
    const [[statuses]] = await Promise.all([once(worker, 'message'), stopping ?? drain(server)]);
    expect(statuses).toEqual(Array(CALLERS).fill(200));
    await worker.terminate();
  },
);

test('a line that was answered as the node stopped, and one that never asked, keep it from nothing', async () => {
  const server = await listen(
    (_request, response) => {
      response.write('o');
      setTimeout(() => response.end('k'), 300);
    },
    0,
    '127.0.0.1',
  );
  const port = portOf(server);
  const agent = new Agent({ keepAlive: true });
  const asked = get({ port, host: '127.0.0.1', agent });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // what this event brings
  answer.resume();
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const startedMs = performance.now();
  await drain(server);
  expect(performance.now() - startedMs).toBeLessThan(5_000);
  expect(answer.complete).toBe(true);
  silent.destroy();
  agent.destroy();
});

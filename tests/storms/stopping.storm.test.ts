import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freshDatabase } from '../support/postgres.ts';
import { countBy } from './patient-client.ts';
import { type StormNode, startNode } from './storm-node.ts';
import { sized } from './storm-size.ts';

const CLIENTS = 24;
const STOPS = sized(10, 3);

/** The status, or the code of what broke. */
function ask(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(`${url}/api/pricing`, { agent, headers: { 'X-Tenant-Slug': 'sabal' } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(String(answer.statusCode)));
      answer.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end();
  });
}

/** One call after the other on a line that is kept, until the node listens no more. */
async function askUntilGone(node: StormNode): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: string[] = [];
  while (answers.at(-1) !== 'ECONNREFUSED') answers.push(await ask(node.url, agent));
  agent.destroy();
  return answers;
}

/** What the callers of a node got until it was gone, and how often. */
async function answersUntil(end: () => Promise<void>, node: StormNode) {
  const clients = Array.from({ length: CLIENTS }, () => askUntilGone(node));
  await sleep(500);
  await end();
  return countBy((await Promise.all(clients)).flat(), (answer) => answer);
}

test(`a node that stops ${STOPS} times under ${CLIENTS} callers cuts off none of them`, async () => {
  const database = await freshDatabase();
  const node = await startNode(database.ownerUrl, { STOP_NOTICE_MS: '500' });
  let servedInAll = 0;
  for (let stop = 0; stop < STOPS; stop++) {
    if (stop > 0) await node.restart();
    const { '200': served = 0, ECONNREFUSED: refused, ...others } = await answersUntil(node.stop, node);
    expect([others, refused]).toEqual([{}, CLIENTS]);
    servedInAll += served;
  }
  expect(servedInAll).toBeGreaterThan(STOPS * CLIENTS);
  await database.drop();
});

test('a node that ends at once instead is caught by the same count', async () => {
  const database = await freshDatabase();
  const node = await startNode(database.ownerUrl);
  const { '200': _served, ECONNREFUSED: _refused, ...cutOff } = await answersUntil(node.kill, node);
  expect(Object.keys(cutOff)).not.toEqual([]);
  await database.drop();
});

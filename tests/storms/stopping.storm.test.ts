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

/** One call after the other on a line that is kept, until nobody listens any more. */
async function askUntilGone(node: StormNode): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: string[] = [];
  while (answers.at(-1) !== 'ECONNREFUSED') answers.push(await ask(node.url, agent));
  agent.destroy();
  return answers;
}

test(`a node that stops ${STOPS} times under ${CLIENTS} callers cuts off none of them`, async () => {
  const database = await freshDatabase();
  const node = await startNode(database.ownerUrl, { STOP_NOTICE_MS: '500' });
  const answers: string[] = [];
  for (let stop = 0; stop < STOPS; stop++) {
    if (stop > 0) await node.restart();
    const clients = Array.from({ length: CLIENTS }, () => askUntilGone(node));
    await sleep(500);
    await node.stop();
    answers.push(...(await Promise.all(clients)).flat());
  }
  const { '200': served, ECONNREFUSED: refused, ...others } = countBy(answers, (answer) => answer);
  expect([others, refused]).toEqual([{}, STOPS * CLIENTS]);
  expect(served).toBeGreaterThan(STOPS * CLIENTS);
  await database.drop();
});

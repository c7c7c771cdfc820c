import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Traffic } from '../../server/http/limits/traffic.ts';
import { type Api, type ApiOptions, startApi } from '../support/api.ts';
import { countBy } from './patient-client.ts';
import { SLOW_HEADERS, type SlowSender, sendSlowly, slowBody } from './slow-sender.ts';

/** Five more than a node answers at once; never fewer, because that is what it is about. */
const SENDERS = 205;
const SLOW_ADDRESS = '203.0.113.7';

let site: string;
let api: Api;
const open: Api[] = [];
const senders: SlowSender[] = [];

async function startNode(options: Pick<ApiOptions, 'traffic' | 'ownerUrl'> = {}): Promise<Api> {
  const node = await startApi({ ...options, site, env: { limitsOff: false, trustProxy: true } });
  open.push(node);
  return node;
}

async function besiege(node: Api, opening: string, letter: string, count = SENDERS): Promise<SlowSender[]> {
  const more = await Promise.all(
    Array.from({ length: count }, () => sendSlowly(node.server.port, opening, letter)),
  );
  senders.push(...more);
  return more;
}

/** What all other callers get meanwhile: pages, reads, and calls with a body, each from its own address. */
async function statusesOfOthers(node: Api): Promise<Record<string, number>> {
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async (_unused, index) => {
      const from = { headers: { 'X-Forwarded-For': `198.51.100.${index}` } };
      const page = await fetch(`${node.url}/`, from);
      return [
        page.status,
        (await node.get('/pricing', from)).status,
        (await node.post('/cart', {}, from)).status,
      ];
    }),
  );
  return countBy(statuses.flat(), (status) => status);
}

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'sabal-site-'));
  await writeFile(join(site, 'index.html'), '<!doctype html><title>Sabal</title>');
  api = await startNode();
});
afterEach(() => {
  for (const sender of senders.splice(0)) sender.stop();
});
afterAll(async () => {
  for (const node of open.reverse()) await node.stop();
  await rm(site, { recursive: true });
});

describe(`${SENDERS} slow senders of one address`, () => {
  test.each([
    ['bodies', slowBody(SLOW_ADDRESS), ' '],
    ['headers', SLOW_HEADERS, 'x'],
  ])('keep nobody else from pages and calls, and are cut off: %s', async (_name, opening, letter) => {
    const slow = await besiege(api, opening, letter);
    expect(await statusesOfOthers(api)).toEqual({ 200: 60, 201: 30 });
    expect(slow.some(({ isOpen }) => isOpen)).toBe(true);
    for (let round = 0; round < 2; round++) {
      await sleep(500);
      expect(await statusesOfOthers(api)).toEqual({ 200: 60, 201: 30 });
    }
    await Promise.all(slow.map(({ closed }) => closed));
    expect(await statusesOfOthers(api)).toEqual({ 200: 60, 201: 30 });
  });

  test('lose their slowest when one more comes, down to twenty', async () => {
    const slow = await besiege(api, slowBody('203.0.113.8'), ' ', 40);
    await sleep(1500);
    expect(slow.filter(({ isOpen }) => isOpen)).toHaveLength(40);
    const [newcomer] = await besiege(api, slowBody('203.0.113.8'), ' ', 1);
    await expect.poll(() => slow.filter(({ isOpen }) => isOpen).length).toBe(19);
    expect(newcomer?.isOpen).toBe(true);
  });
});

/** As it would be without the mend: what is still on its way is counted as being answered. */
class CountingBeforeTheBody extends Traffic {
  override receive<Body>(_ctx: unknown, read: () => Promise<Body>): Promise<Body> {
    return read();
  }
}

test('a node that counts before the body is caught by the same check, and its pages are served all the same', async () => {
  const node = await startNode({ traffic: new CountingBeforeTheBody(), ownerUrl: api.ownerUrl });
  await besiege(node, slowBody('203.0.113.9'), ' ');
  await sleep(500);
  expect(await statusesOfOthers(node)).toEqual({ 200: 30, 503: 60 });
});

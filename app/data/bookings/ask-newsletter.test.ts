// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { readOutbox } from '../outbox/read-outbox.ts';
import { askNewsletter } from './ask-newsletter.ts';
import { followNewsletterLink } from './follow-newsletter-link.ts';

let server: FakeServer;
const asked = { email: 'ana@sabal-test.com', locale: 'es', website: '' } as const;

beforeEach(async () => {
  server = await freshDevice();
});

test('an address is asked for once, in the language on screen', async () => {
  server.faults.push({ on: /POST/, fault: { status: 202, body: {} } });
  expect(await askNewsletter(asked)).toEqual({ kind: 'done' });
  expect(server.seen.map(({ path }) => path)).toEqual(['/newsletter']);
});

test('[LC30] a lost request is kept, and asking again sends the same key once more', async () => {
  server.faults.push({ on: /POST/, fault: 'lose-request' });
  expect(await askNewsletter(asked)).toEqual({ kind: 'waiting', code: 'network' });
  server.faults.push({ on: /POST/, fault: { status: 202, body: {} } });
  expect(await askNewsletter(asked)).toEqual({ kind: 'done' });
  expect(new Set(server.seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(await readOutbox()).toEqual([]);
});

test('each action of a mailed link has its own address and its own answer', async () => {
  const link = { email: 'ana@sabal-test.com', sig: 's.i.g' };
  server.faults.push({ on: /confirm/, fault: { status: 200, body: { status: 'confirmed' } } });
  expect(await followNewsletterLink({ ...link, action: 'confirm' })).toEqual({ ok: true });
  server.faults.push({
    on: /unsubscribe/,
    fault: { status: 401, body: { error: '', code: 'link.invalid' } },
  });
  expect(await followNewsletterLink({ ...link, action: 'unsubscribe' })).toMatchObject({
    code: 'link.invalid',
  });
  expect(server.seen.map(({ path }) => path)).toEqual(['/newsletter/confirm', '/newsletter/unsubscribe']);
});

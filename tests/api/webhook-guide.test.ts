import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyExample } from '../../app/admin/integrations/webhooks/verify-example.ts';
import { localSender, openHostileReceiver, type Receiver, signatureOf } from '../support/hostile-receiver.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openHostileReceiver();
});
afterAll(() => receiver.stop());

const secret = 'whsec_of-a-test';
const now = Math.floor(Date.now() / 1000);

test('[D446] the lines that staff and receivers are shown tell what arrives from a forgery', async () => {
  const event = { id: 'one', kind: 'booking.created', body: '{"city":"Orlando — été"}', atSeconds: now };
  const stop = new AbortController().signal;
  await localSender({}, 2_000).send({ ...event, url: receiver.at('/ok'), secret }, stop);
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.asked('/ok');
  const header = headers['sabal-signature'];
  const { isGenuine } = await import(`data:text/javascript,${encodeURIComponent(verifyExample)}`);
  expect(isGenuine(secret, header, Buffer.from(body))).toBe(true);
  expect(isGenuine(secret, header, Buffer.from(`${body} `))).toBe(false);
  expect(isGenuine(`${secret}x`, header, Buffer.from(body))).toBe(false);
  const old = signatureOf(secret, now - 400, body);
  const tomorrow = signatureOf(secret, now + 86_400, body);
  for (const refused of [old, tomorrow, undefined, '', 't=1', `t=${now},v1=00`]) {
    expect(isGenuine(secret, refused, Buffer.from(body)), refused).toBe(false);
  }
});

test('[D446] the guide of the server shows the same lines', () => {
  expect(readFileSync('server/README.md', 'utf8')).toContain(verifyExample);
});

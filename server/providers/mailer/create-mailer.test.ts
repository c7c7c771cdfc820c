import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { MAIL_LEASE_SEC } from '../../db/repos/mail-outbox.ts';
import { createMailer, SEND_MS } from './create-mailer.ts';
import type { OutgoingMail } from './port.ts';

const mail: OutgoingMail = {
  messageId: '<a@book.test>',
  from: { name: 'Sabal', address: 'hello@book.test' },
  ...{ to: 'ana@correo-real.com', subject: 'A visit', text: 'On Monday', html: '<p>On Monday</p>' },
};

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** An SMTP server that needs so long for each of its answers; it keeps what it took. */
async function aSlowServer(answerMs: number) {
  const taken: string[] = [];
  const lines = new Set<Socket>();
  const server = createServer((line) => {
    lines.add(line);
    let isData = false;
    const say = (text: string) => void sleep(answerMs).then(() => line.writable && line.write(`${text}\r\n`));
    line.on('error', () => undefined);
    line.on('data', (bytes) => {
      const text = bytes.toString();
      if (isData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        isData = false;
        taken.push(text);
      } else isData = text.startsWith('DATA');
      say(isData ? '354 go on' : '250 fine');
    });
    say('220 slow.test');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  stops.push(async () => {
    for (const line of lines) line.destroy();
    server.close();
    await once(server, 'close');
  });
  return { url: `smtp://127.0.0.1:${port}`, taken, lines };
}

test('a server that is slow at each step is left before the lease of the mail is over, and is no refusal', async () => {
  const server = await aSlowServer(100);
  const mailer = createMailer({ smtpUrl: server.url }, { sendMs: 250 });
  await expect(mailer.send(mail)).rejects.toThrow(/abort/i);
  await sleep(1_000);
  expect(server.taken).toEqual([]); // not later either
  await mailer.close();
});

test('one that is slow but within that time takes the mail', async () => {
  const server = await aSlowServer(20);
  const mailer = createMailer({ smtpUrl: server.url });
  await mailer.send(mail);
  expect(server.taken).toHaveLength(1);
  await mailer.close();
});

test('what is being sent is cut off by a close', async () => {
  const server = await aSlowServer(60_000);
  const mailer = createMailer({ smtpUrl: server.url });
  const sending = expect(mailer.send(mail)).rejects.toThrow();
  await sleep(100);
  await mailer.close();
  await sending;
});

test('a mail may take no longer than three quarters of its lease', () => {
  expect(SEND_MS).toBeLessThanOrEqual(MAIL_LEASE_SEC * 750);
});

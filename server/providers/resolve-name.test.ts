import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { resolveName } from './resolve-name.ts';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

const A = 1;

/** Knows these addresses of every name, and of AAAA nothing; `undefined` says nothing to anybody. */
async function aNameServer(addresses: readonly string[] | undefined): Promise<string> {
  const socket = createSocket('udp4');
  sockets.push(socket);
  socket.on('message', (question, asker) => {
    if (addresses !== undefined) socket.send(answerTo(question, addresses), asker.port, asker.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return `127.0.0.1:${socket.address().port}`;
}

/** RFC 1035, 4.1: the question comes back, and each address is a record that points to its name. */
function answerTo(question: Buffer, addresses: readonly string[]): Buffer {
  const nameEnd = question.indexOf(0, 12);
  const asked = question.subarray(12, nameEnd + 5);
  const records = asked.readUInt16BE(asked.length - 4) === A ? addresses : [];
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(0x8180, 2); // an answer, and no fault
  head.writeUInt16BE(records.length, 6);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(0, 10);
  return Buffer.concat([
    head,
    asked,
    ...records.map((address) =>
      Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]),
    ),
  ]);
}

test('a name has all the addresses that its name server says', async () => {
  const servers = [await aNameServer(['93.184.216.34', '10.0.0.5'])];
  expect(await resolveName('two.example', { servers })).toEqual([
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.5', family: 4 },
  ]);
});

test('one without any is unknown', async () => {
  const servers = [await aNameServer([])];
  await expect(resolveName('none.example', { servers })).rejects.toThrow('none.example');
});

test('names whose server says nothing are given up before its tries are over, and keep no file waiting', async () => {
  const servers = [await aNameServer(undefined)];
  const ended: string[] = [];
  const patient = resolveName('patient.example', { servers, limitMs: 60_000 });
  void patient.catch(() => ended.push('tries'));
  const names = Array.from({ length: 12 }, (_, index) => `silent${index}.example`);
  const asked = Promise.allSettled(names.map((name) => resolveName(name, { servers, limitMs: 400 })));
  await Promise.all([
    readFile(import.meta.filename).then(() => ended.push('file')),
    asked.then(() => ended.push('names')),
  ]);
  expect(ended).toEqual(['file', 'names']);
  expect((await asked).map(({ status }) => status)).toEqual(names.map(() => 'rejected'));
});

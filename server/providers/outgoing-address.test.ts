import https from 'node:https';
import { afterEach, expect, test } from 'vitest';
import { type Loopback, openLoopback, sendJson } from './loopback.test-support.ts';
import { isPublicAddress, openOutgoingAddresses, PrivateAddressError } from './outgoing-address.ts';

let loopback: Loopback | undefined;
afterEach(async () => {
  await loopback?.stop();
  loopback = undefined;
});

const named =
  (address: string, family = 4) =>
  async () => [{ address, family }];
const one = openOutgoingAddresses({ resolve: named('93.184.216.34') });

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.0.192',
  '198.18.0.1',
  '192.0.2.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '::127.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2001:0:1::1',
  '2001:db8::1',
  'nonsense',
  '',
])('%j is no address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.216.34', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['http://example.com/hook', 'invalid'],
  ['ftp://example.com/hook', 'invalid'],
  ['https://user:word@example.com/hook', 'invalid'],
  [`https://example.com/${'a'.repeat(3000)}`, 'invalid'],
  ['example.com', 'invalid'],
  ['', 'invalid'],
  ['https://127.0.0.1/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://0x7f.1/', 'private'],
  ['https://0177.0.0.1/', 'private'],
  ['https://[::1]/', 'private'],
  ['https://[::ffff:10.0.0.1]/', 'private'],
  ['https://169.254.169.254/latest/meta-data', 'private'],
  ['https://localhost/1', 'private'],
  ['https://any.localhost./', 'private'],
  ['https://example.com/hook', undefined],
  ['https://example.com.:8443/hook?x=1', undefined],
])('%s: %s', async (url, fault) => {
  expect(await one.findFault(url)).toBe(fault);
});

test('a name is judged by every address that it leads to', async () => {
  const mixed = async () => [
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.5', family: 4 },
  ];
  expect(await openOutgoingAddresses({ resolve: mixed }).findFault('https://two.example/')).toBe('private');
  const none = openOutgoingAddresses({ resolve: () => Promise.reject(new Error('ENOTFOUND')) });
  expect(await none.findFault('https://none.example/')).toBe('unknown');
});

test('a name that turns private after it was judged is not connected to, and neither are numbers', async () => {
  loopback = await openLoopback((response) => sendJson(response, {}));
  const port = Number(new URL(loopback.base).port);
  const answers = [[{ address: '93.184.216.34', family: 4 }], [{ address: '127.0.0.1', family: 4 }]];
  const rebinding = openOutgoingAddresses({ resolve: async () => answers.shift() ?? [] });
  const url = `https://rebind.example:${port}/`;
  expect(await rebinding.findFault(url)).toBeUndefined();
  await expect(ask(url, rebinding.agentFor(url))).rejects.toThrow(PrivateAddressError);
  const numbers = `https://127.0.0.1:${port}/`;
  await expect(ask(numbers, one.agentFor(numbers))).rejects.toThrow(PrivateAddressError);
  await expect(ask(numbers, one.agentFor('http://127.0.0.1'))).rejects.toThrow(PrivateAddressError);
  expect(loopback.asked).toEqual([]);
});

function ask(url: string, agent: https.RequestOptions['agent']): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    https
      .request(url, { agent }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .on('error', reject)
      .end();
  });
}

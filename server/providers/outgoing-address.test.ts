import { get } from 'node:https';
import { describe, expect, test } from 'vitest';
import { findOutgoingFault, isPublicIp, OUTGOING_LENGTH_MAX, publicLookup } from './outgoing-address.ts';

describe('an address that somebody gave us to call', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://hooks.acme.com:8443/sabal?x=1',
    'https://8.8.8.8/hook',
    'https://[2606:4700::1111]/hook',
  ])('%s may be called', (address) => {
    expect(findOutgoingFault(address)).toBeUndefined();
  });

  test.each([
    ['', 'invalid'],
    ['acme.com/hook', 'invalid'],
    ['https://', 'invalid'],
    [`https://acme.com/${'a'.repeat(OUTGOING_LENGTH_MAX)}`, 'invalid'],
    ['https://me:secret@acme.com/', 'invalid'],
    ['http://acme.com/', 'not_https'],
    ['ftp://acme.com/', 'not_https'],
    ['javascript:alert(1)', 'not_https'],
    ['file:///etc/passwd', 'not_https'],
  ])('%s is %s', (address, fault) => {
    expect(findOutgoingFault(address)).toBe(fault);
  });

  test.each([
    'https://localhost/',
    'https://LOCALHOST./',
    'https://postgres/',
    'https://db.internal/',
    'https://printer.local/',
    'https://app.localhost/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://0/',
    'https://10.0.0.7/',
    'https://172.20.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.100.100.200/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:7f00:1::]/',
    'https://[ff02::1]/',
    'https://①②⑦.0.0.1/',
  ])('%s is near us', (address) => {
    expect(findOutgoingFault(address)).toBe('private');
  });
});

test('what is no IP address is none of the public net', () => {
  expect(['', 'acme.com', '8.8.8.8.8', 'fe80::1%eth0'].map(isPublicIp)).toEqual([false, false, false, false]);
});

test('a name that stands for this machine is refused before a line is opened', async () => {
  const error = await new Promise<Error>((resolve) => {
    get('https://localhost:9/', { lookup: publicLookup }).on('error', resolve);
  });
  expect(error.message).toBe('localhost is not in the public net');
});

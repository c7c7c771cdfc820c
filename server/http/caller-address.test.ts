import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';
import type { RequestContext } from './request-context.ts';

const of = (ip: string) => callerAddress({ ip } as RequestContext); // all that is read

test('an IPv4 address is counted as it is, also inside an IPv6 one', () => {
  expect(of('203.0.113.7')).toBe('203.0.113.7');
  expect(of('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test('an IPv6 household is counted as one', () => {
  expect(of('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
  expect(of('2001:db8:1:2:bbbb:1:2:3')).toBe('2001:db8:1:2::/64');
  expect(of('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(of('::1')).toBe('0:0:0:0::/64');
  expect(of('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('a port that a proxy names beside the address makes nobody another caller', () => {
  expect(of('203.0.113.7:54321')).toBe('203.0.113.7');
  expect(of('[2001:db8:1:2:aaaa::1]:443')).toBe('2001:db8:1:2::/64');
  expect(of('[2001:db8:1:2:aaaa::1]')).toBe('2001:db8:1:2::/64');
  expect(of('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

/**
 * Where this server may be sent by what somebody typed or a browser handed in: https, a host that is out in the public
 * net, nothing of our own machine or its neighbours. Asked when an address is given, and again of each address that a
 * name stands for when the line is opened, because a name may answer otherwise the second time.
 */
import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export type OutgoingFault = 'invalid' | 'not_https' | 'private';

/** Longer than any address of a push service or of a webhook that a person would type. */
export const OUTGOING_LENGTH_MAX = 2_000;

/** IPv4 that is not the public net (IANA's special-purpose registry). */
const notPublic4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Inside 2000::/3, which alone is the public net: what carries an IPv4 address in it, and examples. */
const notPublic6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const isolated = new BlockList();
for (const [net, bits] of notPublic4) isolated.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of notPublic6) isolated.addSubnet(net, bits, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether this IP address is one of the public net. */
export function isPublicIp(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !isolated.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !isolated.check(address, 'ipv6');
}

/** Names that resolve to what is near, or that no public server has (RFC 6761, 6762, 8375). */
const NEAR_NAME =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|example|invalid|home\.arpa|in-addr\.arpa|ip6\.arpa)$/;

/** What is wrong with an address that we are to call; undefined when nothing is. Nothing is looked up. */
export function findOutgoingFault(address: string): OutgoingFault | undefined {
  if (address.length > OUTGOING_LENGTH_MAX || !URL.canParse(address)) return 'invalid';
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== 'https:') return 'not_https';
  if (username !== '' || password !== '') return 'invalid';
  // The parser has made plain what 0x7f.1 or 2130706433 stand for.
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) !== 0) return isPublicIp(host) ? undefined : 'private';
  return !host.includes('.') || NEAR_NAME.test(host) ? 'private' : undefined;
}

/** The name stands for an address that is not of the public net. */
class PrivateAddressError extends Error {
  constructor(hostname: string) {
    super(`${hostname} is not in the public net`);
  }
}

/**
 * For `lookup` of node's `https`: looks a name up and refuses it when any of its addresses is not public. The line is
 * opened to what was checked, so that a second look-up cannot lead elsewhere. An address in digits is not looked up by
 * node: `findOutgoingFault` has to have seen it.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const [first] = found;
    if (first === undefined || found.some(({ address }) => !isPublicIp(address)))
      return callback(new PrivateAddressError(hostname), '');
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

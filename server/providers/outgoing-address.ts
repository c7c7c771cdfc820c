/**
 * The one judge of addresses that somebody else names and this process then calls: receivers of webhooks, push
 * services. A name is resolved once and connected to at what was judged, so that a second answer of its name server
 * counts for nothing. Only public addresses are reached: not this machine, its network, its cloud's metadata.
 */
import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { resolveName } from './resolve-name.ts';

/** `invalid`: no plain https address. `private`: it is, or leads to, an address of ours. `unknown`: no such name. */
type AddressFault = 'invalid' | 'private' | 'unknown';

export interface OutgoingAddresses {
  /** Undefined when the address may be called now. Asks the name server; it is asked again at every connection. */
  findFault(url: string): Promise<AddressFault | undefined>;
  /** Of every connection to such an address; it throws or fails with `PrivateAddressError` rather than connect. */
  agentFor(url: string): http.Agent;
}

export class PrivateAddressError extends Error {
  constructor() {
    super('The address is not a public one');
    this.name = 'PrivateAddressError';
  }
}

/** All addresses of a name. */
type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

interface OutgoingWorld {
  readonly resolve?: Resolve;
  /** A test's receivers are on this machine and speak plain http. */
  readonly alsoLocal?: boolean;
}

const URL_MAX = 2000;

export function openOutgoingAddresses({
  resolve = resolveName,
  alsoLocal = false,
}: OutgoingWorld = {}): OutgoingAddresses {
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (alsoLocal && ['127.0.0.1', '::1'].includes(address));
  const secure = guarded(new https.Agent({ lookup: lookupAmong(resolve, isAllowed) }), isAllowed);
  const plain = guarded(new http.Agent({ lookup: lookupAmong(resolve, isAllowed) }), isAllowed);
  return {
    findFault: async (text) => {
      const url = plainUrl(text);
      if (url === undefined || !(url.protocol === 'https:' || (alsoLocal && url.protocol === 'http:'))) {
        return 'invalid';
      }
      const host = hostOf(url);
      if (isIP(host)) return isAllowed(host) ? undefined : 'private';
      // RFC 6761: this machine, whatever a name server says, and most say nothing of it.
      if (/(^|\.)localhost$/.test(host)) return 'private';
      const found = await resolve(host).catch(() => []);
      if (found.length === 0) return 'unknown';
      return found.every(({ address }) => isAllowed(address)) ? undefined : 'private';
    },
    agentFor: (url) => (alsoLocal && url.startsWith('http:') ? plain : secure),
  };
}

/** Unicast of the public internet, and nothing that embeds or stands for another kind. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';
}

function plainUrl(text: string): URL | undefined {
  if (text.length > URL_MAX || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return `${url.username}${url.password}` === '' && hostOf(url) !== '' ? url : undefined;
}

/** An IPv6 address without its brackets; a name without the dot that ends it. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/** A name that leads to one address of ours leads nowhere: the next connection could take that one. */
function lookupAmong(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  return (name, options, done) => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !found.every(({ address }) => isAllowed(address))) {
          done(new PrivateAddressError(), '', 0);
        } else if (options.all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };
}

/** Node asks no `lookup` for an address that is written as numbers. */
function guarded<Agent extends http.Agent>(agent: Agent, isAllowed: (address: string) => boolean): Agent {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, done) => {
    const host = options.host ?? '';
    if (isIP(host) && !isAllowed(host)) throw new PrivateAddressError();
    return connect(options, done);
  };
  return agent;
}

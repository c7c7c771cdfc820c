import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { MetaStop } from '#shared/delivery/delivery-meta.ts';
import { type Route, routeSources } from '#shared/delivery/route.ts';
import { routeKey } from '#shared/delivery/route-key.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import type { LinkSecret } from '../links/sign-link.ts';

/** What a token says of the road between its stops. */
export type RouteFacts = Pick<Route, 'distanceMiles' | 'durationMinutes' | 'estimated' | 'source'>;

/** Roads change slowly, and nobody can book farther ahead than this (decision 49). */
const TOKEN_LIFE_MIN = 90 * 24 * 60;

/**
 * `1.<kid>.<payload, base64url>.<HMAC-SHA256, base64url>`. The digest covers the tenant, the payload and the stops as
 * decision 138 compares them: a token is worth nothing for other addresses or another order of them.
 */
export function signRouteToken(
  secrets: readonly LinkSecret[],
  tenantId: Id,
  stops: readonly MetaStop[],
  facts: RouteFacts,
  now: Instant,
): string {
  const [newest] = secrets;
  if (!newest) throw new Error('LINK_SECRETS names no key');
  const { distanceMiles, durationMinutes, source, estimated } = facts;
  const said: Said = [distanceMiles, durationMinutes, source, estimated, Math.floor(now / 1000)];
  const payload = Buffer.from(JSON.stringify(said)).toString('base64url');
  const digest = tokenDigest(newest, tenantId, stops, payload);
  return `1.${newest.kid}.${payload}.${digest.toString('base64url')}`;
}

/** Miles, minutes, engine, whether it is an estimate, and the second of signing. */
const said = z.tuple([
  z.number().check(z.minimum(0)),
  z.number().check(z.minimum(0)),
  z.enum(routeSources),
  z.boolean(),
  z.int(),
]);
type Said = z.infer<typeof said>;

/** Strict on purpose: base64url decoding ignores trailing junk, so `token + '!!'` would equal `token`. */
const FORM = /^1\.([A-Za-z0-9_-]{1,16})\.([A-Za-z0-9_-]{1,400})\.([A-Za-z0-9_-]{43})$/;

/** The road that we measured between exactly these stops, and until when we vouch for it; undefined for anything else. */
export function verifyRouteToken(
  secrets: readonly LinkSecret[],
  tenantId: Id,
  stops: readonly MetaStop[],
  token: string,
): { readonly facts: RouteFacts; readonly expiresAt: Instant } | undefined {
  const [, kid, payload, digest] = FORM.exec(token) ?? [];
  if (kid === undefined || payload === undefined || digest === undefined) return undefined;
  const key = secrets.find((secret) => secret.kid === kid);
  if (!key) return undefined;
  const given = Buffer.from(digest, 'base64url');
  if (given.toString('base64url') !== digest) return undefined;
  if (!timingSafeEqual(given, tokenDigest(key, tenantId, stops, payload))) return undefined;
  const read = said.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!read.success) return undefined;
  const [distanceMiles, durationMinutes, source, estimated, signedSec] = read.data;
  const expiresAt = addMinutes(instantFromMs(signedSec * 1000), TOKEN_LIFE_MIN);
  return { facts: { distanceMiles, durationMinutes, source, estimated }, expiresAt };
}

/**
 * Which stops are drop-offs is part of it: a pickup that calls itself one would not be charged. The stops' text comes
 * last: it may hold anything, and nothing follows that it could pose as.
 */
function tokenDigest(key: LinkSecret, tenantId: Id, stops: readonly MetaStop[], payload: string): Buffer {
  const roles = stops.map(({ type }) => (type === 'dropoff' ? 'd' : 'p')).join('');
  return createHmac('sha256', key.secret)
    .update(['v1', 'route', tenantId, key.kid, payload, roles, routeKey(stops)].join('\n'))
    .digest();
}

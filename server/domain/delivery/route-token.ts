import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { checkPoint } from '#shared/delivery/check-point.ts';
import type { MetaStop } from '#shared/delivery/delivery-meta.ts';
import { readGazetteer } from '#shared/delivery/florida/gazetteer.ts';
import { pointOf } from '#shared/delivery/plan/complete-stop.ts';
import { ROUTE_LIFE_MIN, type Route, routeSources } from '#shared/delivery/route.ts';
import { pointFaults, type RouteDoubt } from '#shared/delivery/route-doubt.ts';
import { routeKey } from '#shared/delivery/route-key.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import type { LinkSecret } from '../links/sign-link.ts';

/** What a token says of the road between its stops. */
export interface RouteFacts
  extends Pick<Route, 'distanceMiles' | 'durationMinutes' | 'estimated' | 'source'> {
  /** RT43: there, the miles are those of the points as they were placed, and no price is made of them. */
  readonly doubt?: RouteDoubt | undefined;
}

/**
 * `2.<kid>.<payload, base64url>.<HMAC-SHA256, base64url>`. The digest covers the tenant, the payload and the stops as
 * D138 compares them: a token is worth nothing for other addresses or another order of them.
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
  const { distanceMiles, durationMinutes, source, estimated, doubt } = facts;
  const measured: Measured = [distanceMiles, durationMinutes, source, estimated, Math.floor(now / 1000)];
  const payload = Buffer.from(JSON.stringify([...measured, packDoubt(doubt)])).toString('base64url');
  const digest = tokenDigest('v2', newest, tenantId, stops, payload);
  return `2.${newest.kid}.${payload}.${digest.toString('base64url')}`;
}

/** Miles, minutes, engine, whether it is an estimate, and the second of signing. */
const amount = z.number().check(z.minimum(0));
const measured = [amount, amount, z.enum(routeSources), z.boolean(), z.int()] as const;
/** Miles and minutes between the typed addresses, then a point a stop: its miles off and the place of its fault. */
const packedDoubt = z.nullable(
  z.tuple([
    z.nullable(amount),
    z.nullable(amount),
    z.array(z.tuple([z.nullable(amount), z.nullable(z.int())])),
  ]),
);
const said = z.tuple([...measured, packedDoubt]);
/** Before points were checked; see isVouchedFor. */
const saidUnchecked = z.tuple(measured);
type Measured = z.infer<typeof saidUnchecked>;

/** Strict on purpose: base64url decoding ignores trailing junk, so `token + '!!'` would equal `token`. */
const FORM = /^([12])\.([A-Za-z0-9_-]{1,16})\.([A-Za-z0-9_-]{1,500})\.([A-Za-z0-9_-]{43})$/;

/** The road that we measured between exactly these stops, and until when we vouch for it; undefined for anything else. */
export function verifyRouteToken(
  secrets: readonly LinkSecret[],
  tenantId: Id,
  stops: readonly MetaStop[],
  token: string,
): { readonly facts: RouteFacts; readonly expiresAt: Instant } | undefined {
  const [, form, kid, payload, digest] = FORM.exec(token) ?? [];
  if (form === undefined || kid === undefined || payload === undefined || digest === undefined)
    return undefined;
  const key = secrets.find((secret) => secret.kid === kid);
  if (!key) return undefined;
  const given = Buffer.from(digest, 'base64url');
  if (given.toString('base64url') !== digest) return undefined;
  if (!timingSafeEqual(given, tokenDigest(`v${form}`, key, tenantId, stops, payload))) return undefined;
  const text: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (form === '1') {
    const read = saidUnchecked.safeParse(text);
    return read.success && isVouchedFor(stops) ? proofOf(read.data) : undefined;
  }
  const read = said.safeParse(text);
  if (!read.success) return undefined;
  const [distanceMiles, durationMinutes, source, estimated, signedSec, packed] = read.data;
  return proofOf([distanceMiles, durationMinutes, source, estimated, signedSec], packed);
}

function proofOf(
  [distanceMiles, durationMinutes, source, estimated, signedSec]: Measured,
  packed: z.infer<typeof packedDoubt> = null,
) {
  const expiresAt = addMinutes(instantFromMs(signedSec * 1000), ROUTE_LIFE_MIN);
  const facts = { distanceMiles, durationMinutes, source, estimated };
  if (packed === null) return { facts, expiresAt };
  const [typedMiles, typedMinutes, offs] = packed;
  const points = offs.map(([offMiles, fault]) => {
    return { offMiles, fault: fault === null ? null : (pointFaults[fault] ?? null) };
  });
  const placed = { placedMiles: distanceMiles, placedMinutes: durationMinutes };
  return { facts: { ...facts, doubt: { ...placed, typedMiles, typedMinutes, points } }, expiresAt };
}

function packDoubt(doubt: RouteDoubt | undefined): z.infer<typeof packedDoubt> {
  if (doubt === undefined) return null;
  const { typedMiles, typedMinutes, points } = doubt;
  const offs = points.map(({ offMiles, fault }): [number | null, number | null] => {
    return [offMiles, fault === null ? null : pointFaults.indexOf(fault)];
  });
  return [typedMiles, typedMinutes, offs];
}

/**
 * The first form of the token says nothing of its points: it counts where towns and ZIP codes have nothing against
 * them.
 */
function isVouchedFor(stops: readonly MetaStop[]): boolean {
  return stops.every((stop) => {
    const point = pointOf(stop);
    return point !== undefined && checkPoint(readGazetteer(), stop, point).fault === null;
  });
}

/**
 * Which stops are drop-offs is part of it: a pickup that calls itself one would not be charged. The stops' text comes
 * last: it may hold anything, and nothing follows that it could pose as.
 */
function tokenDigest(
  form: string,
  key: LinkSecret,
  tenantId: Id,
  stops: readonly MetaStop[],
  payload: string,
): Buffer {
  const roles = stops.map(({ type }) => (type === 'dropoff' ? 'd' : 'p')).join('');
  return createHmac('sha256', key.secret)
    .update([form, 'route', tenantId, key.kid, payload, roles, routeKey(stops)].join('\n'))
    .digest();
}

import { timingSafeEqual } from 'node:crypto';
import { type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import type { LinkClaims, LinkSecret } from './sign-link.ts';
import { linkDigest } from './sign-link.ts';

/** Strict on purpose: base64url decoding ignores trailing junk, so `sig + '!!'` would equal `sig` (reliability M23). */
const FORM = /^1\.([A-Za-z0-9_-]{1,16})\.([0-9a-z]{1,9})\.([0-9]{1,9})\.([A-Za-z0-9_-]{43})$/;

/**
 * The link epoch inside a good signature, to be compared with the booking's row, and its end; undefined for anything
 * else. Reads no database, so that a wrong link costs the same whether or not the booking exists.
 */
export function verifyLink(
  secrets: readonly LinkSecret[],
  sig: string,
  claims: LinkClaims,
  now: Instant,
): { readonly epoch: number; readonly expiresAt: Instant } | undefined {
  const [, kid, expiry, epoch, digest] = FORM.exec(sig) ?? [];
  if (kid === undefined || expiry === undefined || epoch === undefined || digest === undefined)
    return undefined;
  const key = secrets.find((secret) => secret.kid === kid);
  if (!key) return undefined;
  const given = Buffer.from(digest, 'base64url');
  if (given.toString('base64url') !== digest) return undefined;
  const expected = linkDigest(key, claims, expiry, epoch);
  if (!timingSafeEqual(given, expected)) return undefined;
  const expiresAt = instantFromMs(Number.parseInt(expiry, 36) * 1000);
  return expiresAt > now ? { epoch: Number(epoch), expiresAt } : undefined;
}

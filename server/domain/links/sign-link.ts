import { createHash, createHmac } from 'node:crypto';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { PublicEnv } from './public-base.ts';

/** One active signing key. The newest signs; all verify, so a rotation keeps old links alive (D105). */
export interface LinkSecret {
  readonly kid: string;
  readonly secret: string;
}

/** What of the environment makes an address with a signature. */
export interface LinkEnv extends PublicEnv {
  readonly linkSecrets: readonly LinkSecret[];
}

export interface LinkClaims {
  /**
   * `booking` reaches one booking, `review` what is said of one, `list` all bookings of an address, `mailbox` proves that its mail is read; the
   * others join and leave the newsletter.
   */
  readonly purpose: 'booking' | 'review' | 'list' | 'mailbox' | 'newsletter.confirm' | 'newsletter.leave';
  readonly tenantId: Id;
  /** Empty for all but the first two. */
  readonly bookingId: Id | '';
  readonly email: string;
}

/** `1.<kid>.<expiry seconds, base 36>.<epoch>.<HMAC-SHA256, base64url>`; everything it covers is in the message below. */
export function signLink(
  secrets: readonly LinkSecret[],
  claims: LinkClaims,
  expiresAt: Instant,
  epoch: number,
): string {
  const [newest] = secrets;
  if (!newest) throw new Error('LINK_SECRETS names no key');
  const expiry = Math.floor(expiresAt / 1000).toString(36);
  const digest = linkDigest(newest, claims, expiry, String(epoch));
  return `1.${newest.kid}.${expiry}.${epoch}.${digest.toString('base64url')}`;
}

export function linkDigest(key: LinkSecret, claims: LinkClaims, expiry: string, epoch: string): Buffer {
  const emailHash = createHash('sha256').update(normalizeEmail(claims.email)).digest('hex');
  return createHmac('sha256', key.secret)
    .update(
      ['v1', claims.purpose, claims.tenantId, claims.bookingId, emailHash, key.kid, expiry, epoch].join('\n'),
    )
    .digest();
}

/** Addresses are compared, stored and signed in this form (D106). */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

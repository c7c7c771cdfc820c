import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, type Instant } from '#shared/kernel/instant.ts';
import { type LinkedTenant, publicBase } from './public-base.ts';
import { type LinkClaims, type LinkEnv, signLink } from './sign-link.ts';
import { verifyLink } from './verify-link.ts';

/** D105. Counted from the mail, so that reading it in the back office makes no fresher link than was sent. */
const LIST_LIFE_MIN = 7 * 24 * 60;

/** A list belongs to an address and not to a row that could end it, so its epoch never moves. */
const LIST_EPOCH = 1;

/** The page of all bookings of an address. */
export function linkToList(env: LinkEnv, tenant: LinkedTenant, email: string, mailedAt: Instant): string {
  const sig = signLink(
    env.linkSecrets,
    claimsOf(tenant.id, email),
    addMinutes(mailedAt, LIST_LIFE_MIN),
    LIST_EPOCH,
  );
  return `${publicBase(env, tenant)}/my-bookings?${new URLSearchParams({ email, sig })}`;
}

/** Until when a list link works; `undefined` when it does not. */
export function verifyListLink(
  env: LinkEnv,
  tenantId: Id,
  { email, sig }: { readonly email: string; readonly sig: string },
  now: Instant,
): { readonly expiresAt: Instant } | undefined {
  return verifyLink(env.linkSecrets, sig, claimsOf(tenantId, email), now);
}

function claimsOf(tenantId: Id, email: string): LinkClaims {
  return { purpose: 'list', tenantId, bookingId: '', email };
}

import { addMinutes, type Instant } from '#shared/kernel/instant.ts';
import { proveMailbox } from '../../db/repos/bookings/unproven-bookings.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { LinkedTenant } from './public-base.ts';
import { type LinkClaims, type LinkEnv, normalizeEmail, signLink } from './sign-link.ts';
import { verifyLink } from './verify-link.ts';

/** As long as most letters are looked at again; counted from the mail. */
const LIFE_MIN = 60 * 24 * 60;
/** An address is no row that could end its links. */
const EPOCH = 1;

/**
 * A link as a mail carries it. The same link stands in the answer to the booking itself, so `box` is what only a
 * reader of the mailbox can have; following it is the proof that the address is theirs.
 */
export function asMailed(
  env: LinkEnv,
  tenant: LinkedTenant,
  link: string,
  mail: { readonly recipient: string; readonly createdAt: Instant },
): string {
  const claims = claimsOf(tenant, mail.recipient);
  const box = signLink(env.linkSecrets, claims, addMinutes(mail.createdAt, LIFE_MIN), EPOCH);
  return `${link}&${new URLSearchParams({ box })}`;
}

/**
 * Notes that a link of a mail was followed. A call of its own, since reading changes nothing (D355). Throws
 * link.invalid.
 */
export async function confirmMailbox(
  deps: Deps,
  tenant: Tenant,
  { email, box }: { readonly email: string; readonly box: string },
): Promise<void> {
  const now = deps.now();
  if (!verifyLink(deps.env.linkSecrets, box, claimsOf(tenant, email), now))
    throw new AppError('link.invalid');
  await withTenant(deps.db, tenant.id, (tx) => proveMailbox(tx, normalizeEmail(email), now));
}

function claimsOf({ id }: LinkedTenant, email: string): LinkClaims {
  return { purpose: 'mailbox', tenantId: id, bookingId: '', email };
}

import { confirmSubscription as writeConfirmed } from '../../db/repos/customers/newsletter-subscribers.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { normalizeEmail } from '../links/sign-link.ts';
import { verifyLink } from '../links/verify-link.ts';
import { newsletterClaims } from './newsletter-link.ts';

/** Twice is the same answer and one welcome mail. Throws link.invalid for every kind of failure. */
export async function confirmSubscription(
  deps: Deps,
  tenant: Tenant,
  { email, sig }: { readonly email: string; readonly sig: string },
): Promise<{ status: 'confirmed' }> {
  const now = deps.now();
  const claims = newsletterClaims('newsletter.confirm', tenant.id, email);
  const link = verifyLink(deps.env.linkSecrets, sig, claims, now);
  if (!link) throw new AppError('link.invalid');
  const given = { email: normalizeEmail(email), epoch: link.epoch, mailId: deps.newId(), at: now };
  const isConfirmed = await withTenant(deps.db, tenant.id, (tx) => writeConfirmed(tx, given));
  if (!isConfirmed) throw new AppError('link.invalid');
  return { status: 'confirmed' };
}

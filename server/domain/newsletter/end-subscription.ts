import { endSubscription as writeEnded } from '../../db/repos/customers/newsletter-subscribers.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { normalizeEmail } from '../links/sign-link.ts';
import { verifyLink } from '../links/verify-link.ts';
import { newsletterClaims } from './newsletter-link.ts';

/**
 * Leaving is never refused to a good link, of whichever time somebody joined: the epoch in it is not asked for. The
 * row stays, so that it is known that they left. Throws link.invalid.
 */
export async function endSubscription(
  deps: Deps,
  tenant: Tenant,
  { email, sig }: { readonly email: string; readonly sig: string },
): Promise<{ status: 'unsubscribed' }> {
  const now = deps.now();
  const claims = newsletterClaims('newsletter.leave', tenant.id, email);
  if (!verifyLink(deps.env.linkSecrets, sig, claims, now)) throw new AppError('link.invalid');
  await withTenant(deps.db, tenant.id, (tx) => writeEnded(tx, normalizeEmail(email), now));
  return { status: 'unsubscribed' };
}

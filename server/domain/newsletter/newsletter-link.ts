import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, type Instant } from '#shared/kernel/instant.ts';
import { type LinkedTenant, type PublicEnv, publicBase } from '../links/public-base.ts';
import { type LinkClaims, type LinkEnv, signLink } from '../links/sign-link.ts';

const DAY_MIN = 24 * 60;
/** Counted from the mail, so that reading it in the back office makes no fresher link than was sent. */
const CONFIRM_LIFE_MIN = 7 * DAY_MIN;
/** The reader of an old letter must still be able to leave. */
const LEAVE_LIFE_MIN = 3650 * DAY_MIN;

type NewsletterPurpose = 'newsletter.confirm' | 'newsletter.leave';

export function newsletterClaims(purpose: NewsletterPurpose, tenantId: Id, email: string): LinkClaims {
  return { purpose, tenantId, bookingId: '', email };
}

interface Subscriber {
  readonly email: string;
  readonly epoch: number;
}

/** The page that confirms once its button is pressed: opening it changes nothing, so mail scanners may. */
export function linkToConfirm(
  env: LinkEnv,
  tenant: LinkedTenant,
  { email, epoch }: Subscriber,
  mailedAt: Instant,
): string {
  const claims = newsletterClaims('newsletter.confirm', tenant.id, email);
  const sig = signLink(env.linkSecrets, claims, addMinutes(mailedAt, CONFIRM_LIFE_MIN), epoch);
  return `${publicBase(env, tenant)}/newsletter?${new URLSearchParams({ action: 'confirm', email, sig })}`;
}

/** `page` for people, `oneClick` for the button of a mail program (RFC 8058). */
export function linksToLeave(
  env: LinkEnv,
  tenant: LinkedTenant,
  { email, epoch }: Subscriber,
  mailedAt: Instant,
): { readonly page: string; readonly oneClick: string } {
  const claims = newsletterClaims('newsletter.leave', tenant.id, email);
  const sig = signLink(env.linkSecrets, claims, addMinutes(mailedAt, LEAVE_LIFE_MIN), epoch);
  const page = leavePage(env, tenant, { email, sig });
  const query = new URLSearchParams({ tenant: tenant.slug, email, sig });
  return { page, oneClick: `${publicBase(env, tenant)}/api/newsletter/one-click?${query}` };
}

export function leavePage(
  env: PublicEnv,
  tenant: LinkedTenant,
  { email, sig }: { readonly email: string; readonly sig: string },
): string {
  return `${publicBase(env, tenant)}/newsletter?${new URLSearchParams({ action: 'unsubscribe', email, sig })}`;
}

import type { NewsletterInput } from '#shared/api/newsletter.ts';
import { findContactFault } from '#shared/booking/contact-rules.ts';
import {
  askSubscription as writeAsked,
  confirmSubscription as writeConfirmed,
  endSubscription as writeEnded,
} from '../../db/repos/customers/newsletter-subscribers.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { fingerprint } from '../idempotency/fingerprint.ts';
import { type Once, runOnce } from '../idempotency/run-once.ts';
import { normalizeEmail } from '../links/sign-link.ts';
import { verifyLink } from '../links/verify-link.ts';
import { newsletterClaims } from './newsletter-link.ts';

/**
 * Double opt-in: nothing is subscribed before the mailed link comes back (D130). The answer and the work are
 * the same for a new, a confirmed, a departed and a robot's address; only what can be no address is refused. With a key,
 * a repetition does nothing, however late it comes: the subscriber may have left meanwhile.
 */
export async function askSubscription(
  deps: Deps,
  tenant: Tenant,
  input: NewsletterInput,
  idempotencyKey: string,
): Promise<Once<Record<string, never>>> {
  const email = normalizeEmail(input.email);
  const fault = findContactFault('email', email);
  if (fault) {
    throw new AppError('request.invalid', { fields: { email: fault === 'reserved' ? 'invalid' : fault } });
  }
  const asked = {
    subscriberId: deps.newId(),
    mailId: deps.newId(),
    email,
    locale: input.locale,
    at: deps.now(),
    isWanted: (input.website ?? '').trim() === '',
  };
  return withTenant(deps.db, tenant.id, async (tx) => {
    if (idempotencyKey === '') {
      await writeAsked(tx, asked, { last: true });
      return { body: {}, replayed: false };
    }
    const key = { scope: 'POST /newsletter', key: idempotencyKey, fingerprint: fingerprint(input) };
    return runOnce(tx, key, 202, {
      read: async () => undefined,
      work: async () => {
        await writeAsked(tx, asked, { last: false });
        return {};
      },
    });
  });
}

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

/**
 * Leaving is never refused to a good link, of whichever time the subscriber joined: the epoch in it is not asked for. The
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
  const left = { id: deps.newId(), email: normalizeEmail(email), locale: tenant.defaultLocale, at: now };
  await withTenant(deps.db, tenant.id, (tx) => writeEnded(tx, left));
  return { status: 'unsubscribed' };
}

import type { NewsletterInput } from '#shared/api/newsletter.ts';
import { findContactFault } from '#shared/booking/contact-rules.ts';
import { askSubscription as writeAsked } from '../../db/repos/customers/newsletter-subscribers.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { fingerprint } from '../idempotency/fingerprint.ts';
import { type Once, runOnce } from '../idempotency/run-once.ts';
import { normalizeEmail } from '../links/sign-link.ts';

/**
 * Double opt-in: nothing is subscribed before the mailed link comes back (decision 130). The answer and the work are
 * the same for a new, a confirmed, a departed and a robot's address; only what can be no address is refused. With a key,
 * a repetition does nothing, however late it comes: somebody may have left meanwhile.
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

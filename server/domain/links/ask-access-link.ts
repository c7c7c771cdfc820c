import type { AccessLinkInput } from '#shared/api/access-link.ts';
import { findContactFault } from '#shared/booking/contact-rules.ts';
import { writeAskedLink } from '../../db/repos/mail-outbox.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { fingerprint } from '../idempotency/fingerprint.ts';
import { type Once, runOnceIfKeyed } from '../idempotency/run-once.ts';
import { normalizeEmail } from './sign-link.ts';

/**
 * Mails the way to the list of their bookings to a customer who has booked. The answer and the work are the same for
 * all others (D129); only what can be no address is refused. With a key, asking again mails nothing more.
 */
export async function askAccessLink(
  deps: Deps,
  tenant: Tenant,
  input: AccessLinkInput,
  idempotencyKey: string,
): Promise<Once<Record<string, never>>> {
  const email = normalizeEmail(input.email);
  const fault = findContactFault('email', email);
  if (fault) {
    throw new AppError('request.invalid', { fields: { email: fault === 'reserved' ? 'invalid' : fault } });
  }
  const asked = { mailId: deps.newId(), email, locale: input.locale };
  const key = { scope: 'POST /access-link', key: idempotencyKey, fingerprint: fingerprint(input) };
  return withTenant(deps.db, tenant.id, (tx) =>
    runOnceIfKeyed(tx, key, 202, async () => {
      await writeAskedLink(tx, asked);
      return {};
    }),
  );
}

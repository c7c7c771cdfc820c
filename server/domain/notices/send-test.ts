import type { NoticeTestView } from '#shared/api/admin/notices.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { enqueueMail } from '../../db/repos/mail-outbox.ts';
import { findNoticeAddress } from '../../db/repos/notices/notice-addresses.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { fingerprint } from '../idempotency/fingerprint.ts';
import { type Once, runOnceIfKeyed } from '../idempotency/run-once.ts';
import { mailsLeave } from '../mails/mails-leave.ts';

/**
 * Writes a mail that says only that it arrived, also to an address whose server refused the last one. Answers which,
 * so that what becomes of it can be looked at, and whether mails leave this installation at all; once a key. Throws
 * notice.not_found.
 */
export async function sendTest(
  deps: Deps,
  tenant: Tenant,
  addressId: Id,
  idempotencyKey: string,
): Promise<Once<NoticeTestView>> {
  const mailId = deps.newId();
  const asked = fingerprint({ addressId });
  const key = { scope: 'POST /admin/notices/test', key: idempotencyKey, fingerprint: asked };
  return withTenant(deps.db, tenant.id, (tx) =>
    runOnceIfKeyed(tx, key, 202, async () => {
      const address = await findNoticeAddress(tx, addressId);
      if (!address) throw new AppError('notice.not_found');
      await enqueueMail(tx, {
        id: mailId,
        dedupeKey: `test:${mailId}`,
        kind: 'staff.test',
        recipient: address.email,
        locale: address.locale,
        payload: { addressId },
      });
      return { mailId, leaves: mailsLeave(deps, tenant) };
    }),
  );
}

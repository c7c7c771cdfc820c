import type { NoticeAddress } from '#shared/company/notices.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { enqueueMail, type NewStaffMail } from '../../db/repos/mail-outbox.ts';
import { listNoticeAddresses } from '../../db/repos/notices/notice-addresses.ts';
import { markShared, type Notice, takeNotice } from '../../db/repos/notices/notices.ts';
import type { Tenant } from '../../db/tenant.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';

/** In one round, so that one company does not keep the others waiting; what is left is taken a second later. */
const SHARED_MAX = 20;

/** Makes mails of what happened, oldest first; one transaction each, so that they leave in that order. */
export async function shareNotices(deps: Deps, tenant: Tenant): Promise<void> {
  for (let shared = 0; shared < SHARED_MAX; shared++) {
    if (!(await withTenant(deps.db, tenant.id, (tx) => shareNext(tx, deps)))) return;
  }
}

/**
 * One for each address that wants it at once, and the notice marked in the same transaction: two nodes or a killed one
 * never write a mail twice, and the key of the row would refuse it. False when there is nothing to tell.
 */
async function shareNext(tx: Tx, deps: Deps): Promise<boolean> {
  const notice = await takeNotice(tx);
  if (!notice) return false;
  for (const address of await listNoticeAddresses(tx)) {
    const isMeant = !address.daily && address.bouncedAt === null && address.kinds.includes(notice.kind);
    if (isMeant) await enqueueMail(tx, mailOf(deps.newId(), notice, address));
  }
  await markShared(tx, notice.id, deps.now());
  return true;
}

function mailOf(id: Id, notice: Notice, address: NoticeAddress): NewStaffMail {
  const { actor, bookingId, detail, at } = notice;
  const isByOffice = actor !== 'customer' && actor !== 'server';
  return {
    id,
    dedupeKey: `notice:${notice.id}:${address.id}`,
    kind: `staff.${notice.kind}`,
    recipient: address.email,
    locale: address.locale,
    payload: {
      addressId: address.id,
      ...(bookingId !== null && { bookingId }),
      ...(isByOffice && { byOffice: true }),
      by: actor,
      atISO: formatInstant(at),
      ...detail,
    },
  };
}

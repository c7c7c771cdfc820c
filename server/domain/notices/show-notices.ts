import type { NoticesHistoryAnswer, NoticesView } from '#shared/api/admin/notices.ts';
import type { Notices } from '#shared/company/notices.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import {
  findNoticeSettings,
  listLastStaffMails,
  listNoticeAddresses,
  listNoticeChanges,
} from '../../db/repos/notices/notice-addresses.ts';
import type { Tenant } from '../../db/tenant.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';

export async function showNotices(deps: Deps, tenant: Tenant): Promise<NoticesView> {
  return withTenant(deps.db, tenant.id, viewNotices);
}

/** Whom the company tells, and what became of the last mail to each. */
export async function viewNotices(tx: Tx): Promise<NoticesView> {
  const [settings, addresses, lastMails] = await Promise.all([
    findNoticeSettings(tx),
    listNoticeAddresses(tx),
    listLastStaffMails(tx),
  ]);
  return {
    ...settings,
    addresses: addresses.map(({ bouncedAt, bounceReason, ...address }) => {
      const last = lastMails.find(({ addressId }) => addressId === address.id);
      return {
        ...address,
        kinds: [...address.kinds],
        bounced: bouncedAt === null ? null : { at: formatInstant(bouncedAt), reason: bounceReason ?? '' },
        lastMail: last ? { state: last.state, at: formatInstant(last.at) } : null,
      };
    }),
  };
}

/** As many savings as a page shows; they are few. */
const HISTORY_MAX = 50;

export async function listNoticesHistory(deps: Deps, tenant: Tenant): Promise<NoticesHistoryAnswer> {
  const changes = await withTenant(deps.db, tenant.id, (tx) => listNoticeChanges(tx, HISTORY_MAX));
  return {
    changes: changes.map(({ id, at, changedBy, before, after }) => ({
      id,
      at: formatInstant(at),
      by: changedBy,
      before: savedOf(before),
      after: savedOf(after),
    })),
  };
}

function savedOf({ addresses, summaryMinute }: Notices) {
  return { summaryMinute, addresses: addresses.map((one) => ({ ...one, kinds: [...one.kinds] })) };
}

import type { NoticesInput, NoticesView } from '#shared/api/admin/notices.ts';
import { findNoticeFaults, isSameNotices, type Notices, tidyNotices } from '#shared/company/notices.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import {
  insertNoticeChange,
  listNoticeAddresses,
  lockNoticeSettings,
  type NoticeAddressRow,
  takeDueSummaries,
  writeNotices,
} from '../../db/repos/notices/notice-addresses.ts';
import type { Tenant } from '../../db/tenant.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { viewNotices } from './show-notices.ts';
import { summarise } from './write-due-summaries.ts';

/**
 * Whom the company tells from now on. The same again changes nothing, so that a lost answer can be asked for twice.
 * Throws request.invalid with `fields` (`0.email`), and notices.changed with the settings as they are when others
 * saved since `expectedVersion`.
 */
export async function saveNotices(
  deps: Deps,
  tenant: Tenant,
  { expectedVersion, ...typed }: NoticesInput,
  actor: string,
): Promise<NoticesView> {
  const fields = findNoticeFaults(typed.addresses);
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
  const after = tidyNotices(typed);
  return withTenant(deps.db, tenant.id, async (tx) => {
    const { version, summaryMinute } = await lockNoticeSettings(tx);
    const rows = await listNoticeAddresses(tx);
    const before = { summaryMinute, addresses: rows.map(withoutState) };
    if (isSameNotices(before, after)) return viewNotices(tx);
    if (version !== expectedVersion)
      throw new AppError('notices.changed', { notices: await viewNotices(tx) });
    const at = deps.now();
    await writeLastSummaries(tx, deps, after, at);
    await writeNotices(tx, { before: rows, after }, at);
    await insertNoticeChange(tx, { id: deps.newId(), at, changedBy: actor, before, after });
    return viewNotices(tx);
  });
}

/**
 * To each that is told at once from now on: what the summary of this day would have said (D385). Before the settings are
 * written, while its row still says since when.
 */
async function writeLastSummaries(
  tx: Tx,
  deps: Pick<Deps, 'newId'>,
  { addresses }: Notices,
  at: Instant,
): Promise<void> {
  for (const begun of await takeDueSummaries(tx, at)) {
    const address = addresses.find(
      ({ id, email, daily }) => id === begun.id && email === begun.email && !daily,
    );
    if (address) await summarise(tx, deps, { ...begun, ...address }, at);
  }
}

/** As it was saved. */
function withoutState({
  bouncedAt: _at,
  bounceReason: _reason,
  ...address
}: NoticeAddressRow): Notices['addresses'][number] {
  return address;
}

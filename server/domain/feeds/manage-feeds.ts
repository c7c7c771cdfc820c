import { type AddedFeedView, type AddFeedInput, FEEDS_MAX, type FeedsView } from '#shared/api/admin/feeds.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import {
  type CalendarFeedRow,
  deleteCalendarFeed,
  findCalendarFeed,
  insertCalendarFeed,
  listCalendarFeeds,
} from '../../db/repos/staff/calendar-feeds.ts';
import { newSecret, secretHash } from '../../db/secret-hash.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { publicBase } from '../links/public-base.ts';

export async function listFeeds(deps: Deps, tenant: Tenant): Promise<FeedsView> {
  const rows = await withTenant(deps.db, tenant.id, listCalendarFeeds);
  return { feeds: rows.map((row) => ({ ...row, createdAt: formatInstant(row.createdAt) })) };
}

/**
 * A new address of 256 random bits, told in this answer and nowhere else: only its hash is kept (D435). The same secret
 * under the same id again is the same address (D520). Throws request.invalid and feed.too_many.
 */
export async function addFeed(deps: Deps, tenant: Tenant, input: AddFeedInput): Promise<AddedFeedView> {
  const label = input.label.trim().replace(/\s+/g, ' ');
  if (label === '') throw new AppError('request.invalid', { fields: { label: 'required' } });
  const { id, secret } = input.own ?? { id: deps.newId(), secret: newSecret() };
  const token = `ics_${secret}`;
  const tokenHash = secretHash(token);
  const feed = await withTenant(deps.db, tenant.id, async (tx): Promise<CalendarFeedRow> => {
    const known = () => findCalendarFeed(tx, { id, tokenHash });
    const before = await known();
    if (before) return before;
    if ((await listCalendarFeeds(tx)).length >= FEEDS_MAX) throw new AppError('feed.too_many');
    const added = { id, label, createdAt: deps.now() };
    if (await insertCalendarFeed(tx, { ...added, tokenHash })) return added;
    const meanwhile = await known();
    if (!meanwhile) throw new AppError('request.invalid', { fields: { own: 'invalid' } });
    return meanwhile;
  });
  const url = `${publicBase(deps.env, tenant) || deps.env.publicUrl}/api/admin/feed/${token}.ics?tenant=${encodeURIComponent(tenant.slug)}`;
  return { ...feed, createdAt: formatInstant(feed.createdAt), url };
}

/** Good whether or not it exists. */
export async function removeFeed(deps: Deps, tenant: Tenant, id: Id): Promise<void> {
  await withTenant(deps.db, tenant.id, (tx) => deleteCalendarFeed(tx, id));
}

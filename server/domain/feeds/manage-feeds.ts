import { randomBytes } from 'node:crypto';
import { type AddedFeedView, FEEDS_MAX, type FeedsView } from '#shared/api/admin/feeds.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import {
  deleteCalendarFeed,
  insertCalendarFeed,
  listCalendarFeeds,
} from '../../db/repos/staff/calendar-feeds.ts';
import { secretHash } from '../../db/secret-hash.ts';
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
 * A new address of 256 random bits, told in this answer and nowhere else: only its hash is kept (D435). Throws
 * request.invalid and feed.too_many.
 */
export async function addFeed(deps: Deps, tenant: Tenant, typedLabel: string): Promise<AddedFeedView> {
  const label = typedLabel.trim().replace(/\s+/g, ' ');
  if (label === '') throw new AppError('request.invalid', { fields: { label: 'required' } });
  const token = `ics_${randomBytes(32).toString('base64url')}`;
  const feed = { id: deps.newId(), label, createdAt: deps.now() };
  await withTenant(deps.db, tenant.id, async (tx) => {
    if ((await listCalendarFeeds(tx)).length >= FEEDS_MAX) throw new AppError('feed.too_many');
    await insertCalendarFeed(tx, { ...feed, tokenHash: secretHash(token) });
  });
  const url = `${publicBase(deps.env, tenant) || deps.env.publicUrl}/api/admin/feed/${token}.ics?tenant=${encodeURIComponent(tenant.slug)}`;
  return { ...feed, createdAt: formatInstant(feed.createdAt), url };
}

/** Good whether or not it exists. */
export async function removeFeed(deps: Deps, tenant: Tenant, id: Id): Promise<void> {
  await withTenant(deps.db, tenant.id, (tx) => deleteCalendarFeed(tx, id));
}

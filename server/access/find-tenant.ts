import type { Knex } from 'knex';
import { findTenant } from '../db/repos/tenants.ts';
import type { Tenant } from '../db/tenant.ts';
import { AppError } from '../errors/app-error.ts';

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Also what the operator may call a company by. */
export const isSlug = (text: string) => SLUG.test(text);
/** A renamed tenant or a new zone is seen within a minute by every node. */
const FRESH_MS = 60_000;
/** Slugs that do not exist are not remembered, so that no caller can fill the memory with them. */
const known = new WeakMap<Knex, Map<string, { tenant: Tenant; readAt: number }>>();

/**
 * The slug selects a tenant and never authorises anything: cart ids, links and tokens are bound to theirs. What cannot
 * be a slug is unknown without asking the database. Throws tenant.required for an empty one, and tenant.unknown.
 */
export async function tenantOfSlug(db: Knex, slug: string): Promise<Tenant> {
  if (slug === '') throw new AppError('tenant.required');
  const tenant = isSlug(slug) ? await readTenant(db, slug) : undefined;
  if (tenant === undefined) throw new AppError('tenant.unknown');
  return tenant;
}

/** The same for a call that a link opens: one of a company that is gone fails as every other (D355). */
export async function tenantOfLink(db: Knex, slug: string): Promise<Tenant> {
  try {
    return await tenantOfSlug(db, slug);
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'tenant.unknown';
    throw isGone ? new AppError('link.invalid') : error;
  }
}

/** After a change on this node, which need not wait for it. */
export function forgetTenant(db: Knex, { slug }: Tenant): void {
  known.get(db)?.delete(slug);
}

async function readTenant(db: Knex, slug: string): Promise<Tenant | undefined> {
  const cache = known.get(db) ?? new Map<string, { tenant: Tenant; readAt: number }>();
  known.set(db, cache);
  const hit = cache.get(slug);
  if (hit && performance.now() - hit.readAt < FRESH_MS) return hit.tenant;
  const tenant = await findTenant(db, slug);
  if (tenant) cache.set(slug, { tenant, readAt: performance.now() });
  else cache.delete(slug);
  return tenant;
}

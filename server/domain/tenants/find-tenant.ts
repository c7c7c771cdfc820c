import type { Knex } from 'knex';
import { findTenant } from '../../db/repos/tenants.ts';
import type { Tenant } from './tenant.ts';

/** A renamed tenant or a new zone is seen within a minute by every node. */
const FRESH_MS = 60_000;
/** Slugs that do not exist are not remembered, so that nobody can fill the memory with them. */
const known = new WeakMap<Knex, Map<string, { tenant: Tenant; readAt: number }>>();

export async function findTenantBySlug(db: Knex, slug: string): Promise<Tenant | undefined> {
  const cache = known.get(db) ?? new Map<string, { tenant: Tenant; readAt: number }>();
  known.set(db, cache);
  const hit = cache.get(slug);
  if (hit && Date.now() - hit.readAt < FRESH_MS) return hit.tenant;
  const tenant = await findTenant(db, slug);
  if (tenant) cache.set(slug, { tenant, readAt: Date.now() });
  else cache.delete(slug);
  return tenant;
}

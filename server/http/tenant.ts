import type { Deps } from '../deps.ts';
import { findTenantBySlug } from '../domain/tenants/find-tenant.ts';
import type { Tenant } from '../domain/tenants/tenant.ts';
import { AppError } from './app-error.ts';
import type { RequestContext } from './request-context.ts';

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The slug, in its header or on some routes in the query, selects a tenant and never authorises anything: cart ids, links and tokens are bound to theirs.
 * What cannot be a slug is unknown without asking the database.
 */
export async function findTenant(ctx: RequestContext, deps: Deps, inQuery = false): Promise<Tenant> {
  const slug = ctx.get('X-Tenant-Slug') || (inQuery ? String(ctx.query.tenant ?? '') : '');
  if (slug === '') throw new AppError('tenant.required');
  const tenant = SLUG.test(slug) ? await findTenantBySlug(deps.db, slug) : undefined;
  if (tenant === undefined) throw new AppError('tenant.unknown');
  ctx.state.tenant = tenant.slug;
  return tenant;
}

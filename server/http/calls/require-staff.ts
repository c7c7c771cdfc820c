import { mayAct, type StaffRole } from '#shared/company/staff-role.ts';
import {
  type AdminCaller,
  checkAdminToken,
  isOwnersKey,
  TOKEN_PREFIX,
} from '../../access/check-admin-token.ts';
import type { Tenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Limits } from '../limits/limits.ts';
import type { RequestContext } from '../request-context.ts';
import type { LimitName } from './route.ts';

/** No key and no token is longer; a longer header is not worth hashing. */
const TOKEN_MAX = 200;

/**
 * Device tokens are 256 random bits, so wrong ones are no guesses and never keep out good ones of the same address; a
 * key may be as short as its owner chose.
 */
export function staffLimit(ctx: RequestContext): LimitName {
  const token = ctx.get('X-Admin-Token').trim();
  return token === '' || token.startsWith(TOKEN_PREFIX) ? 'token' : 'login';
}

/**
 * A device may be in any hands; what outlives or locks out others takes the key again. Any key of an owner that
 * is not revoked will do. A wrong one is a guess, counted with those at the login. Throws key.unproven.
 */
export async function requireKeyAgain(
  ctx: RequestContext,
  { deps, tenant, limits }: { readonly deps: Deps; readonly tenant: Tenant; readonly limits: Limits },
  address: string,
): Promise<void> {
  const key = ctx.get('X-Confirm-Key').trim();
  if (key === '' || key.length > TOKEN_MAX) throw new AppError('key.unproven');
  const caller = { address, tenantId: tenant.id };
  await limits.enter('login', caller);
  let isGood = false;
  try {
    isGood = await isOwnersKey(deps, tenant, key);
  } finally {
    await limits.leave('login', caller, isGood ? undefined : 'admin.denied');
  }
  if (!isGood) throw new AppError('key.unproven');
}

/**
 * Who is behind an admin call. One and the same refusal for every reason but two: admin.crew_closed of a crew's key,
 * and admin.forbidden for one that is good and may less than `needed`.
 */
export async function requireAdmin(
  ctx: RequestContext,
  { deps, tenant, needed }: { readonly deps: Deps; readonly tenant: Tenant; readonly needed: StaffRole },
): Promise<AdminCaller> {
  const token = ctx.get('X-Admin-Token');
  if (token === '' || token.length > TOKEN_MAX) throw new AppError('admin.denied');
  const admin = await checkAdminToken(deps, tenant, token);
  if (admin === undefined) throw new AppError('admin.denied');
  if (!mayAct(admin.role, needed)) throw new AppError('admin.forbidden');
  return admin;
}

import type { GuideInput, GuideView } from '#shared/api/admin/guide.ts';
import { guideNow, mergeGuides } from '#shared/company/guide.ts';
import { findGuide, lockGuide, writeGuide } from '../../db/repos/guide.ts';
import type { Tenant } from '../../db/tenant.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';

/** How far the company is with its first steps, and whether a login leads to them. */
export function showGuide(deps: Deps, tenant: Tenant): Promise<GuideView> {
  return withTenant(deps.db, tenant.id, viewGuide);
}

/** What a device did of it, joined with what others did; the same again changes nothing (D376). */
export function followGuide(deps: Deps, tenant: Tenant, input: GuideInput): Promise<GuideView> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    await writeGuide(tx, mergeGuides(await lockGuide(tx), input));
    return viewGuide(tx);
  });
}

async function viewGuide(tx: Tx): Promise<GuideView> {
  const { kept, facts } = await findGuide(tx);
  const { done, ...now } = guideNow(kept, facts);
  return { ...now, done: [...done] };
}

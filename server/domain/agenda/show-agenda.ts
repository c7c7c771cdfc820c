import type { ScheduleView } from '#shared/api/admin/schedule.ts';
import { findSchedule } from '../../db/repos/agenda/agenda-settings.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { toScheduleView } from './agenda-view.ts';

export async function showSchedule(deps: Deps, tenant: Tenant): Promise<ScheduleView> {
  return toScheduleView(await withTenant(deps.db, tenant.id, findSchedule), tenant);
}

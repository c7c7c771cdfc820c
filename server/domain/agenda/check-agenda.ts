import type { OutsideView, ScheduleInput } from '#shared/api/admin/schedule.ts';
import { findSchedule } from '../../db/repos/agenda/agenda-settings.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { staffLens } from '../bookings/staff/staff-view.ts';
import { findOutside } from './find-outside.ts';
import { readTypedWeek } from './read-typed-week.ts';

/** Which visits would be outside these hours; writes nothing. Throws request.invalid. */
export async function checkSchedule(deps: Deps, tenant: Tenant, input: ScheduleInput): Promise<OutsideView> {
  const lens = await staffLens(deps, tenant);
  return withTenant(deps.db, tenant.id, async (tx) => {
    const { hours } = readTypedWeek(input, await findSchedule(tx));
    return findOutside(tx, lens, hours, deps.now());
  });
}

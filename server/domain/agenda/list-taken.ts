import type { TakenView } from '#shared/api/admin/schedule.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import type { Tenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { type DayRange, daysOfRange } from '../slots/days-of-range.ts';
import { readAgendaOf } from '../slots/read-agenda-of.ts';

/** The same reading that GET /slots lists from, for hours that are only being tried. Throws request.invalid. */
export async function listTaken(deps: Deps, tenant: Tenant, range: DayRange): Promise<TakenView> {
  daysOfRange(range);
  const { busy } = await readAgendaOf(deps, tenant, range);
  return {
    taken: busy.map(({ startsAt, endsAt, isBlock = false }) => ({
      startAt: formatInstant(startsAt),
      endAt: formatInstant(endsAt),
      isBlock,
    })),
  };
}

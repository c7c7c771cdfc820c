import { dayBounds } from '#shared/agenda/local-day.ts';
import type { Day } from '#shared/kernel/day.ts';
import {
  type AgendaRange,
  type AgendaReading,
  type AgendaRow,
  agendaValues,
  readAgenda,
  toAgendaReading,
} from '../../db/repos/agenda/agenda.ts';
import type { Tenant } from '../../db/tenant.ts';
import { readAsTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';

/** Hours, everything taken from the first midnight to the last, and the asker's hold: one statement. */
export async function readAgendaOf(
  deps: Deps,
  tenant: Tenant,
  days: { readonly from: Day; readonly to: Day },
  asker: Pick<AgendaRange, 'holdId' | 'ownerId' | 'bookingId'> = {},
): Promise<AgendaReading> {
  const { startsAt } = dayBounds(days.from, tenant.timeZone);
  const { endsAt } = dayBounds(days.to, tenant.timeZone);
  const range = { startsAt, endsAt, ...asker };
  const values = agendaValues(tenant.id, range);
  return toAgendaReading(
    await readAsTenant<AgendaRow>(deps.db, tenant.id, readAgenda, values),
    tenant.timeZone,
    range,
  );
}

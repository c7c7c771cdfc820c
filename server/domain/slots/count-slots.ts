import { countFreeSlots } from '#shared/agenda/count-free-slots.ts';
import type { SlotDayView } from '#shared/api/slots.ts';
import { type Day, daysBetween } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { readAgendaOf } from './read-agenda-of.ts';

/** Six weeks of calendar and the next step of it fit (decision 91). */
const DAYS_MAX = 62;

export interface CountSlotsInput {
  readonly from: Day;
  /** Included. */
  readonly to: Day;
  readonly minutes: number;
  readonly lockId: Id | undefined;
}

/** How many slots are free on each day of a range, in one statement whatever its length (decision 92). */
export async function countSlots(deps: Deps, tenant: Tenant, input: CountSlotsInput): Promise<SlotDayView[]> {
  const { from, to, minutes, lockId } = input;
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw new AppError('request.invalid', { fields: { to: 'invalid' } });
  if (days > DAYS_MAX) throw new AppError('request.invalid', { fields: { to: 'too_large' } });
  const { agenda, busy } = await readAgendaOf(deps, tenant, { from, to }, { holdId: lockId });
  return countFreeSlots({ agenda, busy, from, to, minutes, now: deps.now() }).map(({ day, available }) => ({
    date: day,
    available,
  }));
}

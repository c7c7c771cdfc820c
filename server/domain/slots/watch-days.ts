import type { Deps } from '../../deps.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { type DayRange, daysOfRange } from './days-of-range.ts';

interface DayEvent {
  readonly date: string;
  readonly revision: number;
}

/** Tells each day of the range that has a revision, and from then on each day whose revision is another. */
export function watchDays(deps: Deps, tenant: Tenant, range: DayRange) {
  const days = daysOfRange(range);
  return (send: (event: DayEvent) => void): (() => void) =>
    deps.dayEvents.watch(tenant.id, days, (date, revision) => send({ date, revision }));
}

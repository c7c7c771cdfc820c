import type { Deps } from '../../deps.ts';
import type { Feed } from '../../http/route.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { type DayRange, daysOfRange } from './days-of-range.ts';

interface DayEvent {
  readonly date: string;
  readonly revision: number;
}

/**
 * Tells the catalogue's revision and each day of the range that has one, and from then on each that is another.
 */
export function watchDays(deps: Deps, tenant: Tenant, range: DayRange): Feed<DayEvent> {
  const days = daysOfRange(range);
  return (send, tell) =>
    deps.dayEvents.watch(tenant.id, days, {
      day: (date, revision) => send({ date, revision }),
      catalogue: (revision) => tell('catalogue', { revision }),
    });
}

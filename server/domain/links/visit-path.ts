import { toLocal } from '#shared/agenda/local-time.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';

/**
 * A way into the back office, as it stands behind the company's public address. It is no key: whoever follows it has to
 * be let in as staff first, and then stands before the visit.
 */
export function visitPath({
  id,
  startsAt,
  timeZone,
}: {
  readonly id: Id;
  readonly startsAt: Instant;
  readonly timeZone: string;
}): string {
  return `/admin/calendar?${new URLSearchParams({ day: toLocal(startsAt, timeZone).day, visit: id })}`;
}

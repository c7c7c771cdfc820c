import { edgeInstant } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import { addDays } from '#shared/kernel/day.ts';
import { addMinutes, formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { enqueueMail } from '../../db/repos/mail-outbox.ts';
import {
  type DueSummary,
  findNoticeSettings,
  noteSummarised,
  takeDueSummaries,
} from '../../db/repos/notices/notice-addresses.ts';
import { countNotices } from '../../db/repos/notices/notices.ts';
import type { Tenant } from '../../db/tenant.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';

/** What happened before the hour may still be on its way into the database; no transaction takes as long. */
const SETTLED_MIN = 1;

/**
 * One mail of everything since the last summary, for each address that wants it so; none where nothing happened. A node
 * that was down at the hour writes it when it is back, and says in it what it is of. The address remembers up to when
 * it was told, in the same transaction, so that two nodes write one.
 */
export async function writeDueSummaries(deps: Deps, tenant: Tenant): Promise<void> {
  await withTenant(deps.db, tenant.id, async (tx) => {
    const { summaryMinute } = await findNoticeSettings(tx);
    const due = lastSummaryTime(addMinutes(deps.now(), -SETTLED_MIN), summaryMinute, tenant.timeZone);
    const addresses = await takeDueSummaries(tx, due);
    if (addresses.length === 0) return;
    for (const address of addresses) await summarise(tx, deps, address, due);
    await noteSummarised(
      tx,
      addresses.map(({ id }) => id),
      due,
    );
  });
}

/** The mail of what the address was not told of yet, where there is anything. */
export async function summarise(
  tx: Tx,
  deps: Pick<Deps, 'newId'>,
  { id, email, locale, kinds, summaryFrom }: DueSummary,
  until: Instant,
): Promise<void> {
  if ((await countNotices(tx, kinds, { after: summaryFrom, until })) === 0) return;
  const untilISO = formatInstant(until);
  await enqueueMail(tx, {
    id: deps.newId(),
    dedupeKey: `summary:${id}:${untilISO}`,
    kind: 'staff.summary',
    recipient: email,
    locale,
    payload: { addressId: id, afterISO: formatInstant(summaryFrom), untilISO },
  });
}

/**
 * The last moment at which summaries were due: this wall time of today, or of yesterday while today's is to come. Where
 * a clock change skips it, the moment of the jump; where it comes twice, the first.
 */
export function lastSummaryTime(now: Instant, minuteOfDay: number, timeZone: string): Instant {
  const { day } = toLocal(now, timeZone);
  const today = edgeInstant(day, minuteOfDay, timeZone);
  return today <= now ? today : edgeInstant(addDays(day, -1), minuteOfDay, timeZone);
}

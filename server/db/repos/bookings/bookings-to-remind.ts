import { addMinutes, formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { statement, type Tx } from '../../with-tenant.ts';
import type { BookingRow } from './bookings.ts';

export type UnremindedBooking = Pick<
  BookingRow,
  'id' | 'email' | 'locale' | 'startsAt' | 'updatedAt' | 'timeZone'
>;

const unreminded = statement(
  'bookings_unreminded',
  `select b.id, b.email, b.locale, b.starts_at as "startsAt", b.updated_at as "updatedAt", b.time_zone as "timeZone"
  from bookings b where b.tenant_id = $1 and b.starts_at > $2 and b.starts_at <= $3
    and b.status = 'CONFIRMED' and b.deleted_at is null and b.email like '%@%'
    and not exists (select 1 from mail_outbox m where m.tenant_id = $1
      and m.dedupe_key = 'reminder:' || b.id || ':' || extract(epoch from b.starts_at)::bigint)`,
);

/** Confirmed visits that begin within these minutes, of people who can be written to and were not reminded of this time. */
export function listUnreminded(tx: Tx, now: Instant, withinMin: number): Promise<UnremindedBooking[]> {
  const until = formatInstant(addMinutes(now, withinMin));
  return tx.run<UnremindedBooking>(unreminded, [tx.tenantId, formatInstant(now), until]);
}

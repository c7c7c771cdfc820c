import { connectAsOwner } from '../db/connect.ts';
import { keepCalendarHost, listTenants } from '../db/repos/tenants.ts';
import { withTenant } from '../db/with-tenant.ts';
import { calendarHostOf } from '../domain/bookings/read/calendar-of.ts';
import type { Env } from '../env.ts';

/**
 * Writes down what the calendars of each company know its visits by, the first time that it is served in production: it
 * goes along in the file of a company, and where that is imported its customers' calendars have one entry a visit as
 * before (D414).
 */
export async function keepCalendarHosts(
  ownerUrl: string,
  env: Pick<Env, 'publicUrl' | 'appTenant'>,
): Promise<void> {
  const db = connectAsOwner(ownerUrl);
  try {
    for (const tenant of await listTenants(db)) {
      if (tenant.calendarHost !== null) continue;
      await withTenant(db, tenant.id, (tx) => keepCalendarHost(tx, calendarHostOf(env, tenant)));
    }
  } finally {
    await db.destroy();
  }
}

import { type Statement, withTenant } from '../../server/db/with-tenant.ts';
import type { Api } from './api.ts';
import { asOwner } from './shop.ts';

/**
 * How the database goes about a statement of the API's, asked as its role and so with row security, of a table that
 * was tidied as autovacuum does. Tables are not read whole here: those of tests are small enough for it to be quicker.
 */
export async function planOf(
  api: Api,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<string> {
  await asOwner(api.ownerUrl, (client) => client.query('vacuum analyze bookings'));
  return withTenant(api.db, api.tenantId, async (tx) => {
    await tx.run({ name: 'read_no_table_whole', text: 'set local enable_seqscan = off' }, []);
    const asked = { name: `plan_of_${name}`, text: `explain (costs off) ${text}` };
    const rows = await tx.run<{ 'QUERY PLAN': string }>(asked, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

import { asOwner } from './shop.ts';

/** One number for everything that is in a database, by table: what changes no row changes none of them. The row that
 * /readyz writes means nothing. */
export function rowsChecksum(ownerUrl: string): Promise<Readonly<Record<string, string>>> {
  return asOwner(ownerUrl, async (client) => {
    await client.query(
      `select set_config('app.tenant_id', id::text, false) from tenants where slug = 'sabal'`,
    );
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'write_checks' order by 1`,
    );
    const sums: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
      );
      sums[name] = rows[0]?.sum ?? '';
    }
    return sums;
  });
}

import type { Api } from './api.ts';
import { asOwner } from './shop.ts';

/**
 * `table: text` for every table of the company in which one of these lower-case texts stands somewhere: in documents
 * too, and in any letter case.
 */
export function findTraces(
  { ownerUrl, tenantId }: Pick<Api, 'ownerUrl' | 'tenantId'>,
  texts: readonly string[],
): Promise<string[]> {
  return asOwner(ownerUrl, async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ all: string | null }>(
        `select lower(string_agg(t::text, ' ')) as all from ${name} t`,
      );
      const all = rows[0]?.all ?? '';
      found.push(...texts.filter((text) => all.includes(text)).map((text) => `${name}: ${text}`));
    }
    return found;
  });
}

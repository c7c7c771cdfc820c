import type { ClientBase } from 'pg';
import { type BackupTable, batchRows, listBackupTables } from './backup-tables.ts';

/** A table of which a company has rows, and the column that says which are its own. */
export interface CompanyTable extends BackupTable {
  readonly owner: 'id' | 'tenant' | 'tenant_id';
}

/**
 * What belongs to one company, those that others refer to first: its own row, its hosts, and every table that names the
 * company. A table that a migration adds is among them by itself.
 */
export async function listCompanyTables(client: ClientBase): Promise<readonly CompanyTable[]> {
  const tables = await listBackupTables(client);
  return tables.flatMap((table): CompanyTable[] => {
    if (table.isOfTenant) return [{ ...table, owner: 'tenant_id' }];
    if (table.name === 'tenants') return [{ ...table, owner: 'id' }];
    return table.columns.some(({ name }) => name === 'tenant') ? [{ ...table, owner: 'tenant' }] : [];
  });
}

/** Addresses of browsers that know this deployment by its push keys, and what waits for them: worth nothing under others. */
const OF_DEPLOYMENT: readonly string[] = ['push_subscriptions', 'push_messages'];

/** Those whose rows go on in another deployment (D521). */
export async function listMovedTables(client: ClientBase): Promise<readonly CompanyTable[]> {
  return (await listCompanyTables(client)).filter(({ name }) => !OF_DEPLOYMENT.includes(name));
}

/**
 * What a mail or an event that waits is in the file: the deployment that it waits in sends it. Where the file is read it stands among
 * those that did not arrive, and staff may send it again.
 */
const LEFT_BEHIND: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mail_outbox: {
    state: `case state when 'waiting' then 'dead' else state end`,
    last_error: `case state when 'waiting' then 'left to the deployment that the company came from' else last_error end`,
    lease_until: 'null::timestamptz',
  },
  webhook_events: {
    state: `case state when 'waiting' then 'dead' else state end`,
    lease_until: 'null::timestamptz',
  },
};

/** pg's own parsers would round and reformat: a file holds what the database said. */
const asText = { getTypeParser: () => (text: string) => text };

export type Row = readonly (string | null)[];

/**
 * All rows of the company, of one table, in an order of their own, so that equal rows make equal files. The owner is
 * bound by the policies, so the transaction has to name the company first.
 */
export async function* readCompanyRows(
  client: ClientBase,
  table: CompanyTable,
  tenantId: string,
): AsyncGenerator<Row> {
  const columns = table.columns
    .map(({ name }) => `(${LEFT_BEHIND[table.name]?.[name] ?? name})::text collate "C" as ${name}`)
    .join(', ');
  const order = table.columns.map((_column, index) => index + 1).join(', ');
  await client.query(
    `declare company_rows no scroll cursor for
      select ${columns} from ${table.name} where ${table.owner} = '${tenantId}' order by ${order}`,
  );
  const atOnce = batchRows(table);
  for (;;) {
    const text = `fetch ${atOnce} from company_rows`;
    const { rows } = await client.query<(string | null)[]>({ text, rowMode: 'array', types: asText });
    yield* rows;
    if (rows.length < atOnce) break;
  }
  await client.query('close company_rows');
}

import type { Knex } from 'knex';
import type { Api } from './api.ts';

/** What of pg's client is watched. */
interface Client {
  query(...args: unknown[]): unknown;
}

/**
 * Names of the statements that `work` runs on the node's pool, in order; begin, the tenant's name and commit are
 * not among them, nor what a node asks about its companies by itself, whoever calls. What a builder said is told by its verb and table, other statements without a name by their text.
 */
export async function countStatements(api: Api, work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const client: Knex.Client = api.db.client;
  const acquire = client.acquireConnection.bind(client);
  const release = client.releaseConnection.bind(client);
  const originals = new Map<Client, Client['query']>();
  client.acquireConnection = async () => {
    const connection = (await acquire()) as Client; // pg's client, which knex types as unknown
    if (!originals.has(connection)) {
      const original = connection.query;
      originals.set(connection, original);
      connection.query = (...args) => {
        note(seen, args[0]);
        return original.apply(connection, args);
      };
    }
    return connection;
  };
  try {
    await work();
  } finally {
    client.acquireConnection = acquire;
    client.releaseConnection = release;
    for (const [connection, original] of originals) connection.query = original;
  }
  return seen;
}

function note(seen: string[], query: unknown): void {
  const text = typeof query === 'string' ? query : textOf(query);
  if (!/^(begin|commit|rollback|select tenants$|select tenant_hosts$)/.test(text)) seen.push(text);
}

function textOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  if ('name' in query && typeof query.name === 'string') return query.name;
  const text = 'text' in query && typeof query.text === 'string' ? query.text : '';
  const built = /^(select|insert|update|delete)(?: into| from| .*? from)? "(\w+)"/.exec(text);
  return built ? `${built[1]} ${built[2]}` : text;
}

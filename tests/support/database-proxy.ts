import { type LineProxy, startLineProxy } from './line-proxy.ts';

/** A line to the database that can be spoiled. */
export interface DatabaseProxy extends LineProxy {
  /** The database's own, through the line. */
  readonly url: string;
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const line = await startLineProxy({ hostname: target.hostname, port: Number(target.port || '5432') });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${line.port}`;
  return Object.assign(line, { url: url.href });
}

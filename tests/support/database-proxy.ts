import { connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between a node and its database and spoils the line on command. */
export interface DatabaseProxy {
  url: string;
  /** `pass` as it is; `refuse` cuts every line; `silent` keeps lines open and delivers nothing. */
  mode: 'pass' | 'refuse' | 'silent';
  set(mode: DatabaseProxy['mode']): void;
  stop(): Promise<void>;
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const lines = new Set<Socket>();
  const server: Server = createServer((client) => {
    if (proxy.mode === 'refuse') return client.destroy();
    const database = connect(Number(target.port || '5432'), target.hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      lines.add(from);
      from.on('data', (bytes) => proxy.mode === 'pass' && to.write(bytes));
      from.on('error', () => undefined); // the other end is told by `close`
      from.on('close', () => {
        lines.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const proxy: DatabaseProxy = {
    url: url.href,
    mode: 'pass',
    set: (mode) => {
      proxy.mode = mode;
      if (mode === 'refuse') for (const line of lines) line.destroy();
    },
    stop: async () => {
      for (const line of lines) line.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return proxy;
}

import { connect, createServer, type Socket } from 'node:net';

/** Stands between a program and its database and writes down which statements pass. */
export interface CountingProxy {
  readonly url: string;
  /** Statements since the last call, in order: the name of a prepared one, otherwise its text. */
  take(): string[];
  stop(): Promise<void>;
}

/** A message is its type, four bytes of length (itself included) and its content; the first one has no type. */
const HEAD = 5;

export async function startCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl);
  const lines = new Set<Socket>();
  let seen: string[] = [];
  const server = createServer((client) => {
    const database = connect(Number(target.port || '5432'), target.hostname);
    const read = readMessages((statement) => seen.push(statement));
    client.setNoDelay(true);
    database.setNoDelay(true);
    client.on('data', (bytes) => {
      read(bytes);
      database.write(bytes);
    });
    database.on('data', (bytes) => client.write(bytes));
    for (const [line, other] of [
      [client, database],
      [database, client],
    ] as const) {
      lines.add(line);
      line.on('error', () => undefined); // `close` follows and ends the other side
      line.on('close', () => {
        lines.delete(line);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url: url.href,
    take: () => {
      const taken = seen;
      seen = [];
      return taken;
    },
    stop: async () => {
      for (const line of lines) line.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Takes the bytes of one connection as they come and tells every statement that is executed. */
function readMessages(tell: (statement: string) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true;
  let unnamed = '';
  return (bytes) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    for (;;) {
      const head = isFirst ? HEAD - 1 : HEAD;
      if (rest.length < head) return;
      const end = rest.readUInt32BE(head - 4) + head - 4;
      if (rest.length < end) return;
      const [first = '', second = ''] = rest.toString('utf8', head, end).split('\0', 2);
      const type = isFirst ? '' : String.fromCharCode(rest[0] ?? 0);
      if (type === 'Q') tell(first);
      if (type === 'P' && first === '') unnamed = second; // Parse: name, text
      if (type === 'B') tell(second || unnamed); // Bind: portal, name of the statement
      isFirst = false;
      rest = rest.subarray(end);
    }
  };
}

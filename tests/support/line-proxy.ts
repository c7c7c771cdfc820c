import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * `pass` as it is; `refuse` cuts every line; `silent` keeps lines open and delivers nothing; `deaf` delivers what is
 * asked and never the answer, so that work is done and its caller does not hear of it.
 */
type LineMode = 'pass' | 'refuse' | 'silent' | 'deaf';

/** Stands between a caller and a server and spoils the line on command. */
export interface LineProxy {
  /** Where callers connect to, on 127.0.0.1. */
  readonly port: number;
  readonly mode: LineMode;
  set(mode: LineMode): void;
  stop(): Promise<void>;
}

interface Line {
  readonly ends: readonly [caller: Socket, server: Socket];
  /** Bytes were swallowed: what follows would be garbage to either end. */
  isTorn: boolean;
}

export async function startLineProxy(target: { hostname: string; port: number }): Promise<LineProxy> {
  const lines = new Set<Line>();
  let mode: LineMode = 'pass';

  const server: Server = createServer((caller) => {
    if (mode === 'refuse') return caller.destroy();
    const line: Line = { ends: [caller, connect(target.port, target.hostname)], isTorn: false };
    lines.add(line);
    const [, answering] = line.ends;
    join(line, caller, answering, () => mode === 'pass' || mode === 'deaf');
    join(line, answering, caller, () => mode === 'pass');
  });

  function join(line: Line, from: Socket, to: Socket, delivers: () => boolean): void {
    from.on('data', (bytes) => {
      if (delivers()) to.write(bytes);
      else line.isTorn = true;
    });
    from.on('error', () => undefined); // the other end is told by `close`
    from.on('close', () => {
      lines.delete(line);
      to.destroy();
    });
  }

  function cut(which: (line: Line) => boolean): void {
    for (const line of lines) if (which(line)) for (const end of line.ends) end.destroy();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    get mode() {
      return mode;
    },
    set: (next) => {
      mode = next;
      if (next === 'refuse') cut(() => true);
      if (next === 'pass') cut((line) => line.isTorn);
    },
    stop: async () => {
      cut(() => true);
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: whoever leaves such a port finds it free again. */
const PORTS = { from: 20_000, to: 32_000 } as const;

/** A port of this machine that nothing listens on, for a program that is started again at its own address. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

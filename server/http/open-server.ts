import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A sender that needs longer for its request is cut off; Node wants the headers' limit below the whole one's. */
const HEADERS_MS = 20_000;
const REQUEST_MS = 30_000;

/** Longer than a proxy keeps its side, so that it is never the proxy that finds the connection gone. */
const KEEP_ALIVE_MS = 65_000;

/** How long answers that have begun may take when the node stops. */
const DRAIN_MAX_MS = 10_000;

const socketsOf = new WeakMap<Server, Set<Socket>>();

export async function listen(handler: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer({ headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS }, handler);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const sockets = new Set<Socket>();
  socketsOf.set(server, sockets);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port; // a server that listens on TCP
}

/**
 * Lets running answers finish. Idle connections are closed again and again: one that was answering a moment ago
 * becomes idle later, and closing them once took 66 s to drain (reliability M10).
 */
export async function drain(server: Server): Promise<void> {
  let closed = false;
  const done = new Promise<void>((resolve) => {
    server.close(() => {
      closed = true;
      resolve();
    });
  });
  const untilMs = Date.now() + DRAIN_MAX_MS;
  while (!closed && Date.now() < untilMs) {
    server.closeIdleConnections();
    closeUnused(server);
    await Promise.race([done, sleep(50)]);
  }
  server.closeAllConnections();
  await done;
}

/** Browsers open lines ahead of need. Node does not call one idle that never asked, and would wait for its first request. */
function closeUnused(server: Server): void {
  for (const socket of socketsOf.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}

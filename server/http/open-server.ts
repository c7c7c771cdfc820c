import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as accepted, setTimeout as sleep } from 'node:timers/promises';

/** A sender that needs longer for its whole request, headers and body, is cut off. */
const REQUEST_MS = 10_000;

/** One whose call takes a file: eight megabytes over a line that brings half a megabit a second. */
const FILE_MS = 150_000;

/** How often we and Node look for such senders; Node every 30 s, if it is not told. */
const LOOK_EVERY_MS = 1000;

/** Longer than a proxy keeps its side, so that it is never the proxy that finds the connection gone. */
const KEEP_ALIVE_MS = 65_000;

/** How long an accepted connection may take to ask for something once the node stops: its request may be on the way. */
const UNUSED_MS = 1000;

/**
 * No new connection for so long: no caller stands in the system's queue, where a listener that closes would reset
 * them.
 */
const QUIET_MS = 100;
const QUIET_MAX_MS = 1000;

/** How long answers that have begun may take when the node stops. */
const DRAIN_MAX_MS = 10_000;

/** What is known of a server's lines. */
interface Lines {
  /** With the moment each was accepted at. */
  readonly sockets: Map<Socket, number>;
  acceptedMs: number;
  /** Requests that wait until the listener is closed; undefined while none has to. */
  held: (() => void)[] | undefined;
}

const linesOf = new WeakMap<Server, Lines>();

/** Requests that may take FILE_MS. */
const patient = new WeakSet<IncomingMessage>();

/** Said by a call that takes a file, before it reads its body. */
export function allowLongBody(request: IncomingMessage): void {
  patient.add(request);
}

export async function listen(handler: RequestListener, port: number, host: string): Promise<Server> {
  const lines: Lines = { sockets: new Map(), acceptedMs: 0, held: undefined };
  const bodies = new Map<ServerResponse, number>();
  const server = createServer(
    { headersTimeout: REQUEST_MS, requestTimeout: FILE_MS, connectionsCheckingInterval: LOOK_EVERY_MS },
    (request, response) => {
      if (!request.complete) bodies.set(response, performance.now());
      if (lines.held === undefined) handler(request, response);
      else lines.held.push(() => handler(request, response));
    },
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const looking = setInterval(() => cutSlowBodies(bodies), LOOK_EVERY_MS);
  looking.unref();
  server.once('close', () => clearInterval(looking));
  linesOf.set(server, lines);
  server.on('connection', (socket) => {
    lines.acceptedMs = performance.now();
    lines.sockets.set(socket, lines.acceptedMs);
    socket.once('close', () => lines.sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

/** Node knows one limit for all requests, so that of all but files is kept here. A file that was refused has no longer one. */
function cutSlowBodies(bodies: Map<ServerResponse, number>): void {
  const beforeMs = performance.now() - REQUEST_MS;
  for (const [response, sinceMs] of bodies) {
    const { req: request } = response;
    if (request.complete || request.destroyed) bodies.delete(response);
    if (request.complete || sinceMs > beforeMs || (patient.has(request) && !response.writableEnded)) continue;
    bodies.delete(response);
    if (!response.headersSent)
      request.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    request.destroy();
  }
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
  const done = closeListener(server).finally(() => {
    closed = true;
  });
  const untilMs = performance.now() + DRAIN_MAX_MS;
  while (!closed && performance.now() < untilMs) {
    await Promise.race([done, sleep(50)]);
    if (server.listening) continue;
    server.closeIdleConnections();
    closeUnused(server);
  }
  server.closeAllConnections();
  await done;
}

/**
 * Resolves when the last connection is gone. Answers are held back for a moment before the listener closes: a client
 * that asks one thing after the other then waits here, on a line that is accepted, and is not just about to open the
 * next. A process that was kept from its core finds callers in the queue and a clock that says all is quiet: so what
 * is queued is accepted first, which Node does between its timers and its immediates.
 */
async function closeListener(server: Server): Promise<void> {
  const lines = linesOf.get(server);
  const held: (() => void)[] = [];
  if (lines !== undefined) {
    lines.held = held;
    const untilMs = performance.now() + QUIET_MAX_MS;
    do {
      await sleep(5);
      await accepted();
    } while (performance.now() - lines.acceptedMs < QUIET_MS && performance.now() < untilMs);
    lines.held = undefined;
  }
  const gone = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const answer of held) answer();
  await gone;
}

/**
 * Browsers open lines ahead of need. Node does not call one idle that never asked, and would wait for its first
 * request.
 */
function closeUnused(server: Server): void {
  const acceptedBeforeMs = performance.now() - UNUSED_MS;
  for (const [socket, acceptedMs] of linesOf.get(server)?.sockets ?? [])
    if (socket.bytesRead === 0 && acceptedMs < acceptedBeforeMs) socket.destroy();
}

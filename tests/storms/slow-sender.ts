import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** How often a slow sender says one more byte: often enough that only a limit on the whole request ends it. */
const BYTE_EVERY_MS = 500;

export interface SlowSender {
  readonly isOpen: boolean;
  /** Resolves when the node has hung up. */
  readonly closed: Promise<void>;
  stop(): void;
}

/** Says `opening` at once, and then `letter` after `letter` for as long as the server listens. */
export async function sendSlowly(port: number, opening: string, letter: string): Promise<SlowSender> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined); // to be cut off is what happens to it
  await once(socket, 'connect');
  socket.write(opening);
  const timer = setInterval(() => socket.write(letter), BYTE_EVERY_MS);
  const closed = untilClosed(socket).then(() => clearInterval(timer));
  return {
    get isOpen() {
      return !socket.destroyed && socket.readable;
    },
    closed,
    stop: () => socket.destroy(),
  };
}

function untilClosed(socket: Socket): Promise<void> {
  socket.resume(); // a socket that is not read never ends
  // Not `once` of node:events, to which a line that is reset is a failure.
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

/** A call of the given address that announces a body and brings its first letter. */
export function slowBody(address: string): string {
  return [
    'POST /api/bookings/7d3ff1f0-4a66-4a1c-9d3c-1f4c6c2b9a11/clone-to-cart HTTP/1.1',
    'Host: sabal.test',
    'X-Tenant-Slug: sabal',
    `X-Forwarded-For: ${address}`,
    'Content-Type: application/json',
    'Content-Length: 1000',
    '',
    '{',
  ].join('\r\n');
}

/** A request whose headers never end. */
export const SLOW_HEADERS = 'GET / HTTP/1.1\r\nHost: sabal.test\r\nX-Long: ';

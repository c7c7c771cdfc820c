import diagnostics from 'node:diagnostics_channel';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProviderName } from '../env.ts';
import {
  type CallProvider,
  createCallProvider,
  type ProviderSettings,
  type ProviderWorld,
} from './call-provider.ts';

export interface Asked {
  readonly method: string;
  /** Path and query as they came over the line. */
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

export interface Loopback {
  /** With a path in front, so that a call that leaves it is seen. */
  readonly base: string;
  readonly host: string;
  readonly asked: Asked[];
  answer: (response: ServerResponse, asked: Asked) => void;
  stop(): Promise<void>;
}

/** A real HTTP server on this machine that keeps what it was asked. */
export async function openLoopback(answer: Loopback['answer'] = sendNothing): Promise<Loopback> {
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const loopback: Loopback = {
    base: `http://127.0.0.1:${port}/maps/`,
    host: `127.0.0.1:${port}`,
    asked: [],
    answer,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    const asked = { method, url, headers, body: Buffer.concat(chunks).toString() };
    loopback.asked.push(asked);
    loopback.answer(response, asked);
  };
  return loopback;
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

function sendNothing(response: ServerResponse): void {
  sendJson(response, {});
}

/** Asks `base` as often as it likes. */
export function callLoopback(
  base: string,
  settings: Partial<ProviderSettings> & { readonly name: ProviderName },
  world: Partial<ProviderWorld> = {},
): CallProvider {
  const log = { warn: () => {} };
  return createCallProvider(
    { base, userAgent: 'Sabal/1 (+https://book.test)', mayKeep: false, callsPerSecond: 10_000, ...settings },
    { log, ...world },
  );
}

/** Every host that a fetch of this process connects to, from now on: the only proof that nothing else was reached. */
export function recordEgress(): { readonly hosts: Set<string>; stop(): void } {
  const hosts = new Set<string>();
  const listen = (message: unknown) => {
    const { connectParams } = message as { connectParams: { host: string } }; // undici's documented shape
    hosts.add(connectParams.host);
  };
  diagnostics.subscribe('undici:client:beforeConnect', listen);
  return { hosts, stop: () => void diagnostics.unsubscribe('undici:client:beforeConnect', listen) };
}

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ValhallaActor } from './load-valhalla.ts';

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

export interface Front {
  readonly url: string;
  stop(): Promise<void>;
}

/** The calls of Valhalla's HTTP service that we use, with its frame around an error. */
export function openValhallaFront(actor: ValhallaActor): Promise<Front> {
  return open(async (url, body) => {
    const calls: Readonly<Record<string, (query: string) => Promise<string>>> = {
      '/route': (query) => actor.route(query),
      '/sources_to_targets': (query) => actor.matrix(query),
      '/locate': (query) => actor.locate(query),
    };
    const call = calls[url.pathname];
    if (call === undefined) return { status: 404, body: { error_code: 106, error: 'Try any of: route …' } };
    try {
      return { status: 200, body: JSON.parse(await call(body)) };
    } catch (error) {
      return { status: 400, body: { error_code: 400, error: messageOf(error), status: 'Bad Request' } };
    }
  });
}

const GRAMMAR = /^\/(route|table)\/v1\/driving\/([-\d.,;]+)$/;

/** OSRM's addresses and codes, with Valhalla's roads behind them. */
export function openOsrmFront(actor: ValhallaActor): Promise<Front> {
  return open(async (url) => {
    const [, service, coordinates = ''] = GRAMMAR.exec(url.pathname) ?? [];
    const radiuses = url.searchParams.get('radiuses')?.split(';').map(Number) ?? [];
    const places = coordinates.split(';').map((pair, at) => {
      const [lon, lat] = pair.split(',').map(Number);
      return { lat, lon, search_cutoff: radiuses[at] };
    });
    if (service === undefined)
      return { status: 400, body: { code: 'InvalidUrl', message: 'URL string malformed' } };
    const options = { costing: 'auto', format: 'osrm', shape_format: 'geojson' };
    try {
      const text =
        service === 'route'
          ? await actor.route(JSON.stringify({ locations: places, ...options }))
          : await actor.matrix(JSON.stringify({ sources: places, targets: places, ...options }));
      return { status: 200, body: JSON.parse(text) };
    } catch (error) {
      return { status: 400, body: await asOsrmSays(messageOf(error), actor, places) };
    }
  });
}

async function asOsrmSays(
  message: string,
  actor: ValhallaActor,
  locations: readonly object[],
): Promise<object> {
  if (message.includes('No path')) return { code: 'NoRoute', message: 'Impossible route between points' };
  if (!message.includes('No suitable edges')) return { code: 'InvalidQuery', message };
  const near: { edges: unknown }[] = JSON.parse(
    await actor.locate(JSON.stringify({ locations, costing: 'auto' })),
  );
  const lost = near.findIndex(({ edges }) => edges === null);
  return { code: 'NoSegment', message: `Could not find a matching segment for coordinate ${lost}` };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function open(answer: (url: URL, body: string) => Promise<Reply>): Promise<Front> {
  const server = createServer((request, response) => {
    void readAll(request)
      .then((body) => answer(new URL(request.url ?? '/', 'http://front'), body))
      .then(({ status, body }) => {
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

import fc from 'fast-check';
import * as z from 'zod/mini';
import type { AnyRoute } from '../../server/http/calls/route.ts';
import type { Api } from './api.ts';
import { hostileValue, inputFor, type Known } from './hostile-input.ts';

/** Requests a call gets: `STORM_SIZE=full` for the whole run. */
export const FUZZ_RUNS = process.env.STORM_SIZE === 'full' ? 1000 : 100;

const ROUNDS_MAX = 20;

/** 32 by 32 pixels. */
export const aPicture = new Blob([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAMAAABEpIrGAAAAA1BMVEUKbGewc2hcAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQ4y2NgGAWjYBSMAuwAAAQgAAFWu83mAAAAAElFTkSuQmCC',
    'base64',
  ),
]);

interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Blob | undefined;
}

/** What a stack trace, a file name of ours or a database's own words look like. */
const LEAK = /\bat .+:\d+:\d+|node_modules|\.ts\b|syntax error|violates|relation "|pg_|knex/i;

/**
 * Sends hostile requests to one row and throws, with the smallest request that does it and the seed, when an answer
 * is a 5xx, is no answer of the contract, or tells something about the inside. Answers how many requests got as far
 * as the row's handler: none would mean that nothing was tried.
 */
export async function fuzzRoute(api: Api, row: AnyRoute, known: Known, runs = FUZZ_RUNS): Promise<number> {
  let reached = 0;
  const property = fc.asyncProperty(requestFor(row, known), async (request) => {
    const response = await fetch(`${api.url}${request.path}`, {
      method: request.method,
      headers: request.headers,
      ...(request.body !== undefined && { body: request.body }),
      redirect: 'manual',
    });
    const text = await textOf(response);
    if (response.status >= 500) throw new Error(`${response.status} ${text}`);
    if (response.status >= 400 && isOfApi(request)) checkRefusal(request, text);
    if (request.method === row.method && isFromHandler(response.status, text)) reached += 1;
  });
  // Of some calls only one request in thirty gets that far.
  for (let round = 0; round < ROUNDS_MAX && reached === 0; round += 1) {
    await fc.assert(property, { numRuns: runs, endOnFailure: false });
  }
  return reached;
}

/** A stream of events has no end to wait for; that it began is what is asked here. */
export async function textOf(response: Response): Promise<string> {
  if (response.headers.get('Content-Type')?.startsWith('text/event-stream') !== true) return response.text();
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}

/** Not one of the refusals that the mount answers by itself. */
function isFromHandler(status: number, text: string): boolean {
  return status < 400 || !/"(request|tenant|idempotency|admin)\.|"fields"/.test(text);
}

/** Dots go out of an address before it is sent: two pairs of them lead to a page, which is refused in plain words. */
function isOfApi({ path }: HostileRequest): boolean {
  return new URL(path, 'http://localhost').pathname.startsWith('/api/');
}

function checkRefusal(request: HostileRequest, text: string): void {
  if (request.method === 'HEAD') return;
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== 'object' || answer === null || !('error' in answer) || !('code' in answer)) {
    throw new Error(`no refusal of the contract: ${text}`);
  }
  if (LEAK.test(JSON.stringify({ ...answer, fields: undefined })))
    throw new Error(`tells about the inside: ${text}`);
}

function requestFor(row: AnyRoute, known: Known): fc.Arbitrary<HostileRequest> {
  const method = fc.oneof(
    { weight: 19, arbitrary: fc.constant<string>(row.method) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'),
    },
  );
  return fc
    .record({
      method,
      path: pathFor(row, known),
      query: inputFor(row.query, known),
      headers: headersFor(row),
      body: bodyFor(row, known),
    })
    .map(({ method, path, query, headers, body }) => ({
      method,
      path: `/api${path}${queryOf(query)}`,
      headers,
      body: method === 'GET' || method === 'HEAD' ? undefined : body,
    }));
}

function pathFor(row: AnyRoute, known: Known): fc.Arbitrary<string> {
  const names = [...row.path.matchAll(/:\w+/g)].map(([name]) => name);
  const choices = choicesOf(row);
  const segment = (name: string) =>
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc
          .constantFrom(...(choices[name] ?? (name === ':hash' ? known.hashes : known.ids)))
          .map(encodeURIComponent),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom('%', '%00', '%ff', '%E0%A4%A', '..', '%2e%2e', 'null', 'x'.repeat(3000)),
      },
    );
  return fc
    .tuple(...names.map(segment))
    .map((segments) =>
      names.reduce((path, name, index) => path.replace(name, segments[index] ?? ''), row.path),
    );
}

/** Of the segments that are one of a few words. */
function choicesOf({ params }: AnyRoute): Readonly<Record<string, readonly string[] | undefined>> {
  if (params === undefined) return {};
  const { properties = {} } = z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' });
  const words = (schema: unknown) => (schema as { enum?: string[] }).enum; // as JSON Schema has it
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [`:${name}`, words(schema)]));
}

/** Mostly what the call needs, so that the fuzz gets past the door. */
function headersFor(row: AnyRoute): fc.Arbitrary<Record<string, string>> {
  const odd = fc.constantFrom(
    '',
    'x',
    '"',
    '"1"',
    '"99999999999999999999"',
    '*',
    '\u00ff'.repeat(9),
    'y'.repeat(3000),
  );
  const rarely = (name: string, usual: fc.Arbitrary<string>) =>
    fc
      .oneof({ weight: 15, arbitrary: usual }, { weight: 1, arbitrary: odd })
      .map((value) => ({ [name]: value }));
  return fc
    .tuple(
      rarely('X-Tenant-Slug', fc.constant('sabal')),
      rarely('Content-Type', fc.constant(row.fileTypes?.[0] ?? 'application/json')),
      rarely('If-Match', fc.constantFrom('"1"', '*')),
      rarely('Idempotency-Key', fc.uuid()),
      row.who === 'admin' ? rarely('X-Admin-Token', fc.constant('sabal-dev-admin')) : fc.constant({}),
    )
    .map((headers) => Object.assign({}, ...headers) as Record<string, string>); // all values are strings
}

function bodyFor(row: AnyRoute, known: Known): fc.Arbitrary<string | Blob> {
  const json = jsonFor(row, known);
  return row.fileTypes === undefined ? json : fc.oneof(fc.constant(aPicture), json);
}

function jsonFor(row: AnyRoute, known: Known): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 18, arbitrary: inputFor(row.body, known).map((value) => JSON.stringify(value) ?? '') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        '[',
        '\u0000',
        '{"a":1e999}',
        '{"a":"\\ud800"}',
        'x'.repeat(80_000),
      ),
    },
    { weight: 1, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
  );
}

function queryOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '?%=%&a[b]=c&=';
  const pairs = Object.entries(query).map(
    ([name, value]) => `${encode(name)}=${encode(typeof value === 'string' ? value : JSON.stringify(value))}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** A lone surrogate has no UTF-8; browsers send the replacement character, and so does this. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

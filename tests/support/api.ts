import type { Knex } from 'knex';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { type Env, readEnv } from '../../server/env.ts';
import { type RunningServer, startServer } from '../../server/main.ts';
import { freshDatabase } from './postgres.ts';

/** A real node on a fresh, migrated and seeded database of its own, asked over HTTP. */
export interface Api extends Caller {
  url: string;
  server: RunningServer;
  /** The node's own pool, of the API's role: rows are reached through withTenant as in the product. */
  db: Knex;
  ownerUrl: string;
  tenantId: string;
  /** What monitoring reads. */
  metrics(): Promise<string>;
  /** The same calls as another tenant, or with headers that every call should carry. */
  as(headers: Readonly<Record<string, string | undefined>>): Caller;
  stop(): Promise<void>;
}

export interface Caller {
  get(path: string, options?: CallOptions): Promise<Answer>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  patch(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  put(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  delete(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
}

interface CallOptions {
  /** `undefined` removes a header that would be sent otherwise. */
  headers?: Readonly<Record<string, string | undefined>>;
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers are asserted field by field; a schema would hide what is wrong
  body: any;
}

export interface ApiOptions extends Omit<Parameters<typeof startServer>[1], 'ownerUrl'> {
  env?: Partial<Env>;
  /** Of a database that the caller made and drops. */
  ownerUrl?: string;
}

/** Limits are off and jobs do not run unless asked for; logs are silent. Paths begin below /api. */
export async function startApi(options: ApiOptions = {}): Promise<Api> {
  const { env, ownerUrl: givenUrl, ...serverOptions } = options;
  const database = givenUrl === undefined ? await freshDatabase() : undefined;
  const ownerUrl = givenUrl ?? database?.ownerUrl ?? '';
  const server = await startServer({ ...testEnv(), ...env }, { jobs: false, ...serverOptions, ownerUrl });
  const url = `http://127.0.0.1:${server.port}`;
  const { db } = server.deps;
  const [tenant] = await db('tenants').where({ slug: 'sabal' }).select<{ id: string }[]>('id');
  return {
    ...callerOf(url, { 'X-Tenant-Slug': 'sabal' }),
    url,
    server,
    db,
    ownerUrl,
    tenantId: tenant?.id ?? '',
    as: (headers) => callerOf(url, { 'X-Tenant-Slug': 'sabal', ...headers }),
    metrics: async () => {
      const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_KEY}` } });
      return answer.text();
    },
    stop: async () => {
      await server.stop();
      await database?.drop();
    },
  };
}

const METRICS_KEY = 'only-for-monitoring';

function testEnv(): Env {
  return readEnv({
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://book.test',
    METRICS_KEY,
    LIMITS: 'off',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  });
}

export function callerOf(url: string, headers: CallOptions['headers']): Caller {
  const call = (method: string) => (path: string, body?: unknown, options?: CallOptions) =>
    send(method, `${url}/api${path}`, body, { ...headers, ...options?.headers });
  return {
    get: (path, options) => call('GET')(path, undefined, options),
    post: call('POST'),
    patch: call('PATCH'),
    put: call('PUT'),
    delete: call('DELETE'),
  };
}

/** A string is sent as it is, so that a test can send what is no JSON. */
async function send(
  method: string,
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string | undefined>>,
): Promise<Answer> {
  const named = body === undefined ? headers : { 'Content-Type': 'application/json', ...headers };
  const sent = new Headers();
  for (const [name, value] of Object.entries(named)) if (value !== undefined) sent.set(name, value);
  const response = await fetch(url, {
    method,
    headers: sent,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  // A device would take it for a stranger's page (tests/api/named-answers.test.ts).
  if (!response.headers.get(ANSWER_ID_HEADER)) throw new Error(`${method} ${url} does not name its request`);
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') === true && text !== '';
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

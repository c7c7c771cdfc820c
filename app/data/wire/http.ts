import * as z from 'zod/mini';
import { ANSWER_ID_HEADER, errorAnswer } from '#shared/api/error-answer.ts';
import { isErrorCode } from '#shared/api/error-codes.ts';
import { noteServerDate, now } from '../device/clock.ts';
import type { FailCode } from '../device/rows.ts';
import { TENANT_SLUG } from '../device/tenant.ts';
import { noteReach } from './connection.ts';

/** The only place that talks to the network (D368). It never throws: every outcome is an `Answer`. */

// The strict CSP forbids eval, which zod's compiled schemas would try.
z.config({ jitless: true });

const BASE = '/api';

/**
 * Nothing waits longer for a server that took the call and says nothing. A read then shows the copy it has
 * (D227); a write is sent again by its owner, with the same key or version.
 */
const TIMEOUT_MS = 10_000;

export interface Call<Body> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Below /api, for example `/cart`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON; `bytes` are sent exactly as they are, so that a retry is the same request; a file under its own type. */
  readonly body?: { readonly json: unknown } | { readonly bytes: string } | { readonly file: Blob };
  readonly headers?: Readonly<Record<string, string>>;
  readonly schema: z.ZodMiniType<Body>;
  /** Outlives the page: for the release of a hold while leaving. */
  readonly keepalive?: boolean;
  readonly timeoutMs?: number;
  /** The browser's own cache may not answer in the server's place. */
  readonly uncached?: boolean;
  /** Ends the call early, as `network`; says nothing about the connection. */
  readonly signal?: AbortSignal | undefined;
  /** Sends it in another way than fetch: one that tells how far it has come. */
  readonly send?: Transport;
}

export interface Refusal {
  readonly ok: false;
  readonly code: FailCode;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly body: unknown;
  /** The server's English words, if it said any. */
  readonly text?: string | undefined;
  /**
   * What a proxy said in our server's place: no answer, but a reason to show where a message follows the words of the
   * answer (D334).
   */
  readonly strangerText?: string | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly retryAfterMs?: number | undefined;
}

export type Answer<Body> =
  | { readonly ok: true; readonly status: number; readonly body: Body; readonly headers: Headers }
  | Refusal;

export type Transport = (url: string, init: RequestInit) => Promise<Response>;

const browserTransport: Transport = (url, init) => fetch(url, init);
let transport = browserTransport;

/** Replaces the network, for tests; without an argument the real one comes back. */
export function setTransport(other: Transport = browserTransport): void {
  transport = other;
}

export async function call<Body>(request: Call<Body>): Promise<Answer<Body>> {
  const { signal, timeoutMs = TIMEOUT_MS } = request;
  const stop = new AbortController();
  const giveUp = () => stop.abort();
  let late = false;
  const sentAt = now();
  const timer = setTimeout(() => {
    late = true;
    giveUp();
  }, timeoutMs);
  signal?.addEventListener('abort', giveUp);
  try {
    signal?.throwIfAborted();
    const response = await (request.send ?? transport)(urlOf(request), initOf(request, stop.signal));
    // The timeout covers the body too: a server may stop in the middle of it.
    const text = await response.text();
    const body = parseJson(text);
    if (!isOurs(response, text, body)) {
      noteReach(false);
      return { ...noAnswer('network'), strangerText: wordsOf(text, body) };
    }
    if (!mayBeCached(request, response)) {
      noteReach(true);
      noteServerDate(response.headers.get('Date'), sentAt);
    }
    return toAnswer(response, body, request.schema);
  } catch {
    if (!signal?.aborted) noteReach(false);
    return noAnswer(late ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

function noAnswer(code: 'network' | 'timeout'): Refusal {
  return { ok: false, code, status: 0, body: undefined };
}

/**
 * Only what our server said is an answer (LC120): with its request's id, and with JSON, in the one shape of all refusals
 * where it refuses, or 204 and silence. The sign-in page of a wireless network, a proxy in trouble, a company's filter
 * lack one or the other, whatever their status; then it is not known what became of the request. Every build of the
 * server has always named the id. A code that is not in our list is one of a newer server, and no stranger's.
 */
function isOurs({ headers, ok, status }: Response, text: string, body: unknown): boolean {
  if (!headers.get(ANSWER_ID_HEADER)) return false;
  if (text === '') return status === 204;
  return ok ? body !== undefined : errorAnswer.safeParse(body).success;
}

const strangerAnswer = z.object({ error: z.string() });
/** Of a page of HTML the beginning says enough. */
const WORDS_MAX = 2_000;

function wordsOf(text: string, body: unknown): string {
  const said = strangerAnswer.safeParse(body);
  return (said.success ? said.data.error : text).slice(0, WORDS_MAX);
}

/** What the browser kept tells nothing about the server: the catalogue is answered without any connection. */
function mayBeCached({ method, uncached }: Call<unknown>, { headers }: Response): boolean {
  return method === 'GET' && !uncached && !headers.get('Cache-Control')?.includes('no-store');
}

/** What a page asked for, untouched. For the worker, which answers with what it has and else with this (LC53). */
export function fetchForPage(request: Request): Promise<Response> {
  return fetch(request);
}

/**
 * Whether the same request may do better later; a refusal that is not transient is final. A good status whose body
 * cannot be read is a newer server's: done, and perhaps read by the next build.
 */
export function isTransient({ status, code }: Refusal): boolean {
  if (code === 'network' || code === 'timeout' || code === 'idempotency.in_progress') return true;
  if (status >= 200 && status < 300) return true;
  return status === 408 || status === 425 || status === 429 || status >= 500;
}

/** Refused before any work; everything else that is not final may have come after the work was done. */
const turnedAway: readonly number[] = [425, 429];

/** Whether what was asked for may be done all the same; no screen may then say that it is not. */
export function mayHaveArrived(refusal: Refusal): boolean {
  return isTransient(refusal) && !turnedAway.includes(refusal.status);
}

function urlOf({ path, query = {} }: Pick<Call<unknown>, 'path' | 'query'>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(given).toString();
  return `${BASE}${path}${search === '' ? '' : `?${search}`}`;
}

function initOf(request: Call<unknown>, signal: AbortSignal): RequestInit {
  const { method, body, keepalive = false, uncached = false } = request;
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'X-Tenant-Slug': TENANT_SLUG,
    ...request.headers,
  };
  const cache = uncached ? 'no-store' : 'default';
  const init: RequestInit = { method, headers, signal, keepalive, cache, credentials: 'omit' };
  if (body === undefined) return init;
  headers['Content-Type'] = 'file' in body ? body.file.type : 'application/json';
  if ('file' in body) return { ...init, body: body.file };
  return { ...init, body: 'bytes' in body ? body.bytes : JSON.stringify(body.json) };
}

function toAnswer<Body>(response: Response, body: unknown, schema: z.ZodMiniType<Body>): Answer<Body> {
  const { status, headers } = response;
  if (response.ok) {
    const parsed = schema.safeParse(body);
    if (parsed.success) return { ok: true, status, body: parsed.data, headers };
    return { ok: false, code: 'server.bug', status, body };
  }
  const said = errorAnswer.safeParse(body);
  return {
    ok: false,
    code: codeOf(said.success ? said.data.code : '', status),
    status,
    body,
    text: said.success ? said.data.error : undefined,
    fields: said.success ? said.data.fields : undefined,
    retryAfterMs: retryAfterOf(headers),
  };
}

/** D63: codes of promotions are spelled in two ways. */
const otherSpellings: Readonly<Record<string, FailCode>> = {
  invalid_code: 'promo.invalid',
  expired: 'promo.expired',
  stacking: 'promo.stacking',
  minSubtotal: 'promo.minSubtotal',
};

/** A newer server may have a code that is not known here; its status says enough. */
function codeOf(code: string, status: number): FailCode {
  if (isErrorCode(code)) return code;
  if (Object.hasOwn(otherSpellings, code)) return otherSpellings[code] ?? 'promo.invalid';
  if (status === 429) return 'request.too_many';
  if (status === 502 || status === 503 || status === 504) return 'server.busy';
  if (status >= 500) return 'server.bug';
  return status === 404 ? 'request.not_found' : 'request.invalid';
}

/** Seconds or an HTTP date. */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('Retry-After');
  if (text === null) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

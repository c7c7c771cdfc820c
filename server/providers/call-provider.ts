/**
 * The one place that calls an outside service about addresses and roads. Nothing it is told, by a customer or by the
 * service itself, makes it connect anywhere but to the base that the owner configured (reliability X12), and nothing
 * makes it throw. Its log lines name the provider and the kind of failure, never an address, a key or a customer's words.
 */
import type { Logger } from 'pino';
import type { ProviderName } from '../env.ts';
import { Breaker } from './breaker.ts';
import { readJson } from './read-json.ts';
import { RecentAnswers } from './recent-answers.ts';
import { type QueryPairs, type RequestPath, urlBelow } from './request-path.ts';
import { TokenBucket } from './token-bucket.ts';
import { within } from './within.ts';

/**
 * Both tries together. A person looks at a spinner: after this, the next provider or the estimate is the better
 * answer.
 */
const ANSWER_MS = 3000;
/** Of one node. Polite to another company's server, far above what one company's customers need; see PROVIDER_RATES. */
const CALLS_PER_SECOND = 10;

export interface ProviderSettings {
  readonly name: ProviderName;
  /** Scheme, host, port and perhaps a path; every call goes below it. */
  readonly base: string;
  readonly userAgent: string;
  /** Sent with every call: a key. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly callsPerSecond?: number | undefined;
  /** False where the terms forbid to keep content (Google). */
  readonly mayKeep: boolean;
}

/** What is of the world, and a test's own. */
export interface ProviderWorld {
  readonly log: Pick<Logger, 'warn'>;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  readonly answerMs?: number;
}

interface ProviderCall {
  /** Undefined, as `path` makes it of hostile values: the call fails and nothing is sent. */
  readonly path: RequestPath | undefined;
  readonly query?: QueryPairs;
  readonly headers?: Readonly<Record<string, string>>;
  /** Given: a POST with this as JSON. */
  readonly body?: unknown;
  /** Aborts when whoever asks can wait for no provider any more. */
  readonly patience?: AbortSignal | undefined;
}

export interface ProviderReply {
  readonly status: number;
  /** JSON, or the text when it is none. */
  readonly body: unknown;
}

type ProviderAnswer<T> =
  | { readonly kind: 'answer'; readonly value: T }
  | { readonly kind: 'failed'; readonly why: 'busy' | 'down' };

/**
 * Calls and reads. `read` answers undefined when the reply is not what the service is known to say; that counts as a
 * failure like a timeout. It must be the same function for the same path, for what it made is what is kept.
 */
export type CallProvider = <T>(
  call: ProviderCall,
  read: (reply: ProviderReply) => T | undefined,
) => Promise<ProviderAnswer<T>>;

const busy = { kind: 'failed', why: 'busy' } as const;
const down = { kind: 'failed', why: 'down' } as const;

/** One for a provider and a process: breaker, rate cap and kept answers are its memory. */
export function createCallProvider(settings: ProviderSettings, world: ProviderWorld): CallProvider {
  const now = world.now ?? (() => performance.now());
  const breaker = new Breaker(now);
  const bucket = new TokenBucket(settings.callsPerSecond ?? CALLS_PER_SECOND, now);
  const recent = settings.mayKeep ? new RecentAnswers(now) : undefined;
  const base = new URL(settings.base);

  return async <T>(call: ProviderCall, read: (reply: ProviderReply) => T | undefined) => {
    const url = call.path && urlBelow(base, call.path, call.query);
    if (url === undefined) return down;
    const init = requestOf(settings, call);
    const key = `${url.href}\n${init.body ?? ''}`;
    const kept = recent?.get(key);
    if (kept !== undefined) return { kind: 'answer', value: kept.value as T }; // made by the same `read`
    if (call.patience?.aborted) return down;
    if (!bucket.take()) return busy;
    if (!breaker.mayCall()) return down; // last: who may call must also tell how it went
    const reply = await within(world.answerMs ?? ANSWER_MS, call.patience, async (signal) => {
      const ask = () => askOnce(world.fetch ?? fetch, url, { ...init, signal });
      const first = await ask();
      return first === 'broken' && bucket.take() ? ask() : first;
    });

    const value = typeof reply === 'string' ? undefined : readSafely(reply, read);
    if (value === undefined) {
      if (reply === 'slow' && call.patience?.aborted) {
        breaker.cutShort(); // those asked before took its time
        return down;
      }
      breaker.failed();
      const failure = typeof reply === 'string' ? reply : 'unreadable';
      world.log.warn({ provider: settings.name, failure }, 'a provider did not answer');
      return failure === 'throttled' ? busy : down;
    }
    breaker.succeeded();
    if (typeof reply !== 'string' && reply.status === 200) recent?.set(key, value);
    return { kind: 'answer', value };
  };
}

/** Whatever a reply does to its reader, the caller hears only that there was no answer. */
function readSafely<T>(reply: ProviderReply, read: (reply: ProviderReply) => T | undefined): T | undefined {
  if (reply.status < 400 && typeof reply.body !== 'object') return undefined; // a page of words, not JSON
  try {
    return read(reply);
  } catch {
    return undefined;
  }
}

/** `broken`: the network or a 5xx, worth one more try. `slow` is not: the person has waited long enough. */
type Failure = 'broken' | 'slow' | 'throttled' | 'too_large';

async function askOnce(
  send: typeof fetch,
  url: URL,
  init: RequestInit & { readonly signal: AbortSignal },
): Promise<ProviderReply | Failure> {
  try {
    const answer = await send(url, init);
    const read = await readJson(answer);
    if (read === undefined) return 'too_large';
    if (answer.status === 429) return 'throttled';
    if (answer.status >= 500) return 'broken';
    return { status: answer.status, body: read.body };
  } catch {
    return init.signal.aborted ? 'slow' : 'broken';
  }
}

function requestOf(settings: ProviderSettings, call: ProviderCall): RequestInit & { body?: string } {
  const headers = {
    Accept: 'application/json',
    'User-Agent': settings.userAgent,
    ...settings.headers,
    ...call.headers,
  };
  // A redirect would be a target that the owner did not configure.
  const always = { redirect: 'error', credentials: 'omit', cache: 'no-store', headers } as const;
  if (call.body === undefined) return { ...always, method: 'GET' };
  return {
    ...always,
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(call.body),
  };
}

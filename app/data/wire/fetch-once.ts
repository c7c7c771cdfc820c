import type { Instant } from '#shared/kernel/instant.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { FailCode, FetchKey, FetchRow } from '../device/rows.ts';
import { backOffMs, wait } from './back-off.ts';
import { type Answer, isTransient, type Refusal } from './http.ts';
import { isFresh } from './is-fresh.ts';

export type FetchOutcome = { readonly ok: true } | { readonly ok: false; readonly code: FailCode };

export interface RefreshOptions {
  readonly force?: boolean;
  /** Something changed at this moment: only an answer that was asked for since will do (LC47). */
  readonly since?: Instant;
}

interface Resource<Body> extends RefreshOptions {
  readonly key: FetchKey;
  /** A success younger than this is good enough. */
  readonly freshMs: number;
  readonly load: () => Promise<Answer<Body>>;
  /** Writes the answer to its table; runs before the state says `ok`, so that `ok` means "it is there". */
  readonly store: (body: Body) => Promise<void>;
}

interface Run {
  readonly startedAt: Instant;
  readonly done: Promise<FetchOutcome>;
}

const running = new Map<FetchKey, Run>();
/** When the last good answer of this tab was asked for. */
const askedAt = new Map<FetchKey, Instant>();

/**
 * One read of the server: not again while fresh, never twice at once in a tab, one retry (D314), and a `fetches` row
 * that says how it stands. A failed read leaves the stored copy as it was (LC6).
 */
export function fetchOnce<Body>(resource: Resource<Body>): Promise<FetchOutcome> {
  const { key, since } = resource;
  const known = running.get(key);
  if (known === undefined) return start(resource);
  if (since === undefined || known.startedAt >= since) return known.done;
  return known.done.then(() => fetchOnce(resource));
}

function start<Body>(resource: Resource<Body>): Promise<FetchOutcome> {
  const { key, since } = resource;
  const startedAt = now();
  const asked = askedAt.get(key) ?? 0;
  // One "in the future" was asked for before this device's clock was put back.
  if (since !== undefined && asked >= since && asked <= startedAt) return Promise.resolve({ ok: true });
  const done = refresh(resource)
    .then((outcome) => {
      if (outcome.ok) askedAt.set(key, startedAt);
      return outcome;
    })
    .finally(() => running.delete(key));
  running.set(key, { startedAt, done });
  return done;
}

async function refresh<Body>(resource: Resource<Body>): Promise<FetchOutcome> {
  const { key, freshMs, since, force = since !== undefined } = resource;
  const before = await withDb(() => db.fetches.get(key));
  const okAt = before?.okAt ?? null;
  if (!force && isFresh(before, freshMs)) return { ok: true };
  await note({ key, status: 'loading', at: now(), okAt, v: 1 });
  const answer = await loadWithRetry(resource.load);
  if (!answer.ok) {
    await note({
      key,
      status: 'failed',
      code: answer.code,
      errorText: answer.text,
      at: now(),
      okAt,
      v: 1,
    });
    return { ok: false, code: answer.code };
  }
  await resource.store(answer.body);
  await note({ key, status: 'ok', at: now(), okAt: now(), v: 1 });
  return { ok: true };
}

async function loadWithRetry<Body>(load: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  const first = await load();
  // After 10 s without an answer a second wait of 10 s does not help.
  if (first.ok || !isWorthRetrying(first)) return first;
  await wait(backOffMs(0, first.retryAfterMs));
  return load();
}

/** D314: one retry. A long Retry-After is the screen's business, not something to wait for in silence. */
function isWorthRetrying(refusal: Refusal): boolean {
  return isTransient(refusal) && refusal.code !== 'timeout' && (refusal.retryAfterMs ?? 0) <= 2_000;
}

function note(row: FetchRow): Promise<unknown> {
  return withDb(() => db.fetches.put(row));
}

import { setTimeout as sleep } from 'node:timers/promises';

export interface StormAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers are asserted field by field
  readonly body: any;
  /** Attempts that got no final answer before: busy, or no answer at all. */
  readonly retries: number;
}

export interface StormCall {
  readonly path: string;
  readonly body: unknown;
  readonly key?: string;
}

/** Far above any storm's own limit: a call that gets here was never going to be answered. */
const ATTEMPTS_MAX = 400;

/**
 * Posts until there is a final answer, as a device does: another node after a broken connection, again after 503
 * and after `idempotency.in_progress`, always with the same key and the same bytes. `hear` is told of every answer on
 * the way; undefined where the connection broke.
 */
export async function postPatiently(
  nodes: readonly { url: string }[],
  call: StormCall,
  hear: (status: number | undefined) => void = () => undefined,
): Promise<StormAnswer> {
  const bytes = JSON.stringify(call.body);
  const first = Math.floor(Math.random() * nodes.length);
  for (let retries = 0; retries < ATTEMPTS_MAX; retries++) {
    const node = nodes[(first + retries) % nodes.length];
    const answer = await post(node?.url ?? '', call, bytes);
    hear(answer?.status);
    if (answer && answer.status !== 503 && answer.body.code !== 'idempotency.in_progress') {
      return { ...answer, retries };
    }
    await sleep(10 + Math.random() * 90);
  }
  throw new Error(`No final answer for ${call.path} after ${ATTEMPTS_MAX} attempts`);
}

/** Asks to hold a time, for no cart. */
export function holdPatiently(
  nodes: readonly { url: string }[],
  slot: { readonly startAt: string; readonly endAt: string } | undefined,
): Promise<StormAnswer> {
  return postPatiently(nodes, {
    path: '/slots/hold',
    body: { startAt: slot?.startAt, endAt: slot?.endAt },
  });
}

async function post(url: string, { path, key }: StormCall, bytes: string) {
  const headers = {
    'Content-Type': 'application/json',
    'X-Tenant-Slug': 'sabal',
    ...(key !== undefined && { 'Idempotency-Key': key }),
  };
  try {
    const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: bytes });
    return { status: response.status, body: await response.json() };
  } catch {
    return undefined; // the connection broke: whether it was done is what the key will tell
  }
}

export function countBy<T>(list: readonly T[], name: (entry: T) => string | number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const entry of list) counts[name(entry)] = (counts[name(entry)] ?? 0) + 1;
  return counts;
}

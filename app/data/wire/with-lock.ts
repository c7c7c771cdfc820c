import { newId, now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { TENANT_SLUG } from '../device/tenant.ts';
import { wait } from './back-off.ts';

/**
 * How often the tab or worker that holds a lock shows that it is awake, and how long the others wait for such a sign
 * (LC24).
 */
const BEAT_EVERY_MS = 5_000;
const LOST_AFTER_MS = 20_000;
/** How often those who wait look. Looks are counted, not time: they may have slept themselves. */
const LOOK_EVERY_MS = 1_000;
const LEASE_LOOK_EVERY_MS = 250;

type Work<Result> = (signal: AbortSignal) => Promise<Result>;

interface WithLockOptions {
  /** Do not wait: the answer is undefined when another tab or the worker holds the lock. */
  readonly ifFree?: boolean;
}

interface Holder {
  readonly name: string;
  readonly id: string;
  readonly lost: AbortController;
}

const holderOf = new WeakMap<AbortSignal, Holder>();

/**
 * Runs work of one name one after the other, in all tabs and the worker (LC23). The one that holds the lock and gives no
 * sign for 20 s loses it (LC24): the browser froze it, perhaps. Its `signal` is then aborted, and what it still wanted
 * to send must stay here: ask `stillHasLock` first. Not re-entrant: work must not ask for its own name.
 */
export function withLock<Result>(name: string, work: Work<Result>): Promise<Result>;
export function withLock<Result>(
  name: string,
  work: Work<Result>,
  options: WithLockOptions,
): Promise<Result | undefined>;
export function withLock<Result>(
  name: string,
  work: Work<Result>,
  { ifFree = false }: WithLockOptions = {},
): Promise<Result | undefined> {
  const locks = globalThis.navigator?.locks;
  return locks === undefined ? queueForLease(name, work, ifFree) : askForLock(locks, name, work, ifFree);
}

/** False once another tab or the worker took the lock over, even when this tab slept meanwhile and was not told yet. */
export async function stillHasLock(signal: AbortSignal): Promise<boolean> {
  const holder = holderOf.get(signal);
  if (signal.aborted || holder === undefined) return false;
  const row = await withDb(() => readLock(holder.name));
  return row === undefined || row.holder === holder.id;
}

async function askForLock<Result>(
  locks: LockManager,
  name: string,
  work: Work<Result>,
  ifFree: boolean,
): Promise<Result | undefined> {
  const holder = newHolder(name);
  const held: { running?: Promise<Result> } = {};
  const patience = new AbortController();
  const stopLooking = ifFree ? () => undefined : lookForBeats(name, () => patience.abort());
  const hold = async (lock: Lock | null) => {
    stopLooking();
    if (lock === null) return;
    held.running = writeBeat(holder).then(() => runHolding(holder, work));
    await held.running.catch(() => undefined);
  };
  /** Rejects when the patience is over, and when the lock is stolen while the work runs. */
  const request = (options: LockOptions) =>
    locks.request(`${TENANT_SLUG}:${name}`, options, hold).catch(() => {
      if (held.running !== undefined) holder.lost.abort();
    });
  await request(ifFree ? { ifAvailable: true } : { signal: patience.signal });
  stopLooking(); // where storage is forbidden locks are too: nobody is waited for
  if (held.running === undefined && ifFree) return undefined;
  if (held.running === undefined) await request({ steal: true });
  return held.running ?? queueForLease(name, work, ifFree);
}

/** Calls back once no tab or worker has beaten for 20 s of looking; answers a function that stops it. */
function lookForBeats(name: string, tellLost: () => void): () => void {
  const countLooks = sameLooks();
  const timer = setInterval(async () => {
    const looks = countLooks(await withDb(() => readLock(name)).catch(() => undefined));
    if (looks * LOOK_EVERY_MS < LOST_AFTER_MS) return;
    clearInterval(timer);
    tellLost();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

const lastOf = new Map<string, Promise<unknown>>();

/** Without Web Locks: in this tab one after the other, between tabs by a row that only one can write. */
async function queueForLease<Result>(
  name: string,
  work: Work<Result>,
  ifFree: boolean,
): Promise<Result | undefined> {
  const before = lastOf.get(name);
  if (ifFree && before !== undefined) return undefined;
  const result = (before ?? Promise.resolve()).then(() => holdLease(name, work, ifFree));
  const over = result.then(
    () => undefined,
    () => undefined,
  );
  lastOf.set(name, over);
  void over.then(() => lastOf.get(name) === over && lastOf.delete(name));
  return result;
}

async function holdLease<Result>(
  name: string,
  work: Work<Result>,
  ifFree: boolean,
): Promise<Result | undefined> {
  const holder = newHolder(name);
  const countLooks = sameLooks();
  for (let looks = 0; !(await takeLease(holder, looks * LEASE_LOOK_EVERY_MS >= LOST_AFTER_MS)); ) {
    if (ifFree) return undefined;
    await wait(LEASE_LOOK_EVERY_MS);
    looks = countLooks(await withDb(() => readLock(name)));
  }
  return runHolding(holder, work);
}

/** A clock put forward may make a lease look old while its work still runs: its next sign of life tells it so. */
function takeLease(holder: Holder, isLost: boolean): Promise<boolean> {
  return withDb(() =>
    db.transaction('rw', db.meta, async () => {
      const row = await readLock(holder.name);
      const isFree = row === undefined || isLost || now() - row.beatAt > LOST_AFTER_MS;
      if (isFree) await writeBeat(holder);
      return isFree;
    }),
  );
}

async function runHolding<Result>(holder: Holder, work: Work<Result>): Promise<Result> {
  const { lost } = holder;
  holderOf.set(lost.signal, holder);
  const timer = setInterval(() => void beatAgain(holder).catch(() => undefined), BEAT_EVERY_MS);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
    await letGo(holder).catch(() => undefined);
  }
}

/** Never over another holder's beat: then this one has lost the lock. */
function beatAgain(holder: Holder): Promise<void> {
  return withDb(() =>
    db.transaction('rw', db.meta, async () => {
      const row = await readLock(holder.name);
      if (row !== undefined && row.holder !== holder.id) holder.lost.abort();
      else await writeBeat(holder);
    }),
  );
}

function letGo(holder: Holder): Promise<void> {
  return withDb(() =>
    db.transaction('rw', db.meta, async () => {
      const row = await readLock(holder.name);
      if (row?.holder === holder.id) await db.meta.delete(`turn:${holder.name}`);
    }),
  );
}

async function writeBeat({ name, id }: Holder): Promise<void> {
  await withDb(() => db.meta.put({ k: `turn:${name}`, holder: id, beatAt: now(), v: 1 }));
}

type LockRow = { readonly holder: string; readonly beatAt: number };

async function readLock(name: string): Promise<LockRow | undefined> {
  const row = await db.meta.get(`turn:${name}`);
  return row !== undefined && 'holder' in row ? row : undefined;
}

/** How many looks in a row found the same. */
function sameLooks(): (row: LockRow | undefined) => number {
  let last = '';
  let looks = 0;
  return (row) => {
    const found = `${row?.holder} ${row?.beatAt}`;
    looks = found === last ? looks + 1 : 0;
    last = found;
    return looks;
  };
}

function newHolder(name: string): Holder {
  return { name, id: newId(), lost: new AbortController() };
}

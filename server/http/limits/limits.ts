import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { ErrorCode } from '#shared/api/error-codes.ts';
import type { LimitName } from '../calls/route.ts';
import { Guesses, tooMany } from './guesses.ts';
import { PointLease } from './point-lease.ts';

/**
 * Request limits, counted in the table rate_limits so that all nodes share them (D364). When the
 * database does not answer, each node goes on counting in its own memory: limits never turn a fault into an outage.
 */
export interface Limits {
  /**
   * First of all, whatever the call asks for and whether it exists: one of its address's or key's calls. Throws
   * `request.too_many`.
   */
  count(caller: Pick<Caller, 'address' | 'keyId'>): Promise<void>;
  /** Before the body is read; `leave` has to follow. Throws `request.too_many`. */
  enter(name: LimitName, caller: Caller): Promise<void>;
  /** After the body is read: tries of one cart or for one mailbox, whatever addresses they come from. */
  enterSubject(name: LimitName, caller: Caller, subject: string): Promise<void>;
  /** After the answer is known; `refusal` is absent for a good one. May throw `request.too_many`. */
  leave(name: LimitName, caller: Caller, refusal: ErrorCode | undefined, subject?: string): Promise<void>;
}

/** Who is counted: an address, with the tenant where a secret of that tenant is guessed, or the key of a program. */
interface Caller {
  readonly address: string;
  readonly tenantId: string;
  readonly keyId?: string | undefined;
}

/** A program calls for many people from one address, and its company can end it (D454). */
const KEY_FACTOR = 10;

interface Rule {
  readonly points: number;
  readonly durationSec: number;
  /**
   * What uses up a point. `each`: every call. `accepted`: refused calls get it back, so that fixing a form is free.
   * `unknown`: a code that is none; all others get it back, so that only guessing counts (D377). `denied`: a wrong
   * proof, of a kind that cannot be guessed: good ones pass, however many wrong ones came from the same address.
   * `guessed`: a wrong proof of a kind that a person chose: beyond the points none is judged.
   */
  readonly counts: 'each' | 'accepted' | 'unknown' | 'denied' | 'guessed';
}

const minute = 60;
const rules = {
  all: { points: 300, durationSec: minute, counts: 'each' },
  writes: { points: 60, durationSec: minute, counts: 'each' },
  holds: { points: 20, durationSec: 10 * minute, counts: 'each' },
  bookings: { points: 5, durationSec: 10 * minute, counts: 'accepted' },
  moves: { points: 20, durationSec: 10 * minute, counts: 'each' },
  addresses: { points: 60, durationSec: minute, counts: 'each' },
  routes: { points: 20, durationSec: minute, counts: 'each' },
  promos: { points: 20, durationSec: 10 * minute, counts: 'unknown' },
  'promos-of-cart': { points: 5, durationSec: 10 * minute, counts: 'unknown' },
  newsletters: { points: 10, durationSec: 10 * minute, counts: 'each' },
  'newsletters-of-email': { points: 5, durationSec: 60 * minute, counts: 'each' },
  'access-links': { points: 10, durationSec: 60 * minute, counts: 'each' },
  'access-links-of-email': { points: 3, durationSec: 60 * minute, counts: 'each' },
  links: { points: 20, durationSec: 15 * minute, counts: 'denied' },
  tokens: { points: 10, durationSec: 15 * minute, counts: 'denied' },
  logins: { points: 10, durationSec: 15 * minute, counts: 'guessed' },
  // Not to be guessed: only so that a flood of wrong ones costs no statements, and as short as that on all calls.
  keys: { points: 300, durationSec: minute, counts: 'guessed' },
} as const satisfies Record<string, Rule>;
type RuleName = keyof typeof rules;

/** Beside the address's 300 calls a minute. */
const rulesOf: Record<LimitName, RuleName | undefined> = {
  read: undefined,
  write: 'writes',
  hold: 'holds',
  booking: 'bookings',
  move: 'moves',
  address: 'addresses',
  route: 'routes',
  promo: 'promos',
  newsletter: 'newsletters',
  access: 'access-links',
  link: 'links',
  token: 'tokens',
  login: 'logins',
  key: 'keys',
};

/** Calls that are counted for what they are about as well. */
const subjectRulesOf: Partial<Record<LimitName, RuleName>> = {
  promo: 'promos-of-cart',
  newsletter: 'newsletters-of-email',
  access: 'access-links-of-email',
};

const DENIALS: readonly ErrorCode[] = ['link.invalid', 'admin.denied', 'key.invalid'];

export function createLimits(db: Knex): Limits {
  const ofAddress = createCounters(db);
  const ofKey = createCounters(db, KEY_FACTOR);
  const counter = (name: RuleName, { keyId }: Pick<Caller, 'keyId'>) =>
    (keyId === undefined ? ofAddress : ofKey).get(name) as Counter; // one was made for every name
  const leases = {
    address: new PointLease((key, points) => counter('all', {}).spend(key, points)),
    key: new PointLease((keyId, points) => counter('all', { keyId }).spend(keyId, points)),
  };

  return {
    count: ({ address, keyId }) =>
      keyId === undefined ? leases.address.spend(address) : leases.key.spend(keyId),
    enter: async (name, caller) => {
      const ruleName = rulesOf[name];
      if (ruleName === undefined) return;
      const { counts } = rules[ruleName];
      if (counts === 'guessed') counter(ruleName, caller).beginGuess(keyOf(ruleName, caller));
      else if (counts !== 'denied') await counter(ruleName, caller).spend(keyOf(ruleName, caller), 1);
    },
    enterSubject: async (name, { tenantId }, subject) => {
      const ruleName = subjectRulesOf[name];
      if (ruleName !== undefined) await counter(ruleName, {}).spend(subjectKey(tenantId, subject), 1);
    },
    leave: async (name, caller, refusal, subject) => {
      const ruleName = rulesOf[name];
      if (ruleName === undefined) return;
      await settle(counter(ruleName, caller), rules[ruleName], keyOf(ruleName, caller), refusal);
      const subjectRule = subjectRulesOf[name];
      if (subjectRule === undefined || subject === undefined) return;
      const key = subjectKey(caller.tenantId, subject);
      await settle(counter(subjectRule, {}), rules[subjectRule], key, refusal);
    },
  };
}

/** Of keys under names of their own, with as many more points. */
function createCounters(db: Knex, factor = 1): ReadonlyMap<string, Counter> {
  return new Map(
    Object.entries(rules).map(([name, rule]) => {
      const counted = factor === 1 ? name : `${name}-of-key`;
      return [name, createCounter(db, counted, { ...rule, points: rule.points * factor })];
    }),
  );
}

/** For `LIMITS=off` outside production. */
export const noLimits: Limits = {
  count: async () => undefined,
  enter: async () => undefined,
  enterSubject: async () => undefined,
  leave: async () => undefined,
};

/** A wrong key or token is tried at one tenant; everything else is counted for the address alone. */
function keyOf(ruleName: RuleName, caller: Caller): string {
  if (caller.keyId !== undefined) return caller.keyId;
  return ruleName === 'logins' || ruleName === 'tokens'
    ? `${caller.tenantId} ${caller.address}`
    : caller.address;
}

/** A digest, because a mailbox is personal and a table of counters is no place for it. */
function subjectKey(tenantId: string, subject: string): string {
  const digest = createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url');
  return `${tenantId} ${digest.slice(0, 22)}`;
}

async function settle(
  counter: Counter,
  rule: Rule,
  key: string,
  refusal: ErrorCode | undefined,
): Promise<void> {
  const isDenied = refusal !== undefined && DENIALS.includes(refusal);
  if (rule.counts === 'guessed') counter.endGuess(key, isDenied);
  if (refusal === 'request.too_many') return;
  const givesBack =
    rule.counts === 'unknown'
      ? refusal !== 'promo.invalid'
      : rule.counts === 'accepted' && refusal !== undefined;
  if (givesBack) counter.giveBack(key);
  if (isDenied && (rule.counts === 'denied' || rule.counts === 'guessed')) await counter.spend(key, 1);
}

interface Counter {
  spend(key: string, points: number): Promise<void>;
  giveBack(key: string): void;
  /** Asks this node's memory alone; another node refuses at its own next count. Throws when enough were wrong. */
  beginGuess(key: string): void;
  endGuess(key: string, wasWrong: boolean): void;
}

function createCounter(db: Knex, name: string, rule: Rule): Counter {
  const { points, durationSec: duration } = rule;
  const local = new RateLimiterMemory({ keyPrefix: name, points, duration });
  const shared: RateLimiterAbstract = new RateLimiterPostgres({
    storeClient: db,
    storeType: 'knex',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: name === 'all', // one sweep of the table serves every counter
    keyPrefix: name,
    points,
    duration,
    // A caller over the limit is refused from memory: a flood costs no statements.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: local,
  });
  const guesses = new Guesses(points, duration * 1000);
  /** Points on their way back: a person who puts a form right at once must not be counted before they are there. */
  const returning = new Map<string, Promise<unknown>>();
  return {
    spend: async (key, spent) => {
      await withinPatience<unknown>(returning.get(key) ?? Promise.resolve(), () => Promise.resolve());
      const counted = withinPatience(shared.consume(key, spent), () => local.consume(key, spent));
      await counted.catch((refused: unknown) => {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        if (rule.counts === 'guessed') guesses.close(key, refused.msBeforeNext);
        throw tooMany(refused.msBeforeNext);
      });
    },
    giveBack: (key) => {
      // The answer does not wait for it, and a lost point is no harm.
      const back = Promise.allSettled([returning.get(key), shared.reward(key, 1)]).then(() => {
        if (returning.get(key) === back) returning.delete(key);
      });
      returning.set(key, back);
    },
    beginGuess: (key) => guesses.begin(key),
    endGuess: (key, wasWrong) => guesses.end(key, wasWrong),
  };
}

/** A database that has fallen silent may cost a call this much before it is counted in memory, and no more. */
const PATIENCE_MS = 400;

async function withinPatience<T>(counted: Promise<T>, otherwise: () => Promise<T>): Promise<T> {
  counted.catch(() => undefined); // it may fail after we stopped waiting
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, 'late');
  });
  try {
    const first = await Promise.race([counted, late]);
    return first === 'late' ? await otherwise() : first;
  } finally {
    clearTimeout(timer);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type BrokenPromises, brokenPromises } from '../storms/broken-promises.ts';
import { countBy, postPatiently, type StormAnswer } from '../storms/patient-client.ts';
import {
  bookingOf,
  cartMinutes,
  layGround,
  makeCarts,
  openAroundTheClock,
  type StormGround,
  slotsFrom,
} from '../storms/storm-ground.ts';
import { compareIds, type Difference, listBookingIds } from '../storms/told-and-kept.ts';
import { onServer } from '../support/database-servers.ts';
import { listenToEvents } from '../support/listen-to-events.ts';
import { dayAhead } from '../support/shop.ts';

export interface Disturbance {
  /** Before the first booking. */
  prepare?(ground: StormGround): Promise<void>;
  /** What is done to the database, from 1; resolves when all is well again. */
  disturb(time: number, ground: StormGround): Promise<void>;
  readonly times: number;
  /** Attempts, of which half have to be refused. */
  readonly bookings: number;
}

export interface Survival extends Difference {
  readonly attempts: number;
  /** Answers by status, those on the way too; `broken` where the connection was. */
  readonly answers: Readonly<Record<string, number>>;
  /** Between two bookings that were answered for good, at most. */
  readonly longestGapMs: number;
  readonly broken: BrokenPromises;
  /** Looks at /readyz that said no. */
  readonly notReady: number;
  /** Whether a stream that was opened before the first disturbance still told of the last booking. */
  readonly isStreamAlive: boolean;
}

const CLIENTS = 12;
/** Between two calls of one client: 40 a second in all, so that every disturbance meets some. */
const PAUSE_MS = 300;
/** A room of carpet takes 40 minutes: 36 visits a day, and 90 days are enough. */
const STEP_MIN = 40;
const LOOK_MS = 250;

/** Books through two nodes while something is done to the database, and asks the rows afterwards. */
export async function bookThrough(
  ownerUrl: string,
  { prepare, disturb, times, bookings }: Disturbance,
): Promise<Survival> {
  const ground = await layGround(2, {}, ownerUrl);
  try {
    await prepare?.(ground);
    const calls = await prepareCalls(ground, bookings / 2);
    await ground.client.end(); // its line will be cut with the first leader
    const stream = await listenToEvents(
      `${ground.nodes[0]?.url}/api/slots/events?from=${dayAhead(29)}&to=${dayAhead(89)}&tenant=sabal`,
    );
    const heard: (number | undefined)[] = [];
    const answers: (StormAnswer & { readonly atMs: number })[] = [];
    let next = 0;
    const client = async () => {
      for (let call = calls[next++]; call; call = calls[next++]) {
        const answer = await postPatiently(ground.nodes, call, (status) => heard.push(status));
        answers.push({ ...answer, atMs: performance.now() });
        await sleep(PAUSE_MS);
      }
    };
    const disturbNow = async () => {
      for (let time = 1; time <= times; time++) {
        while (answers.length < (calls.length / (times + 1)) * time) await sleep(20);
        await disturb(time, ground);
      }
    };
    const readiness = watchReadiness(ground);
    await Promise.all([disturbNow(), ...Array.from({ length: CLIENTS }, client)]);
    const notReady = await readiness.end();
    const toldBefore = stream.events.length;
    const isStreamAlive = await hearsOfAChange(ground, stream.events, toldBefore);
    stream.close();
    const acknowledged = answers.filter(({ status }) => status === 201).map(({ body }) => body.id as string);
    return await onServer(ground.ownerUrl, async (fresh) => {
      await fresh.query(
        `select set_config('app.tenant_id', id::text, false) from tenants where slug = 'sabal'`,
      );
      return {
        attempts: calls.length,
        answers: countBy(heard, (status) => status ?? 'broken'),
        longestGapMs: longestGap(answers.map(({ atMs }) => atMs)),
        broken: await brokenPromises(fresh),
        ...compareIds(acknowledged, await listBookingIds(fresh)),
        notReady,
        isStreamAlive,
      };
    });
  } finally {
    await ground.clear();
  }
}

/** Two carts want every slot. */
async function prepareCalls({ client, nodes }: StormGround, slotCount: number) {
  await openAroundTheClock(client, STEP_MIN);
  const url = nodes[0]?.url ?? '';
  const carts = await makeCarts(client, slotCount * 2);
  await sleep(1_100); // nodes look at the revision once a second
  const minutes = await cartMinutes(url, carts[0] ?? '');
  const slots = (await slotsFrom(url, 2, Math.ceil(slotCount / 35) + 1, minutes)).slice(0, slotCount);
  return carts.flatMap((cartId, index) => {
    const slot = slots[index % slotCount];
    return slot ? [{ path: '/bookings', body: bookingOf(cartId, slot), key: crypto.randomUUID() }] : [];
  });
}

/** Whether nothing was lost or doubled, no promise broken, and nothing failed but by saying "not now". */
export function isUnharmed({ lost, unannounced, broken, answers, isStreamAlive }: Survival): boolean {
  const failures = Object.keys(answers).filter((status) => status.startsWith('5') && status !== '503');
  return lost + unannounced + Object.keys(broken).length + failures.length === 0 && isStreamAlive;
}

function watchReadiness({ nodes }: StormGround) {
  let isOver = false;
  let notReady = 0;
  const look = async () => {
    for (; !isOver; await sleep(LOOK_MS)) {
      for (const { url } of nodes) {
        const answer = await fetch(`${url}/readyz`).catch(() => undefined);
        if (answer?.status !== 200) notReady += 1;
      }
    }
  };
  const looking = look();
  return {
    end: async () => {
      isOver = true;
      await looking;
      return notReady;
    },
  };
}

/** Holds a time of the last days, which no booking took: the stream has to say so. */
async function hearsOfAChange(
  { nodes }: StormGround,
  events: readonly unknown[],
  before: number,
): Promise<boolean> {
  const url = nodes[0]?.url ?? '';
  const [slot] = await slotsFrom(url, 80, 8, STEP_MIN);
  if (slot === undefined) return false;
  await postPatiently(nodes, { path: '/slots/hold', body: { startAt: slot.startAt, endAt: slot.endAt } });
  for (let waitedMs = 0; waitedMs < 5_000; waitedMs += 50) {
    if (events.length > before) return true;
    await sleep(50);
  }
  return false;
}

function longestGap(timesMs: readonly number[]): number {
  const sorted = [...timesMs].sort((a, b) => a - b);
  return Math.round(Math.max(0, ...sorted.slice(1).map((at, index) => at - (sorted[index] ?? at))));
}

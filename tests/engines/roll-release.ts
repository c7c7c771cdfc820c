import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrokenPromises, brokenPromises } from '../storms/broken-promises.ts';
import {
  bookingOf,
  cartMinutes,
  layGround,
  makeCarts,
  type OpenSlot,
  openAroundTheClock,
  type StormGround,
  slotsFrom,
} from '../storms/storm-ground.ts';
import { compareIds, type Difference, listBookingIds } from '../storms/told-and-kept.ts';
import { makeNextRelease, NEW_COLUMN, type Release, thisRelease } from './next-release.ts';
import { CHECK_MS, startProxy } from './proxy.ts';

export interface RolledRelease extends Difference {
  readonly booked: number;
  /** Calls through the proxy by what they asked for. */
  readonly asked: Readonly<Record<string, number>>;
  /** Of them, what was not answered as it should be: status and what was asked. */
  readonly failed: Readonly<Record<string, number>>;
  readonly broken: BrokenPromises;
  /** Bookings of before the new column, that its migration filled; and those written by nodes of either release since. */
  readonly filled: number;
  readonly unfilled: number;
}

const SLOTS = 900;
const STEP_MIN = 40;
const CLIENTS = 4;
/** Between two calls of one client. */
const PAUSE_MS = 150;
/** Longer than the proxy needs to notice. */
const NOTICE_MS = 2 * CHECK_MS;

/**
 * Two nodes behind a proxy become the next release one after the other, and then this one again, while customers book
 * and pages load. Calls are sent once: whatever fails is counted.
 */
export async function rollRelease(ownerUrl?: string): Promise<RolledRelease> {
  const next = await makeNextRelease();
  const dataDir = await mkdtemp(join(tmpdir(), 'sabal-nodes-'));
  const ground = await layGround(2, { STOP_NOTICE_MS: String(NOTICE_MS), DATA_DIR: dataDir }, ownerUrl);
  const proxy = await startProxy(ground.nodes.map(({ url }) => url));
  const load = new Load(proxy.url);
  try {
    const bookings = await prepareBookings(ground);
    const oldAssets = await load.readShell();
    let isOver = false;
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (!isOver && bookings.length > 0) {
        await load.book(bookings.pop());
        await sleep(PAUSE_MS);
      }
    });
    const visitors = Array.from({ length: CLIENTS }, async () => {
      while (!isOver) {
        await load.visit(oldAssets);
        await sleep(PAUSE_MS);
      }
    });
    await sleep(NOTICE_MS);
    for (const release of [next, thisRelease]) await roll(ground, release);
    await sleep(NOTICE_MS);
    isOver = true;
    await Promise.all([...clients, ...visitors]);
    return await judge(ground, load);
  } finally {
    await proxy.stop();
    await ground.clear();
    next.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Whether nobody noticed, while both releases did write. */
export function isRolled({ failed, broken, lost, unannounced, filled, unfilled }: RolledRelease): boolean {
  const harm = Object.keys(failed).length + Object.keys(broken).length + lost + unannounced;
  return harm === 0 && filled > 0 && unfilled > 0;
}

async function roll({ nodes, ownerUrl }: StormGround, release: Release): Promise<void> {
  await release.migrate(ownerUrl);
  for (const node of nodes) {
    await node.stop();
    await node.restart(release.root);
    await sleep(2 * CHECK_MS); // until the proxy has seen it
  }
}

type Booking = ReturnType<typeof bookingOf>;

async function prepareBookings({ client, nodes }: StormGround): Promise<Booking[]> {
  await openAroundTheClock(client, STEP_MIN);
  const url = nodes[0]?.url ?? '';
  const carts = await makeCarts(client, SLOTS);
  await sleep(1_100); // nodes look at the revision once a second
  const minutes = await cartMinutes(url, carts[0] ?? '');
  const slots: OpenSlot[] = await slotsFrom(url, 2, Math.ceil(SLOTS / 35) + 1, minutes);
  return carts.flatMap((cartId, index) => {
    const slot = slots[index];
    return slot ? [bookingOf(cartId, slot)] : [];
  });
}

/** What customers ask of the proxy, once each. */
class Load {
  readonly asked: Record<string, number> = {};
  readonly failed: Record<string, number> = {};
  readonly bookedIds: string[] = [];
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** The scripts and styles that the page names. */
  async readShell(): Promise<string[]> {
    const page = await this.#ask('page', '/', 200);
    return [...((await page?.text()) ?? '').matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
      ([, path]) => path ?? '',
    );
  }

  /** A page is loaded, one that was open before asks for a part of its own, and both ask for data. */
  async visit(oldAssets: readonly string[]): Promise<void> {
    for (const path of await this.readShell()) {
      await (await this.#ask('file of the page', path, 200))?.arrayBuffer();
    }
    const old = oldAssets[Math.floor(Math.random() * oldAssets.length)];
    if (old !== undefined) await (await this.#ask('file of the first release', old, 200))?.arrayBuffer();
    await (await this.#ask('catalogue', '/api/services', 200))?.arrayBuffer();
  }

  async book(booking: Booking | undefined): Promise<void> {
    const answer = await this.#ask('booking', '/api/bookings', 201, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify(booking),
    });
    const { id } = ((await answer?.json()) ?? {}) as { id?: string }; // the API's own answer
    if (id !== undefined) this.bookedIds.push(id);
  }

  /** Undefined where the answer was another one. */
  async #ask(
    what: string,
    path: string,
    status: number,
    init: RequestInit = {},
  ): Promise<Response | undefined> {
    this.asked[what] = (this.asked[what] ?? 0) + 1;
    const headers = { 'X-Tenant-Slug': 'sabal', ...init.headers };
    const answer = await fetch(this.#url + path, { ...init, headers }).catch(() => undefined);
    if (answer?.status === status) return answer;
    const failure = `${answer?.status ?? 'no answer'}, ${what}`;
    this.failed[failure] = (this.failed[failure] ?? 0) + 1;
    await answer?.arrayBuffer();
    return undefined;
  }
}

async function judge({ client }: StormGround, load: Load): Promise<RolledRelease> {
  const { rows } = await client.query<{ filled: number; unfilled: number }>(
    `select count(${NEW_COLUMN})::int as filled, (count(*) - count(${NEW_COLUMN}))::int as unfilled from bookings`,
  );
  return {
    booked: load.bookedIds.length,
    asked: load.asked,
    failed: load.failed,
    broken: await brokenPromises(client),
    ...compareIds(load.bookedIds, await listBookingIds(client)),
    filled: rows[0]?.filled ?? 0,
    unfilled: rows[0]?.unfilled ?? 0,
  };
}

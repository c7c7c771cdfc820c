import { addCompany } from '../../support/add-company.ts';
import { onServer } from '../../support/database-servers.ts';
import { freshDatabase } from '../../support/postgres.ts';
import { freeStarts, wholeFlow } from '../scenarios.ts';
import { askJson, fillBaskets, openCart, type Target } from '../shop-requests.ts';
import { type RunningTarget, startTarget } from '../stage.ts';
import { closeMornings, fillCompany } from './fill-company.ts';

export interface Size {
  readonly bookings: number;
  /** Other companies in the same tables. */
  readonly neighbours: number;
}

/** Of each neighbour. */
export const NEIGHBOUR_BOOKINGS = 1_000;

export interface SizeStage {
  readonly size: Size;
  readonly app: RunningTarget;
  close(): Promise<void>;
}

export async function openSizeStage(size: Size): Promise<SizeStage> {
  const database = await freshDatabase();
  try {
    await fill(database.ownerUrl, size);
    const app = await startTarget('app', database.ownerUrl);
    const close = async () => {
      await app.process.stop();
      await database.drop();
    };
    return { size, app, close };
  } catch (error) {
    await database.drop();
    throw error;
  }
}

/** Neighbours are copies of the company while it is small. */
async function fill(ownerUrl: string, { bookings, neighbours }: Size): Promise<void> {
  await bookOnce(ownerUrl);
  await onServer(ownerUrl, async (owner) => {
    const first = neighbours === 0 ? bookings : NEIGHBOUR_BOOKINGS;
    await fillCompany(owner, 1, first);
    await owner.query('analyze');
    for (let number = 1; number <= neighbours; number++) {
      await addCompany(owner, crypto.randomUUID(), `neighbour-${number}`);
    }
    if (bookings > first) {
      await fillCompany(owner, first + 1, bookings);
      await closeMornings(owner);
    }
    await owner.query('vacuum analyze');
  });
}

/** A booking as the app writes it, which the others are made after. */
async function bookOnce(ownerUrl: string): Promise<void> {
  const app: Target & { readonly process: RunningTarget['process'] } = await startTarget('app', ownerUrl);
  try {
    const { small } = await fillBaskets(app.url);
    const { minutes } = await openCart(app.url, small);
    const start = freeStarts().at(-1);
    if (start === undefined) throw new Error('Expected a free hour');
    for (const wish of wholeFlow(small, start, minutes)) await askJson(app.url, wish);
  } finally {
    await app.process.stop();
  }
}

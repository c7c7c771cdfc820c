import { randomUUID } from 'node:crypto';
import { startCountingProxy } from './counting-proxy.ts';
import type { WireRequest } from './drive.ts';
import { dayPaths, freeStarts } from './scenarios.ts';
import {
  askJson,
  fillBaskets,
  get,
  openCart,
  patchItems,
  postBooking,
  postCart,
  postCoupon,
  postHold,
  type Target,
} from './shop-requests.ts';
import { startTarget } from './stage.ts';

export interface StatementCount {
  readonly route: string;
  /** What performance goals allow besides begin, the tenant's name and commit. */
  readonly goal?: number;
  readonly statements: Readonly<Record<Target['name'], readonly string[]>>;
}

interface Try {
  readonly route: string;
  readonly goal?: number;
  readonly wish: WireRequest;
}

/**
 * The fewest of several tries: in between a node looks at the catalogue's revision once a second, and its jobs look
 * for work, which no request pays for.
 */
const TRIES = 5;

export async function countStatements(
  ownerUrls: Readonly<Record<Target['name'], string>>,
): Promise<StatementCount[]> {
  const ceiling = await countOf('ceiling', ownerUrls.ceiling);
  const app = await countOf('app', ownerUrls.app);
  return [...app].map(([route, { goal, statements }]) => ({
    route,
    ...(goal !== undefined && { goal }),
    statements: { app: statements, ceiling: ceiling.get(route)?.statements ?? [] },
  }));
}

type Counted = Map<string, { goal: number | undefined; statements: readonly string[] }>;

async function countOf(name: Target['name'], ownerUrl: string): Promise<Counted> {
  const proxy = await startCountingProxy(ownerUrl);
  const target = await startTarget(name, ownerUrl, { databaseUrl: proxy.url });
  const counted: Counted = new Map();
  try {
    for (let turn = 0; turn < TRIES; turn++) {
      for (const { route, goal, wish } of await triesOf(target.url, turn)) {
        proxy.take();
        await askJson(target.url, wish);
        const statements = proxy.take().filter(isWork);
        const fewest = counted.get(route)?.statements;
        if (!fewest || statements.length < fewest.length) counted.set(route, { goal, statements });
      }
    }
  } finally {
    await target.process.stop();
    await proxy.stop();
  }
  return counted;
}

function isWork(statement: string): boolean {
  return !/^(begin|commit|rollback)/i.test(statement);
}

/** The holds of the measurements are left alone: these starts come from the far end. */
async function triesOf(url: string, turn: number): Promise<Try[]> {
  const { full, other, small } = await fillBaskets(url);
  const basket = await openCart(url, full);
  const booking = await openCart(url, small);
  const [first, second] = freeStarts().slice(-2 * (turn + 2));
  if (first === undefined || second === undefined) throw new Error('Expected free hours');
  return [
    { route: 'GET /services', goal: 0, wish: get('/api/services?locale=en') },
    { route: 'GET /slots', goal: 1, wish: get(dayPaths[turn] ?? '') },
    {
      route: 'GET /slots/days',
      goal: 1,
      wish: get(`/api/slots/days?${monthQuery()}&minutes=60`),
    },
    { route: 'POST /cart', wish: postCart(randomUUID()) },
    { route: 'GET /cart/:id', goal: 1, wish: get(`/api/cart/${basket.cartId}?withTotals=1`) },
    { route: 'PATCH /cart/:id/items', goal: 2, wish: patchItems(basket.cartId, other) },
    { route: 'POST /promo/coupon/apply', goal: 2, wish: postCoupon('apply', basket.cartId) },
    { route: 'POST /promo/coupon/remove', goal: 2, wish: postCoupon('remove', basket.cartId) },
    { route: 'POST /slots/hold, first', goal: 3, wish: postHold(booking.cartId, first, booking.minutes) },
    { route: 'POST /slots/hold, move', goal: 3, wish: postHold(booking.cartId, second, booking.minutes) },
    { route: 'POST /bookings, held', goal: 6, wish: postBooking(booking.cartId, second, booking.minutes) },
  ];
}

function monthQuery(): string {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  return `from=${day(1)}&to=${day(31)}`;
}

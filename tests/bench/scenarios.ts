import { randomUUID } from 'node:crypto';
import { toInstant } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import { addDays, type Day, weekdayOf } from '#shared/kernel/day.ts';
import { type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { seedTenant } from '../../server/db/seeds/tenant.ts';
import type { FlowLoad, RequestLoad } from './drive.ts';
import { FREE_HOURS, widenAgenda, wideStarts } from './fill-agenda.ts';
import {
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

export interface Scenario {
  readonly name: string;
  /** What the app is held against; `select1` where the work is so small that only the way there counts. */
  readonly against: 'itself' | 'select1';
  /** Share of the ceiling's operations a second that the project wants. */
  readonly goal?: number;
  readonly prepare: (target: Target, connections: number) => Promise<RequestLoad | FlowLoad>;
}

/** Makes one list for every connection. */
async function listsFor(
  connections: number,
  make: (index: number) => Promise<RequestLoad['lists'][number]>,
): Promise<RequestLoad> {
  const lists: RequestLoad['lists'][number][] = [];
  for (let index = 0; index < connections; index++) lists.push(await make(index));
  return { kind: 'requests', lists };
}

const same = (list: RequestLoad['lists'][number]) => async (): Promise<RequestLoad> => ({
  kind: 'requests',
  lists: [list],
});

function daysAhead(from: number, count: number): Day[] {
  const { day } = toLocal(instantFromMs(Date.now()), seedTenant.timeZone);
  return Array.from({ length: count }, (_, index) => addDays(day, from + index));
}

export const dayPaths = daysAhead(1, 60)
  .filter((day) => weekdayOf(day) <= 5)
  .map((day) => `/api/slots?date=${day}&minutes=60`);

const monthPaths = daysAhead(0, 56).map(
  (day) => `/api/slots/days?from=${day}&to=${addDays(day, 30)}&minutes=60`,
);

/** Hours that no visit of the filled agenda takes. */
export function freeStarts(): Instant[] {
  return daysAhead(2, 80)
    .filter((day) => weekdayOf(day) <= 5)
    .flatMap((day) => FREE_HOURS.flatMap((hour) => toInstant(day, hour * 60, seedTenant.timeZone) ?? []));
}

/** A hold outlives its measurement by ten minutes, so no start is used twice. */
const heldStarts = new WeakMap<Target, number>();

/** Every connection has a cart and moves its hold between two times of its own. */
async function prepareHold(target: Target, connections: number): Promise<RequestLoad> {
  const { small } = await fillBaskets(target.url);
  const used = heldStarts.get(target) ?? 0;
  heldStarts.set(target, used + 2 * connections);
  const starts = freeStarts().slice(used, used + 2 * connections);
  return listsFor(connections, async (index) => {
    const { cartId, minutes } = await openCart(target.url, small);
    const own = [starts[index], starts[index + connections]].flatMap((start) => start ?? []);
    return own.map((start) => postHold(cartId, start, minutes));
  });
}

/** More than a second of flows per connection can use; what is left over is used by the next measurement. */
const FLOWS_A_SECOND = 700;
const usedStarts = new WeakMap<Target, { left: Instant[] }>();

async function prepareBooking(target: Target, connections: number): Promise<FlowLoad> {
  const known = usedStarts.get(target);
  if (!known) await widenAgenda(target.ownerUrl);
  const starts = known ?? { left: wideStarts(instantFromMs(Date.now())) };
  usedStarts.set(target, starts);
  const { small } = await fillBaskets(target.url);
  const { minutes } = await openCart(target.url, small);
  const count = connections === 1 ? FLOWS_A_SECOND * 3 : starts.left.length;
  const taken = starts.left.splice(0, count);
  return { kind: 'flows', flows: taken.map((start) => wholeFlow(small, start, minutes)) };
}

export function wholeFlow(
  items: readonly unknown[],
  start: Instant,
  minutes: number,
): FlowLoad['flows'][number] {
  const cartId = randomUUID();
  return [
    postCart(cartId),
    patchItems(cartId, items),
    postHold(cartId, start, minutes),
    postBooking(cartId, start, minutes),
  ];
}

const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br' };

/** `booking` comes last: it opens the agenda for years, which the others must not see. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'catalogue',
    against: 'select1',
    goal: 0.9,
    prepare: same([get('/api/services?locale=en')]),
  },
  {
    name: 'catalogue, as a browser asks (br)',
    against: 'select1',
    goal: 0.9,
    prepare: same([get('/api/services?locale=en', BROWSER)]),
  },
  {
    name: 'slots of a day',
    against: 'itself',
    goal: 0.6,
    prepare: same(dayPaths.map((path) => get(path))),
  },
  {
    name: 'slots of a day, as a browser asks (br)',
    against: 'itself',
    prepare: same(dayPaths.map((path) => get(path, BROWSER))),
  },
  {
    name: 'days of a month',
    against: 'itself',
    goal: 0.7,
    prepare: same(monthPaths.map((path) => get(path))),
  },
  {
    name: 'cart read',
    against: 'itself',
    prepare: async ({ url }, connections) => {
      const { full } = await fillBaskets(url);
      return listsFor(connections, async () => {
        const { cartId } = await openCart(url, full);
        return [get(`/api/cart/${cartId}?withTotals=1`)];
      });
    },
  },
  {
    name: 'cart change',
    against: 'itself',
    goal: 0.5,
    prepare: async ({ url }, connections) => {
      const { full, other } = await fillBaskets(url);
      return listsFor(connections, async () => {
        const { cartId } = await openCart(url, full);
        return [patchItems(cartId, other), patchItems(cartId, full)];
      });
    },
  },
  {
    name: 'promotion on, off',
    against: 'itself',
    goal: 0.5,
    prepare: async ({ url }, connections) => {
      const { full } = await fillBaskets(url);
      return listsFor(connections, async () => {
        const { cartId } = await openCart(url, full);
        return [postCoupon('apply', cartId), postCoupon('remove', cartId)];
      });
    },
  },
  { name: 'hold (move)', against: 'itself', goal: 0.6, prepare: prepareHold },
  { name: 'booking (whole flow)', against: 'itself', goal: 0.6, prepare: prepareBooking },
];

/** The ceiling alone answers it: what a request with one round trip to the database costs at the very least. */
export const selectOne: Scenario = {
  name: 'select 1',
  against: 'itself',
  prepare: same([get('/api/select1')]),
};

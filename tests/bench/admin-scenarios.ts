import { toLocal } from '#shared/agenda/local-time.ts';
import { addDays, mondayOf } from '#shared/kernel/day.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { seedTenant } from '../../server/db/seeds/tenant.ts';
import type { WireRequest } from './drive.ts';
import type { Scenario } from './scenarios.ts';
import { askJson, get, type Target } from './shop-requests.ts';

/** What a fresh database is seeded with (server/env.ts). */
export const ADMIN_KEY = 'sabal-dev-admin';
const staff = { 'X-Admin-Token': ADMIN_KEY };
const ask = (path: string) => get(path, staff);

/** As the screens ask (app/admin/bookings). */
const PAGE_LIMIT = 50;
const PAGES_ON = 20;

/** The week after this one: every day of it has visits in both sizes. */
function weekPaths(): { readonly bookings: string; readonly blocks: string } {
  const monday = addDays(mondayOf(toLocal(instantFromMs(Date.now()), seedTenant.timeZone).day), 7);
  const range = `from=${monday}&to=${addDays(monday, 7)}`;
  return { bookings: `/api/admin/bookings?${range}&limit=200`, blocks: `/api/admin/blocks?${range}` };
}

/** The twentieth page, or the last one where there are fewer. */
async function pageFarOn(url: string): Promise<WireRequest> {
  const first = `/api/admin/bookings?order=desc&limit=${PAGE_LIMIT}`;
  let path = first;
  for (let page = 1; page < PAGES_ON; page++) {
    const { nextCursor } = await askJson<{ nextCursor: string | null }>(url, ask(path));
    if (nextCursor === null) break;
    path = `${first}&cursor=${encodeURIComponent(nextCursor)}`;
  }
  return ask(path);
}

/** A name and a number that the list begins with, so that both sizes find them. */
async function somebody(url: string): Promise<{ readonly name: string; readonly digits: string }> {
  const { bookings } = await askJson<{ bookings: { customerName: string; phone: string }[] }>(
    url,
    ask('/api/admin/bookings?limit=7'),
  );
  const row = bookings.at(-1);
  if (!row) throw new Error('Expected bookings');
  return { name: row.customerName.toLowerCase(), digits: row.phone.slice(-7) };
}

type PreferredTime = (target: Target) => WireRequest | Promise<WireRequest>;

const wishes: Readonly<Record<string, PreferredTime>> = {
  'week of the calendar: visits': () => ask(weekPaths().bookings),
  'week of the calendar: blocks': () => ask(weekPaths().blocks),
  'bookings, first page with count': () => ask(`/api/admin/bookings?order=desc&limit=${PAGE_LIMIT}`),
  'bookings, page 20': ({ url }) => pageFarOn(url),
  'search, a whole name': async ({ url }) =>
    ask(`/api/admin/bookings?limit=${PAGE_LIMIT}&q=${encodeURIComponent((await somebody(url)).name)}`),
  'search, digits of a phone': async ({ url }) =>
    ask(`/api/admin/bookings?limit=${PAGE_LIMIT}&q=${(await somebody(url)).digits}`),
  'search, what nobody is called': () => ask(`/api/admin/bookings?limit=${PAGE_LIMIT}&q=zzyzx`),
  'customers, the first 100': () => ask('/api/admin/customers?limit=100'),
  'customers, the first 500': () => ask('/api/admin/customers?limit=500'),
};

/** No ceiling does their work: they are held against themselves on a smaller agenda. */
export const adminScenarios: readonly Scenario[] = Object.entries(wishes).map(([name, wish]) => ({
  name,
  against: 'itself',
  prepare: async (target) => ({ kind: 'requests', lists: [[await wish(target)]] }),
}));

/** One call of each, for counting. */
export async function adminWishes(target: Target): Promise<ReadonlyMap<string, WireRequest>> {
  const entries = await Promise.all(
    Object.entries(wishes).map(async ([name, wish]) => [name, await wish(target)] as const),
  );
  return new Map(entries);
}

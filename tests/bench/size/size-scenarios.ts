import { toLocal } from '#shared/agenda/local-time.ts';
import { addDays, mondayOf } from '#shared/kernel/day.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { seedTenant } from '../../../server/db/seeds/tenant.ts';
import { ADMIN_KEY } from '../admin-scenarios.ts';
import type { WireRequest } from '../drive.ts';
import { type Scenario, scenarios } from '../scenarios.ts';
import { askJson, get, type Target } from '../shop-requests.ts';

const staff = { 'X-Admin-Token': ADMIN_KEY };
const ask = (path: string) => get(path, staff);
const today = toLocal(instantFromMs(Date.now()), seedTenant.timeZone).day;

/** As the screens ask (app/admin). */
const BOOKINGS_LIMIT = 50;
const CUSTOMERS_LIMIT = 100;

/** Every size has the same visits in the next three weeks; nobody looks further here. */
const DAYS_ALIKE = 21;
const dayPaths = Array.from(
  { length: DAYS_ALIKE },
  (_, index) => `/api/slots?date=${addDays(today, index + 1)}&minutes=60`,
);
const monthPath = `/api/slots/days?from=${today}&to=${addDays(today, 30)}&minutes=60`;

interface Person {
  readonly customerName: string;
  readonly email: string;
  readonly phone: string;
}

/** Of the first visit to come, the same in every size, and no regular. */
async function somebody(url: string): Promise<Person> {
  const { bookings } = await askJson<{ bookings: Person[] }>(
    url,
    ask(`/api/admin/bookings?from=${addDays(today, 1)}&limit=1`),
  );
  const [person] = bookings;
  if (person === undefined) throw new Error('Expected a visit to come');
  return person;
}

async function secondPage(url: string): Promise<WireRequest> {
  const first = `/api/admin/bookings?order=desc&limit=${BOOKINGS_LIMIT}`;
  const { nextCursor } = await askJson<{ nextCursor: string | null }>(url, ask(first));
  return ask(`${first}&cursor=${encodeURIComponent(nextCursor ?? '')}`);
}

const bookingsWith = (q: string) =>
  ask(`/api/admin/bookings?order=desc&limit=${BOOKINGS_LIMIT}&q=${encodeURIComponent(q)}`);
const customersWith = (q: string) =>
  ask(`/api/admin/customers?limit=${CUSTOMERS_LIMIT}&q=${encodeURIComponent(q)}`);

function ofWeek(path: string, more = ''): WireRequest {
  const monday = addDays(mondayOf(today), 7);
  return ask(`${path}?from=${monday}&to=${addDays(monday, 7)}${more}`);
}

type Wish = (target: Target) => WireRequest | Promise<WireRequest>;

const staffWishes: Readonly<Record<string, Wish>> = {
  'week of staff: visits': () => ofWeek('/api/admin/bookings', '&limit=200'),
  'week of staff: blocks': () => ofWeek('/api/admin/blocks'),
  'bookings, first page with count': () => ask(`/api/admin/bookings?order=desc&limit=${BOOKINGS_LIMIT}`),
  'bookings, second page': ({ url }) => secondPage(url),
  'search of bookings, a whole name': async ({ url }) => bookingsWith((await somebody(url)).customerName),
  'search of bookings, a phone': async ({ url }) => bookingsWith((await somebody(url)).phone.slice(-7)),
  'search of bookings, nobody': () => bookingsWith('zzyzx'),
  'customers, the first 100 with count': () => ask(`/api/admin/customers?limit=${CUSTOMERS_LIMIT}`),
  'search of customers, a whole name': async ({ url }) => customersWith((await somebody(url)).customerName),
  'search of customers, nobody': () => customersWith('zzyzx'),
  'history of a customer': async ({ url }) => ({
    method: 'POST',
    path: '/api/admin/customers/history',
    headers: staff,
    body: JSON.stringify({ email: (await somebody(url)).email }),
  }),
};

const one = (name: string, wish: Wish): Scenario => ({
  name,
  against: 'itself',
  prepare: async (target) => ({ kind: 'requests', lists: [[await wish(target)]] }),
});

function shared(name: string): Scenario {
  const scenario = scenarios.find((each) => each.name === name);
  if (scenario === undefined) throw new Error(`No scenario is called ${name}`);
  return scenario;
}

/** The booking comes last: it opens the agenda for years, which the others must not see. */
export const sizeScenarios: readonly Scenario[] = [
  {
    name: 'slots of a day',
    against: 'itself',
    prepare: async () => ({ kind: 'requests', lists: [dayPaths.map((path) => get(path))] }),
  },
  one('slots of a month', () => get(monthPath)),
  shared('cart read'),
  shared('cart change'),
  shared('hold (move)'),
  ...Object.entries(staffWishes).map(([name, wish]) => one(name, wish)),
  shared('booking (whole flow)'),
];

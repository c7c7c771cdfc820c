/** What tests of carts, slots and bookings share: a catalogue by name, filled carts, free slots, good contact data. */
import { Client } from 'pg';
import type { Answer, Api, Caller } from './api.ts';

export interface TestCatalogue {
  readonly carpetId: string;
  readonly carpetProductId: string;
  /** Dollars. */
  readonly carpetPrice: number;
  readonly otherCarpetProductId: string;
  readonly deliveryId: string;
  readonly paversId: string;
  readonly handymanId: string;
  /** Switches a product on or off, as the back office will; every node sees it with the next revision. */
  setActive(productId: string, active: boolean): Promise<void>;
}

export interface TestItem {
  readonly id: string;
  readonly serviceId: string;
  readonly productId: string;
  readonly instances: readonly { readonly id: string }[];
}

export async function catalogueOf(api: Api): Promise<TestCatalogue> {
  const { body: services } = await api.get('/services');
  const bySlug = (slug: string) => services.find((service: { slug: string }) => service.slug === slug);
  const byKind = (kind: string) => services.find((service: { kind: string }) => service.kind === kind);
  const carpet = bySlug('carpet-cleaning');
  const [first, second] = carpet.products;
  return {
    carpetId: carpet.id,
    carpetProductId: first.id,
    carpetPrice: first.price,
    otherCarpetProductId: second.id,
    deliveryId: byKind('delivery').id,
    paversId: byKind('pavers').id,
    handymanId: byKind('handyman').id,
    setActive: (productId, active) =>
      asOwner(api.ownerUrl, async (client) => {
        await client.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
        await client.query('update products set active = $1 where id = $2', [active, productId]);
        await client.query('update tenants set catalogue_revision = catalogue_revision + 1');
        await new Promise((resolve) => setTimeout(resolve, 1_050)); // a node looks at the revision once a second
      }),
  };
}

export function aCarpetItem(shop: TestCatalogue, rooms: number): TestItem {
  const instances = Array.from({ length: rooms }, () => ({ id: crypto.randomUUID() }));
  return { id: crypto.randomUUID(), serviceId: shop.carpetId, productId: shop.carpetProductId, instances };
}

export async function openCart(api: Caller): Promise<string> {
  const id = crypto.randomUUID();
  await api.post('/cart', { id });
  return id;
}

export async function fillCart(api: Caller, items: readonly unknown[]): Promise<string> {
  const cartId = await openCart(api);
  const answer = await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items });
  if (answer.status !== 200) throw new Error(`The cart was refused: ${JSON.stringify(answer.body)}`);
  return cartId;
}

/** A cart of one carpeted room, and how long its visit takes. */
export async function aSmallCart(
  api: Caller,
  shop: TestCatalogue,
): Promise<{ cartId: string; minutes: number; total: number }> {
  const cartId = await fillCart(api, [aCarpetItem(shop, 1)]);
  const { totals } = (await api.get(`/cart/${cartId}?withTotals=1`)).body;
  return { cartId, minutes: totals.minutes, total: totals.total };
}

export interface TestSlot {
  readonly startAt: string;
  readonly endAt: string;
  readonly available: boolean;
  readonly heldByYou?: boolean;
}

/** `YYYY-MM-DD`, some days from now in New York. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', {
    timeZone: 'America/New_York',
  });
}

/** The next weekday at least `days` ahead: open the whole day. */
export function weekdayAhead(days: number): string {
  for (let ahead = days; ; ahead++) {
    const weekday = new Date(`${dayAhead(ahead)}T12:00:00Z`).getUTCDay();
    if (weekday >= 1 && weekday <= 5) return dayAhead(ahead);
  }
}

/** A weekday of its own for every call, so that the tests of one file never meet on the agenda. */
export function daysInTurn(): () => string {
  let ahead = 3;
  return () => {
    const day = weekdayAhead(ahead);
    while (dayAhead(ahead) <= day) ahead += 1;
    return day;
  };
}

export async function slotsOn(api: Caller, day: string, minutes = 60, lockId?: string): Promise<TestSlot[]> {
  const lock = lockId === undefined ? '' : `&lockId=${lockId}`;
  const answer = await api.get(`/slots?date=${day}&minutes=${minutes}${lock}`);
  if (answer.status !== 200) throw new Error(`No slots: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export async function freeSlot(api: Caller, day: string, minutes = 60): Promise<TestSlot> {
  const slot = (await slotsOn(api, day, minutes)).find(({ available }) => available);
  if (!slot) throw new Error(`No free slot on ${day}`);
  return slot;
}

export const address = { line1: '12 Palm Way', city: 'Orlando', region: 'FL', postalCode: '32801' };

export function bookingBody(cartId: string, slot: TestSlot, change: object = {}): Record<string, unknown> {
  return {
    cartId,
    email: 'Ana.Diaz@sabal-mail.com',
    customerName: 'Ana Diaz',
    firstName: 'Ana',
    lastName: 'Diaz',
    phone: '(407) 555-0134',
    locale: 'en',
    address,
    startISO: slot.startAt,
    endISO: slot.endAt,
    ...change,
  };
}

export function book(api: Caller, body: object, key: string = crypto.randomUUID()): Promise<Answer> {
  return api.post('/bookings', body, { headers: { 'Idempotency-Key': key } });
}

/** The query of a manage link, as the page reads it. */
export function linkOf(manageUrl: string): { id: string; email: string; sig: string } {
  const query = new URL(manageUrl).searchParams;
  return { id: query.get('id') ?? '', email: query.get('email') ?? '', sig: query.get('sig') ?? '' };
}

/** Runs SQL as the owner of the database with the tenant named, past the API. */
export async function asOwner<T>(ownerUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Rows of one tenant, read past the API. */
export async function rowsOf<Row extends object>(
  api: Api,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return asOwner(api.ownerUrl, async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
    return (await client.query<Row>(sql, values)).rows;
  });
}

/**
 * SQL that sets these columns of a row later by so much (`-40 days`). In UTC, so that it does not depend on the
 * session's zone: Citus sends its workers no such sum.
 */
export function movedBy(columns: string, by: string): string {
  return columns
    .split(', ')
    .map((column) => `${column} = (${column} at time zone 'UTC' + interval '${by}') at time zone 'UTC'`)
    .join(', ');
}

import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { addCanaryTenant } from '../support/canary-tenant.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy.ts';
import { type EventListener, listenToEvents } from '../support/listen-to-events.ts';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';
import {
  aSmallCart,
  asOwner,
  book,
  bookingBody,
  catalogueOf,
  dayAhead,
  daysInTurn,
  freeSlot,
  linkOf,
  rowsOf,
} from '../support/shop.ts';
import { countStatements } from '../support/statement-count.ts';

/** A slot greys everywhere within two seconds; the device needs the rest of them to ask again. */
const TOLD_WITHIN_MS = 1_300;
/** Longer than from one look to the next: what is not told by then is not told. */
const UNTOLD_MS = 900;

let database: FreshDatabase;
let proxy: DatabaseProxy;
let api: Api;
const nextDay = daysInTurn();
const listeners: EventListener[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  proxy = await startDatabaseProxy(database.ownerUrl);
  api = await startApi({ ownerUrl: proxy.url });
});
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.close();
});
afterAll(async () => {
  await api?.stop();
  await proxy?.stop();
  await database?.drop();
});

async function listen(
  { from = dayAhead(0), to = dayAhead(61), tenant = 'sabal' } = {},
  node: Pick<Api, 'url'> = api,
): Promise<EventListener> {
  const listener = await listenToEvents(
    `${node.url}/api/slots/events?from=${from}&to=${to}&tenant=${tenant}`,
  );
  listeners.push(listener);
  return listener;
}

const on =
  (day: string, after = 0) =>
  (event: { date: string; revision: number }) =>
    event.date === day && event.revision > after;

async function hold(day: string): Promise<{ id: string }> {
  const slot = await freeSlot(api, day);
  const answer = await api.post('/slots/hold', { startAt: slot.startAt, endAt: slot.endAt });
  expect(answer.status).toBe(201);
  return answer.body;
}

/** Streams end a moment after their callers went. */
async function untilQuiet(node: Api): Promise<void> {
  await expect.poll(async () => openStreams(node)).toBe(0);
}

async function openStreams(node: Api): Promise<number> {
  const metrics = await node.metrics();
  return Number(/^event_streams_open (\d+)$/m.exec(metrics)?.[1]);
}

describe('the stream of changed days', () => {
  test('tells at connect what ever changed, then each change, and nothing else', async () => {
    const [early, late] = [nextDay(), nextDay()];
    await hold(early);
    const listener = await listen();
    expect([listener.status, listener.headers.get('Content-Type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    expect(listener.headers.get('Cache-Control')).toBe('no-store');
    expect(listener.headers.get('Content-Encoding')).toBeNull();
    const first = await listener.until(on(early));
    expect(Object.keys(first)).toEqual(['date', 'revision']);
    expect(listener.events.filter(on(late))).toEqual([]);
    const { id } = await hold(late);
    const taken = await listener.until(on(late), TOLD_WITHIN_MS);
    await api.post('/slots/release', { id });
    await listener.until(on(late, taken.revision), TOLD_WITHIN_MS);
    expect(listener.events).toHaveLength(new Set(listener.events.map((event) => JSON.stringify(event))).size);
    expect(listener.text()).toMatch(/^retry: \d{4}\n\n/);
  });

  test('[AG19] holding, moving a hold, giving it back, booking and cancelling each tell of the days they touch', async () => {
    const shop = await catalogueOf(api);
    const [first, second] = [nextDay(), nextDay()];
    const { cartId, minutes } = await aSmallCart(api, shop);
    const [slot, later] = [await freeSlot(api, first, minutes), await freeSlot(api, second, minutes)];
    const listener = await listen({ from: first, to: second });
    const told: string[] = [];
    const hears = async (...days: string[]) => {
      told.push(...days);
      await expect.poll(() => listener.events.length, { timeout: 3_000 }).toBeGreaterThanOrEqual(told.length);
    };
    const { body: held } = await api.post('/slots/hold', { ...slot, cartId });
    await hears(first);
    const { body: moved } = await api.post('/slots/hold', { ...later, cartId });
    await hears(first, second);
    await api.post('/slots/release', { id: moved.id });
    await hears(second);
    expect(held.id).toBeDefined();
    const { body: booking } = await book(api, bookingBody(cartId, slot));
    await hears(first);
    const { id, email, sig } = linkOf(booking.manageUrl);
    await api.post(`/bookings/${id}/cancel`, { email, sig });
    await hears(first);
    await new Promise((resolve) => setTimeout(resolve, UNTOLD_MS));
    expect(listener.events.map(({ date }) => date).sort()).toEqual(told.sort());
  });

  test('a change that moves no revision is not told: the check above would notice', async () => {
    const day = nextDay();
    const listener = await listen();
    await hold(day);
    const { revision } = await listener.until(on(day));
    await rowsOf(api, `update claims set expires_at = now() where tenant_id = $1`, [api.tenantId]);
    await expect(listener.until(on(day, revision), UNTOLD_MS)).rejects.toThrow(/Not told/);
  });

  test('[D526] what is written for whoever drives there tells of the day too, by the customer and by the office', async () => {
    const shop = await catalogueOf(api);
    const day = nextDay();
    const { cartId, minutes } = await aSmallCart(api, shop);
    const slot = await freeSlot(api, day, minutes);
    const { body: booking } = await book(api, bookingBody(cartId, slot));
    const link = linkOf(booking.manageUrl);
    const { id, email, sig } = link;
    const listener = await listen({ from: day, to: day });
    const { revision } = await listener.until(on(day));
    await api.patch(`/bookings/${id}`, { email, sig, gateCode: 'OCELOT', locale: 'es' });
    const noted = await listener.until(on(day, revision), TOLD_WITHIN_MS);
    const staff = api.as({ 'X-Admin-Token': 'sabal-dev-admin' });
    await staff.patch(`/admin/bookings/${id}`, { notes: 'Side door' });
    const annotated = await listener.until(on(day, noted.revision), TOLD_WITHIN_MS);
    await staff.put('/admin/customers/note', { email, note: 'The dog bites', expectedVersion: 0 });
    const warned = await listener.until(on(day, annotated.revision), TOLD_WITHIN_MS);
    const copy = (await api.post(`/bookings/${id}/clone-to-cart`, { email, sig })).body;
    const edit = bookingBody(copy.cartId, slot, { keepTime: true, edit: { bookingId: id, email, sig } });
    expect((await book(api, { ...edit, notes: 'Ring twice' })).status).toBe(200);
    await listener.until(on(day, warned.revision), TOLD_WITHIN_MS);
  });

  test('tells the catalogue at connect, and each change of a price or rate once to every listener', async () => {
    const staff = api.as({ 'X-Admin-Token': 'sabal-dev-admin' });
    const [one, other] = [await listen(), await listen({ from: dayAhead(3), to: dayAhead(3) })];
    const told = (count: number) =>
      expect
        .poll(() => [one, other].map(({ catalogues }) => catalogues.length), { timeout: TOLD_WITHIN_MS })
        .toEqual([count, count]);
    await told(1);
    const [first] = one.catalogues;
    const { body } = await staff.get('/admin/pricing');
    const serviceCharge = body.settings.serviceCharge + 1;
    await staff.patch('/admin/pricing/settings', { serviceCharge });
    await told(2);
    await staff.patch('/admin/pricing/settings', { serviceCharge }); // no change, nothing to tell
    await hold(nextDay());
    await new Promise((resolve) => setTimeout(resolve, UNTOLD_MS));
    const [product] = body.products;
    await staff.patch(`/admin/pricing/products/${product.id}`, { price: product.price + 1 });
    await told(3);
    expect(one.catalogues).toEqual([first, Number(first) + 1, Number(first) + 2]);
    expect(other.catalogues).toEqual(one.catalogues);
    // A device that asks a second later has the new prices, whichever node answers.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const [services, rates] = await Promise.all([api.get('/services'), api.get('/pricing')]);
    expect(rates.body).toMatchObject({ serviceCharge, revision: Number(first) + 2 });
    expect(JSON.stringify(services.body)).toContain(`"price":${product.price + 1}`);
  });

  test('keeps to its days and to its company', async () => {
    const [inside, outside] = [nextDay(), nextDay()];
    const canary = await asOwner(database.ownerUrl, addCanaryTenant);
    const [mine, theirs] = [
      await listen({ from: inside, to: inside }),
      await listen({ tenant: canary.slug }),
    ];
    const known = theirs.events.length;
    await hold(outside);
    await hold(inside);
    await mine.until(on(inside));
    expect(mine.events.filter(on(outside))).toEqual([]);
    expect(theirs.events.slice(known).filter((event) => [inside, outside].includes(event.date))).toEqual([]);
  });

  test.each([
    [`from=${dayAhead(0)}&to=${dayAhead(62)}`, 'too_large'],
    [`from=${dayAhead(1)}&to=${dayAhead(0)}`, 'invalid'],
    ['from=2026-02-30&to=2026-03-01', undefined],
    ['from=2026-03-01', undefined],
    ['', undefined],
  ])('a bad range is 400 and opens nothing: %s', async (query, code) => {
    const answer = await api.get(`/slots/events?${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.invalid']);
    if (code !== undefined) expect(answer.body.fields).toEqual({ to: code });
    expect(await openStreams(api)).toBe(0);
  });

  test('needs a company that exists', async () => {
    const path = `${api.url}/api/slots/events?from=${dayAhead(0)}&to=${dayAhead(1)}`;
    expect((await fetch(path)).status).toBe(400);
    expect((await fetch(`${path}&tenant=nobody`)).status).toBe(404);
  });

  test('HEAD and a caller that leaves at once leave no stream behind', async () => {
    const query = `from=${dayAhead(0)}&to=${dayAhead(1)}&tenant=sabal`;
    const head = await fetch(`${api.url}/api/slots/events?${query}`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    (await listen()).close();
    await untilQuiet(api);
  });

  test('many listeners cost one statement a look, and none cost none', async () => {
    for (let count = 0; count < 10; count++) await listen();
    const seen = await countStatements(api, () => new Promise((resolve) => setTimeout(resolve, 1_000)));
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.length).toBeLessThanOrEqual(3);
    expect(new Set(seen)).toEqual(new Set(['agenda_day_revisions']));
    for (const listener of listeners.splice(0)) listener.close();
    await untilQuiet(api);
    expect(await countStatements(api, () => new Promise((resolve) => setTimeout(resolve, 1_000)))).toEqual(
      [],
    );
  });

  test('an address has forty streams, and they are no requests under way', async () => {
    for (let count = 0; count < 40; count++) expect((await listen()).status).toBe(200);
    const metrics = await api.metrics();
    expect(metrics).toMatch(/^http_requests_in_flight 0$/m);
    expect(metrics).not.toContain('route="/slots/events",status="200"');
    const refused = await listen();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '15']);
    for (const listener of listeners.splice(0)) listener.close();
    await untilQuiet(api);
    expect((await listen()).status).toBe(200);
  });

  test('a database that goes and comes back: the stream stays and tells what was missed', async () => {
    const day = nextDay();
    const listener = await listen();
    await hold(day);
    const { revision } = await listener.until(on(day));
    proxy.set('refuse');
    await new Promise((resolve) => setTimeout(resolve, 900));
    await asOwner(database.ownerUrl, async (client) => {
      await client.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
      await client.query('update agenda_days set revision = revision + 1 where day = $1', [day]);
    });
    expect((await listen()).status).toBe(200); // the company is known; it hears as soon as there is something to hear
    proxy.set('pass');
    await listener.until(on(day, revision), 5_000);
    expect(listener.isOver()).toBe(false);
  });
});

test('a node that stops ends its streams, and lines opened ahead, and drains within two seconds', async () => {
  const node = await startApi({ ownerUrl: database.ownerUrl });
  const open = await Promise.all(Array.from({ length: 10 }, () => listen({}, node)));
  const unused = connect(node.server.port, '127.0.0.1');
  await once(unused, 'connect');
  unused.on('error', () => undefined);
  const startedMs = performance.now();
  await node.server.stop();
  await Promise.all(open.map((listener) => listener.over));
  expect(performance.now() - startedMs).toBeLessThan(2_000);
});

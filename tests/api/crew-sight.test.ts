/** What a crew's key sees: its own visits and nothing of anybody else's. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { CREW_SIGHT_DAYS } from '#shared/company/staff-role.ts';
import { tenantOfSlug } from '../../server/access/find-tenant.ts';
import { shareNotices } from '../../server/domain/notices/share-notices.ts';
import { allRoutes } from '../../server/routes/all-routes.ts';
import type { Caller } from '../support/api.ts';
import { beginWithOneCrew, withCrews } from '../support/crews.ts';
import { api, openShop, shop, staff } from '../support/open-shop.ts';
import { aSmallCart, dayAhead, freeSlot, rowsOf, type TestSlot, weekdayAhead } from '../support/shop.ts';
import { blocked, changed, deleted, placed } from '../support/staff.ts';
import { aDevice, aKey } from '../support/staff-keys.ts';

openShop();
beginWithOneCrew();
// Before the crews that they name.
afterEach(() => rowsOf(api, 'update admin_keys set crew_id = null where crew_id is not null'));
afterEach(() => rowsOf(api, 'delete from push_subscriptions'));

/** Stands in every text of the other crew's visit. */
const MARK = 'Zorrillo';
const PHONE = '(407) 555-0199';
const theirs = {
  email: `${MARK}@sabal-mail.com`,
  customerName: MARK,
  phone: PHONE,
  address: { line1: `9 ${MARK} Way`, city: 'Tampa', region: 'FL', postalCode: '33602' },
  notes: `${MARK} barks`,
  staffNotes: `${MARK} pays late`,
};
const ours = { customerName: 'Ana Diaz', email: 'Ana.Diaz@sabal-mail.com', phone: '(407) 555-0134' };

/** How a text of theirs would look on the wire, also folded, as digits and in an address. */
function tracesIn(text: string): string[] {
  const folded = text.toLowerCase();
  return [MARK.toLowerCase(), '5550199', '555-0199', '33602'].filter((trace) => folded.includes(trace));
}

let key: string;
let crew: Caller;
let own: BookingRowView;
let other: BookingRowView;
/** The same for each test: days in turn would soon be out of sight. */
let day: string;

const crewOf = (row: BookingRowView) => row.crew?.id;

async function visit(at: Pick<TestSlot, 'startAt' | 'endAt'>, more: object): Promise<BookingRowView> {
  const { cartId } = await aSmallCart(api, shop);
  const made = await placed(cartId, at, more);
  expect(made.status).toBe(201);
  return made.body.row;
}

/** Two crews with a visit each at the same time, and the key of one of them. */
beforeEach(async () => {
  await withCrews('Équipe 2');
  day = weekdayAhead(3);
  const slot = await freeSlot(api, day);
  other = await visit(slot, theirs);
  own = await visit(slot, ours);
  await changed(other, { gateCode: `${MARK}#1` });
  await changed(own, { notes: 'Clé sous le pot', gateCode: '#42' });
  expect(crewOf(own)).not.toBe(crewOf(other));
  ({ key, as: crew } = await aKey('crew', crewOf(own)));
});
afterEach(() => rowsOf(api, `update bookings set deleted_at = now(), claim_id = null`));

const rows = async (query: Readonly<Record<string, string>> = {}): Promise<BookingRowView[]> =>
  (await crew.get(`/admin/bookings?${new URLSearchParams(query)}`)).body.bookings;

describe('a crew', () => {
  test('sees its own visit with what it needs at the door, and not how its customer is written to', async () => {
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      id: own.id,
      customerName: 'Ana Diaz',
      phone: '+14075550134',
      staffNotes: 'Clé sous le pot',
      crew: { id: crewOf(own) },
    });
    expect(row).toMatchObject({ email: '', leadSource: null, codes: [] });
    const { body } = await crew.get(`/admin/bookings/${own.id}`);
    expect(body).toMatchObject({ customerName: 'Ana Diaz', serviceAddress1: '12 Palm Way' });
    expect(body.itemsInFrench.length).toBe(1);
    for (const absent of ['history', 'manageUrl', 'mails']) expect(body).not.toHaveProperty(absent);
    const text = JSON.stringify(body).toLowerCase();
    for (const unneeded of ['ana.diaz@', 'sig=']) expect(text).not.toContain(unneeded);
    // The whole of it is there for the office: what was looked for above is not missing everywhere.
    const whole = JSON.stringify((await staff.get(`/admin/bookings/${own.id}`)).body).toLowerCase();
    for (const unneeded of ['ana.diaz@', 'sig=', '"history"', '"mails"']) expect(whole).toContain(unneeded);
  });

  test.each([
    [undefined, 'Nettoyage de moquettes'],
    ['en', 'Carpet cleaning'],
    ['es', 'Limpieza de alfombras'],
  ])('reads titles and work in its own language: %s', async (lang, title) => {
    const query = lang === undefined ? '' : `?lang=${lang}`;
    const one = (await crew.get(`/admin/bookings/${own.id}${query}`)).body;
    const noted = (await crew.patch(`/admin/bookings/${own.id}${query}`, { notes: `${lang}` })).body;
    const [row] = (await crew.get(`/admin/bookings${query}`)).body.bookings;
    for (const told of [one.row, noted.row, row]) {
      expect(told.serviceTitle).toBe(title);
      expect(told.work[0]).toContain(title);
    }
    expect(one.itemsInFrench[0].serviceTitle).toBe(title);
    expect((await crew.get(`/admin/bookings/${own.id}?lang=de`)).status).toBe(400);
  });

  test('is not told the code of a gate before it drives there', async () => {
    const view = async () => (await crew.get(`/admin/bookings/${own.id}`)).body;
    expect(await view()).toMatchObject({ gateCode: null, row: { gateCode: null } });
    await rowsOf(
      api,
      `update bookings set starts_at = now() + interval '10 minutes', ends_at = now() + interval '1 hour' where id = $1`,
      [own.id],
    );
    expect(await view()).toMatchObject({ gateCode: '#42', row: { gateCode: '#42' } });
  });

  test.each([
    [{ q: MARK }],
    [{ q: '5550199' }],
    [{ q: 'Tampa' }],
    [{ status: 'CONFIRMED' }],
    [{ order: 'desc' }],
    [{ limit: '1' }],
    [{ from: dayAhead(-400), to: dayAhead(400) }],
  ])('finds nothing of another crew by %j', async (query) => {
    const answer = await crew.get(`/admin/bookings?${new URLSearchParams(query)}`);
    expect(answer.status).toBe(200);
    expect(tracesIn(JSON.stringify(answer.body))).toEqual([]);
    expect(answer.body.bookings.map(({ id }: BookingRowView) => id)).toEqual('q' in query ? [] : [own.id]);
    expect(answer.body).toMatchObject({ count: 'q' in query ? 0 : 1, nextCursor: null });
  });

  test('finds its own visit by what it is sent of it, and never by the e-mail of its customer', async () => {
    const found = async (q: string) => (await rows({ q })).map(({ id }) => id);
    for (const shown of ['Ana Diaz', 'diaz ana', '5550134', 'orlando', own.id.slice(0, 8)])
      expect({ shown, found: await found(shown) }).toEqual({ shown, found: [own.id] });
    for (const hidden of ['ana.diaz@s', 'ana.diaz@sabal-mail.com', 'sabal-mail', '@', 'diaz mail.com'])
      expect({ hidden, found: await found(hidden) }).toEqual({ hidden, found: [] });
    const office = await staff.get('/admin/bookings?q=ana.diaz@s');
    expect(office.body.bookings.map(({ id }: BookingRowView) => id)).toContain(own.id);
    // The marks of an address are folded where it is looked for.
    await changed(own, { email: 'zoé@diaz-mail.com' });
    expect(await found('zoe@')).toEqual([]);
    expect(await found('diaz')).toEqual([own.id]);
  });

  test('asks for another crew or for what was deleted in vain', async () => {
    await deleted([other.id]);
    for (const query of [`crew=${crewOf(other)}`, 'deleted=yes'])
      expect(await crew.get(`/admin/bookings?${query}`)).toMatchObject({
        status: 403,
        body: { code: 'admin.forbidden' },
      });
    expect((await rows({ crew: crewOf(own) ?? '' })).map(({ id }) => id)).toEqual([own.id]);
  });

  test('sees two weeks before and after today', async () => {
    const shift = (days: number) =>
      rowsOf(
        api,
        `update bookings set starts_at = now() + $2 * interval '1 day', ends_at = now() + $2 * interval '1 day' + interval '1 hour' where id = $1`,
        [own.id, days],
      );
    const isSeen = async () => [
      (await rows()).length,
      (await crew.get(`/admin/bookings/${own.id}`)).status,
      (await crew.patch(`/admin/bookings/${own.id}`, { notes: crypto.randomUUID() })).status,
    ];
    for (const days of [-CREW_SIGHT_DAYS, -1, 1, CREW_SIGHT_DAYS]) {
      await shift(days);
      expect({ days, seen: await isSeen() }).toEqual({ days, seen: [1, 200, 200] });
    }
    for (const days of [-CREW_SIGHT_DAYS - 1.2, CREW_SIGHT_DAYS + 1.2]) {
      await shift(days);
      expect({ days, seen: await isSeen() }).toEqual({ days, seen: [0, 404, 404] });
    }
  });

  test('loses sight of a visit that goes to another crew, and gets one that comes', async () => {
    await rowsOf(api, `delete from claim_cells`);
    await rowsOf(api, `update claims set resource_id = $1`, [crewOf(other)]);
    expect(await rows()).toEqual([]);
    expect((await crew.get(`/admin/bookings/${own.id}`)).status).toBe(404);
    await rowsOf(api, `update claims set resource_id = $1`, [crewOf(own)]);
    expect(await rows()).toHaveLength(2);
  });

  test('reads the blocks that close it, and not who made them', async () => {
    const time = { startISO: `${dayAhead(5)}T15:00:00Z`, endISO: `${dayAhead(5)}T16:00:00Z` };
    await blocked({ ...time, reason: 'Réunion' });
    await blocked({ ...time, reason: 'Vidange', crewId: crewOf(own) });
    await blocked({ ...time, reason: `Chez ${MARK}`, crewId: crewOf(other) });
    const { body } = await crew.get(`/admin/blocks?from=${dayAhead(4)}&to=${dayAhead(6)}`);
    const told = body.blocks.map(({ reason, createdBy }: { reason: string; createdBy: string }) => [
      reason,
      createdBy,
    ]);
    expect(told.toSorted()).toEqual([
      ['Réunion', ''],
      ['Vidange', ''],
    ]);
  });
});

describe('what a crew writes', () => {
  test('is the notes of its own visit', async () => {
    const noted = await crew.patch(`/admin/bookings/${own.id}`, { notes: 'Chien dehors' });
    expect(noted).toMatchObject({ status: 200, body: { staffNotes: 'Chien dehors', row: { email: '' } } });
    expect((await staff.get(`/admin/bookings/${own.id}`)).body.staffNotes).toBe('Chien dehors');
  });

  test('meets what the office wrote meanwhile, without more of the visit than it sees', async () => {
    const expectedVersion = (await rows())[0]?.version;
    await changed(own, { notes: 'Du bureau' });
    const late = await crew.patch(`/admin/bookings/${own.id}`, { notes: 'De la route', expectedVersion });
    expect(late).toMatchObject({ status: 409, body: { booking: { staffNotes: 'Du bureau' } } });
    expect(JSON.stringify(late.body)).not.toMatch(/manageUrl|history|Ana\.Diaz@/i);
  });

  test.each([
    { status: 'CANCELLED' },
    { status: 'CONFIRMED' },
    { email: 'thief@sabal-mail.com' },
    { customerName: 'Other' },
    { phone: '(407) 555-0100' },
    { gateCode: '#1' },
    { customerNotes: 'x' },
    { discount: { amount: 5, reason: 'x' } },
    { notify: true },
    { notes: 'with more', companyName: 'x' },
  ])('is nothing else: %j', async (change) => {
    const before = (await staff.get(`/admin/bookings/${own.id}`)).body;
    expect(await crew.patch(`/admin/bookings/${own.id}`, change)).toMatchObject({
      status: 403,
      body: { code: 'admin.forbidden' },
    });
    expect((await staff.get(`/admin/bookings/${own.id}`)).body).toEqual(before);
  });

  test('is nothing of another crew’s visit, which is not there for it', async () => {
    const before = (await staff.get(`/admin/bookings/${other.id}`)).body;
    const answer = await crew.patch(`/admin/bookings/${other.id}`, { notes: 'mine' });
    expect(answer).toMatchObject({ status: 404, body: { code: 'booking.not_found' } });
    expect(tracesIn(JSON.stringify(answer.body))).toEqual([]);
    expect((await staff.get(`/admin/bookings/${other.id}`)).body).toEqual(before);
  });
});

describe('the other crew’s customer', () => {
  test('stands in no answer of any call, whatever id of theirs is tried', async () => {
    const device = await aDevice(key);
    const ids = [other.id, crewOf(other) ?? ''];
    let asked = 0;
    for (const row of allRoutes.filter(({ who, role }) => who === 'admin' || role !== undefined)) {
      for (const id of ids) {
        const path = row.path.replace(':type', 'services').replace(/:\w+/g, id);
        const query = row.method === 'GET' ? `?from=${dayAhead(-30)}&to=${dayAhead(30)}` : '';
        const answer = await fetch(`${api.url}/api${path}${query}`, {
          method: row.method,
          headers: {
            'X-Tenant-Slug': 'sabal',
            'X-Admin-Token': device.token,
            'Idempotency-Key': crypto.randomUUID(),
            'Content-Type': 'application/json',
          },
          ...(row.body && { body: JSON.stringify({ notes: 'x' }) }),
        });
        expect({ path: row.path, traces: tracesIn(await answer.text()) }).toEqual({
          path: row.path,
          traces: [],
        });
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(150);
    // What is looked for does stand in the office's answers.
    const office = await aKey('office');
    const list = JSON.stringify((await office.as.get('/admin/bookings')).body);
    expect(tracesIn(list)).toEqual([MARK.toLowerCase(), '5550199', '33602']);
  });

  test('stands in no event of the stream that tells of days', async () => {
    const end = new AbortController();
    const { body } = await fetch(`${api.url}/api/slots/events?from=${day}&to=${day}`, {
      headers: { 'X-Tenant-Slug': 'sabal', 'X-Admin-Token': key },
      signal: end.signal,
    });
    let heard = '';
    const listening = (async () => {
      for await (const part of body ?? []) heard += new TextDecoder().decode(part);
    })().catch(() => undefined);
    await changed(other, { status: 'CANCELLED' });
    await expect.poll(() => heard, { timeout: 5_000 }).toContain(day);
    end.abort();
    await listening;
    expect(tracesIn(heard)).toEqual([]);
  });

  test('brings no notification to its devices, also to one that asked before it could not', async () => {
    const [device, office] = [
      await aDevice(key, 'Équipe'),
      await aDevice((await aKey('office')).key, 'Bureau'),
    ];
    const push = { endpoint: 'https://push.example.com/1', keys: { p256dh: 'x', auth: 'x' } };
    expect((await device.as.post('/admin/push', push)).status).toBe(403);
    for (const label of ['Équipe', 'Bureau'])
      await rowsOf(
        api,
        `insert into push_subscriptions (tenant_id, session_id, endpoint, p256dh, auth)
         select tenant_id, id, 'https://push.example.com/' || id, 'x', 'x' from admin_sessions where label = $1 and revoked_at is null`,
        [label],
      );
    await changed(other, { status: 'CANCELLED' });
    await shareNotices(api.server.deps, await tenantOfSlug(api.db, 'sabal'));
    const told = await rowsOf<{ label: string }>(
      api,
      `select distinct s.label from push_messages m join admin_sessions s on s.tenant_id = m.tenant_id and s.id = m.session_id`,
    );
    expect(told).toEqual([{ label: 'Bureau' }]);
    expect((await office.as.get('/admin/push')).body).toMatchObject({ subscribed: true });
  });
});

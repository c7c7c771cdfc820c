import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { migrate } from '../../server/db/migrate.ts';
import { eraseTenant } from '../../server/run/tenant/move-tenant.ts';
import { type Answer, type Api, startApi } from '../support/api.ts';
import { tenantTables } from '../support/canary-tenant.ts';
import { isLent } from '../support/database-servers.ts';
import { olderDatabase } from '../support/older-database.ts';
import {
  aSmallCart,
  asOwner,
  book,
  bookingBody,
  catalogueOf,
  freeSlot,
  linkOf,
  weekdayAhead,
} from '../support/shop.ts';

const erase = (api: Api) => eraseTenant(api.ownerUrl, { slug: 'sabal', yes: 'sabal', dryRun: false });

/** The tables in which a row of the company stands, read past row security. */
function leftOf(api: Api): Promise<string[]> {
  return asOwner(api.ownerUrl, async (owner) => {
    const left: string[] = [];
    for (const table of await tenantTables(owner)) {
      const { rowCount } = await owner.query(`select from ${table} where tenant_id = $1`, [api.tenantId]);
      if (rowCount !== 0) left.push(table);
    }
    return left;
  });
}

test('a company that is erased is gone at once, also for a node that still remembers it', async () => {
  const api = await startApi();
  try {
    const { cartId, minutes } = await aSmallCart(api, await catalogueOf(api));
    const slot = await freeSlot(api, weekdayAhead(5), minutes);
    const booked = await book(api, bookingBody(cartId, slot));
    const { id, email, sig } = linkOf(booked.body.manageUrl);
    const link = `/bookings/${id}?email=${encodeURIComponent(email)}&sig=${sig}`;
    expect((await api.get(link)).status).toBe(200);

    await erase(api);

    expect(await api.get(link)).toMatchObject({ status: 401, body: { code: 'link.invalid' } });
    const day = weekdayAhead(6);
    const calls: readonly (() => Promise<Answer>)[] = [
      () => api.get(`/slots?date=${day}&minutes=60`),
      () => api.get(`/slots/days?from=${day}&to=${day}&minutes=60`),
      () => api.post('/slots/hold', slot),
      () => book(api, bookingBody(cartId, slot)),
      () => api.get(`/cart/${cartId}`),
      () => api.get('/services'),
    ];
    for (const call of calls) {
      expect(await call()).toMatchObject({ status: 404, body: { code: 'tenant.unknown' } });
    }
  } finally {
    await api.stop();
  }
});

test('a save that was under way is waited for, and leaves no row of the company', async () => {
  const api = await startApi();
  try {
    await asOwner(api.ownerUrl, async (saving) => {
      await saving.query('begin');
      await saving.query(`select set_config('app.tenant_id', $1, true)`, [api.tenantId]);
      await saving.query(
        `insert into webhooks (tenant_id, id, url, events, secret, created_at)
          values ($1, gen_random_uuid(), 'https://tool.test/in', '{booking.done}', 'whsec_x', now())`,
        [api.tenantId],
      );
      const erased = erase(api);
      await Promise.race([erased, sleep(2_000)]); // longer than it takes where nobody is waited for
      await saving.query('commit');
      await erased;
    });
    expect(await leftOf(api)).toEqual([]);
  } finally {
    await api.stop();
  }
});

// Another engine has its locks on other machines.
test.skipIf(isLent).each([
  ['a day', 'select from agenda_days where tenant_id = $1 for update'],
  ['a booking', 'select from bookings where tenant_id = $1 for update'],
  ['the agenda', 'select from agendas where tenant_id = $1 for key share'],
])('who holds %s and writes on is let finish, and neither waits for the other', async (_what, lock) => {
  const api = await startApi();
  try {
    const { cartId, minutes } = await aSmallCart(api, await catalogueOf(api));
    await book(api, bookingBody(cartId, await freeSlot(api, weekdayAhead(5), minutes)));
    await asOwner(api.ownerUrl, async (saving) => {
      const waiting = async () => {
        const { rows } = await saving.query<{ pid: number }>(
          'select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))',
        );
        return rows.map(({ pid }) => pid);
      };
      await saving.query('begin');
      await saving.query(`select set_config('app.tenant_id', $1, true)`, [api.tenantId]);
      expect((await saving.query(lock, [api.tenantId])).rowCount).toBeGreaterThan(0);
      const erased = erase(api);
      await expect.poll(waiting).toHaveLength(1);
      const before = await waiting();
      await saving.query(
        `insert into webhooks (tenant_id, id, url, events, secret, created_at)
          values ($1, gen_random_uuid(), 'https://tool.test/in', '{booking.done}', 'whsec_x', now())`,
        [api.tenantId],
      );
      expect(await waiting(), 'it has not begun again').toEqual(before);
      await saving.query('commit');
      await erased;
    });
    expect(await leftOf(api)).toEqual([]);
  } finally {
    await api.stop();
  }
});

test('whatever staff and customers write while it is erased, nothing of it is left, and nobody meets a fault', async () => {
  const api = await startApi();
  try {
    const shop = await catalogueOf(api);
    const staff = api.as({ 'X-Admin-Token': 'sabal-dev-admin', 'X-Confirm-Key': 'sabal-dev-admin' });
    const day = weekdayAhead(5);
    let isOver = false;
    const answers: Answer[] = [];
    const again = async (save: (n: number) => Promise<Answer>) => {
      for (let n = 0; !isOver; n++) {
        const answer = await save(n).catch(() => undefined);
        if (answer) answers.push(answer);
      }
    };
    const one = await aSmallCart(api, shop);
    const booked = await book(api, bookingBody(one.cartId, await freeSlot(api, day, one.minutes)));
    const { id } = linkOf(booked.body.manageUrl);
    const addresses = () => [
      {
        ...{ id: crypto.randomUUID(), label: 'Bureau', email: 'bureau@sabal-mail.com', locale: 'fr' },
        ...{ kinds: ['booked'], daily: false },
      },
    ];
    const saves: readonly ((n: number) => Promise<Answer>)[] = [
      (n) => staff.post('/admin/webhooks', { url: `https://tool${n}.test/in`, events: ['booking.done'] }),
      (n) => staff.post('/admin/api-keys', { label: `Key ${n}`, scopes: ['catalogue:read'] }),
      (n) => staff.post('/admin/crews', { name: `Crew ${n}`, color: 'green' }),
      async () => {
        const { version: expectedVersion } = (await staff.get('/admin/notices')).body;
        return staff.put('/admin/notices', { summaryMinute: 600, addresses: addresses(), expectedVersion });
      },
      (n) => staff.patch(`/admin/bookings/${id}`, { notes: `Note ${n}` }),
      (n) =>
        staff.post('/admin/blocks', { startISO: `${day}T0${n % 10}:00:00Z`, endISO: `${day}T12:00:00Z` }),
      async () => {
        const { cartId, minutes } = await aSmallCart(api, shop);
        const slot = await freeSlot(api, weekdayAhead(9), minutes);
        return book(api, bookingBody(cartId, slot));
      },
    ];
    const running = saves.map(again);
    const done = () => answers.filter(({ status }) => status < 300).length;
    await expect.poll(done, { timeout: 15_000 }).toBeGreaterThan(5);
    const told = await erase(api);
    await sleep(200);
    isOver = true;
    await Promise.all(running);
    expect(told[0]).toContain('sabal is erased');
    expect(await leftOf(api)).toEqual([]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
  } finally {
    await api.stop();
  }
});

test('every row of a company refers to it, itself or through another', async () => {
  const api = await startApi();
  try {
    await asOwner(api.ownerUrl, async (owner) => {
      const { rows } = await owner.query<{ from: string; to: string }>(
        `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
           where contype = 'f' and connamespace = 'public'::regnamespace`,
      );
      const isBound = (table: string): boolean =>
        rows.some(({ from, to }) => from === table && to !== table && (to === 'tenants' || isBound(to)));
      expect((await tenantTables(owner)).filter((table) => !isBound(table))).toEqual([]);
    });
  } finally {
    await api.stop();
  }
});

test('rows that an erasure of before has left go with the release, and those of companies stay', async () => {
  const database = await olderDatabase('20261203_bind_rows_to_company.ts');
  try {
    await asOwner(database.ownerUrl, async (owner) => {
      const [here, gone] = [crypto.randomUUID(), crypto.randomUUID()];
      await owner.query(
        `insert into tenants (id, slug, name, time_zone, default_locale) values ($1, 'acme', 'Acme', 'America/New_York', 'en')`,
        [here],
      );
      const crewsOf = async (id: string) => {
        await owner.query(`select set_config('app.tenant_id', $1, false)`, [id]);
        return (await owner.query('select from crews')).rowCount;
      };
      for (const id of [here, gone]) {
        await owner.query(`select set_config('app.tenant_id', $1, false)`, [id]);
        await owner.query(
          `insert into crews (tenant_id, id, name, color, position) values ($1, gen_random_uuid(), 'One', 'blue', 0)`,
          [id],
        );
      }
      await migrate(database.ownerUrl);
      expect([await crewsOf(here), await crewsOf(gone)]).toEqual([1, 0]);
    });
  } finally {
    await database.drop();
  }
});

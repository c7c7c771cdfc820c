import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statement, type Tx, withTenant } from '../../server/db/with-tenant.ts';
import { type Api, startApi } from '../support/api.ts';
import { countStatements } from '../support/statement-count.ts';

const setLocale = statement(
  'wt_set_locale',
  'update carts set locale = $2 where tenant_id = $1 and id = $3 returning locale',
);
const getLocale = statement('wt_get_locale', 'select locale from carts where tenant_id = $1 and id = $2');
const divide = statement('wt_divide', 'select 1 / $1::int as one');
const lock = statement('wt_lock', 'select locale from carts where tenant_id = $1 and id = $2 for update');

let api: Api;
let cartId: string;
beforeAll(async () => {
  api = await startApi();
  cartId = crypto.randomUUID();
  await api.post('/cart', { id: cartId });
  await inTenant((tx) => tx.run(setLocale, [api.tenantId, 'en', cartId]));
});
afterAll(() => api?.stop());

function inTenant<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return withTenant(api.db, api.tenantId, work);
}

async function localeNow(): Promise<string | undefined> {
  const rows = await inTenant((tx) => tx.run<{ locale: string }>(getLocale, [api.tenantId, cartId]));
  return rows[0]?.locale;
}

describe('a last statement', () => {
  test('answers its rows and is committed', async () => {
    const rows = await inTenant((tx) => tx.runLast(setLocale, [api.tenantId, 'es', cartId]));
    expect(rows).toEqual([{ locale: 'es' }]);
    expect(await localeNow()).toBe('es');
  });

  test('that fails takes everything before it back and tells its own error', async () => {
    const before = await localeNow();
    await expect(
      inTenant(async (tx) => {
        await tx.run(setLocale, [api.tenantId, 'fr', cartId]);
        await tx.runLast(divide, [0]);
      }),
    ).rejects.toMatchObject({ code: '22012' });
    expect(await localeNow()).toBe(before);
  });

  test('is the last one', async () => {
    await expect(
      inTenant(async (tx) => {
        await tx.runLast(divide, [1]);
        await tx.run(divide, [1]);
      }),
    ).rejects.toThrow('no statement after the last one');
  });
});

describe('a builder', () => {
  test('speaks camelCase, reads rows of its tenant alone and leaves the keys of documents', async () => {
    const items = [{ a_key: 1, anotherKey: 2 }];
    const written = { items: JSON.stringify(items), updatedAt: '2026-12-01T12:00:00.000Z' };
    const rows = await inTenant((tx) =>
      tx.query(tx.from('carts').where({ id: cartId }).update(written).returning(['items', 'updatedAt'])),
    );
    expect(rows).toEqual([{ items, updatedAt: Date.parse(written.updatedAt) }]);
    const asked = await inTenant(async (tx) => tx.from('carts').select('couponIds').toSQL().toNative());
    expect(asked.sql).toContain('where "carts"."tenant_id" = $1');
    expect(asked.bindings).toEqual([api.tenantId]);
  });

  test('is sent in the order of the calls', async () => {
    const work = (tx: Tx) =>
      Promise.all([
        tx.run(getLocale, [api.tenantId, cartId]),
        tx.query(tx.from('carts').where({ id: cartId }).select('id')),
        tx.run(getLocale, [api.tenantId, cartId]),
      ]);
    expect(await countStatements(api, () => inTenant(work))).toEqual([
      'wt_get_locale',
      'select carts',
      'wt_get_locale',
    ]);
  });

  test('that fails tells its own error, not that of what left behind it', async () => {
    const work = (tx: Tx) =>
      Promise.all([
        tx.query(tx.from('carts').whereRaw('1 / ?::int = 1', [0]).select('id')),
        tx.run(getLocale, [api.tenantId, cartId]),
      ]);
    await expect(inTenant(work)).rejects.toMatchObject({ code: '22012' });
  });
});

test('work that goes on after a failed statement is told that nothing was committed', async () => {
  const before = await localeNow();
  await expect(
    inTenant(async (tx) => {
      await tx.run(setLocale, [api.tenantId, 'fr', cartId]);
      await tx.run(divide, [0]).catch(() => undefined);
    }),
  ).rejects.toThrow('rolled back');
  expect(await localeNow()).toBe(before);
});

test('of statements that left together, the one that failed is told and not those refused after it', async () => {
  let release: () => void = () => undefined;
  let held = Promise.resolve();
  await new Promise<void>((locked) => {
    held = inTenant(async (tx) => {
      await tx.run(lock, [api.tenantId, cartId]);
      locked();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    });
  });
  // The failure of the first has further to go than that of the second, however apart the two arrive.
  const slow = (tx: Tx) =>
    tx.run(lock, [api.tenantId, cartId]).catch(async (error: unknown) => {
      await sleep(200);
      throw error;
    });
  const told = await inTenant((tx) => Promise.all([slow(tx), tx.run(divide, [1])])).catch((error) => error);
  release();
  await held; // or the node would wait for it, and every file after this one for its connections
  expect(told).toMatchObject({ code: '55P03' });
});

test('an error of the work itself is thrown as it is, and nothing stays', async () => {
  const before = await localeNow();
  await expect(
    inTenant(async (tx) => {
      await tx.run(setLocale, [api.tenantId, 'fr', cartId]);
      throw new Error('changed its mind');
    }),
  ).rejects.toThrow('changed its mind');
  expect(await localeNow()).toBe(before);
});

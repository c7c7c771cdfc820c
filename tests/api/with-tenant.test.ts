import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statement, type Tx, withTenant } from '../../server/db/with-tenant.ts';
import { type Api, startApi } from '../support/api.ts';

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
  const held = inTenant(async (tx) => {
    await tx.run(lock, [api.tenantId, cartId]);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  await sleep(100);
  // The failure of the first has further to go through promises than that of the second.
  const slow = async (tx: Tx) => {
    const failing = async () => tx.run(lock, [api.tenantId, cartId]);
    return (await (await failing()).at(0)) as unknown;
  };
  await expect(inTenant((tx) => Promise.all([slow(tx), tx.run(divide, [1])]))).rejects.toMatchObject({
    code: '55P03',
  });
  release();
  await held;
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

import type { Page } from '@playwright/test';
import { versionOneRows } from '../../app/data/device/version-one.test-support.ts';
import { expect, test } from '../journeys/fixtures.ts';

/** L10 in a real browser: what the first build kept is there after the upgrade, and old tabs write nothing after one. */

const firstTables = {
  meta: 'k',
  carts: 'id',
  drafts: 'key',
  contexts: 'k',
  cache: 'key',
  fetches: 'key',
  intents: 'id',
} as const;

function makeFirstDatabase(page: Page): Promise<void> {
  return page.evaluate(
    async ([tables, rows]) => {
      const opened = indexedDB.open('app:sabal', 10);
      opened.onupgradeneeded = () => {
        for (const [name, keyPath] of Object.entries(tables)) {
          const table = opened.result.createObjectStore(name, { keyPath });
          if (name === 'intents') table.createIndex('cartId', 'cartId');
          for (const row of Object.entries(rows).find(([of]) => of === name)?.[1] ?? []) table.put(row);
        }
      };
      await new Promise((resolve, reject) => {
        opened.onsuccess = resolve;
        opened.onerror = reject;
      });
      opened.result.close();
    },
    [firstTables, versionOneRows] as const,
  );
}

/** `upgradeTo` plays a build of the future; without it the database is looked at as it is. */
function readDatabase(page: Page, upgradeTo?: number) {
  return page.evaluate(async (version) => {
    const opened = indexedDB.open('app:sabal', version);
    await new Promise((resolve, reject) => {
      opened.onsuccess = resolve;
      opened.onerror = reject;
      opened.onblocked = reject;
    });
    const tables = ['meta', 'carts', 'drafts'] as const;
    const asked = tables.map((name) => opened.result.transaction(name).objectStore(name).getAll());
    await Promise.all(
      asked.map((each) => new Promise((resolve) => each.addEventListener('success', resolve))),
    );
    const found = { version: opened.result.version, rows: asked.map(({ result }) => result) };
    opened.result.close();
    return found;
  }, upgradeTo);
}

test('[LC31] [LC32] the first build’s data comes along, and a tab of an older build is fenced', async ({
  context,
}) => {
  const elsewhere = await context.newPage();
  await elsewhere.goto('/robots.txt');
  await makeFirstDatabase(elsewhere);
  const page = await context.newPage();
  await page.goto('/privacy');
  await expect.poll(async () => (await readDatabase(elsewhere)).version).toBe(20);
  const { rows } = await readDatabase(elsewhere);
  expect(rows[1]).toMatchObject([{ id: versionOneRows.carts[0].id, items: versionOneRows.carts[0].items }]);
  expect(rows[2]).toEqual(versionOneRows.drafts);
  // Nothing of the first build's cart is under way any more: what comes next is the fence's doing.
  let seen = '';
  const isStill = async () => {
    const last = seen;
    seen = JSON.stringify(await readDatabase(elsewhere));
    return seen === last;
  };
  await expect.poll(isStill, { intervals: [1_500] }).toBe(true);
  const before = await readDatabase(elsewhere, 990);
  await expect(page.getByText('The app was updated in another tab. Reload to go on.')).toBeVisible();
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'));
    dispatchEvent(new Event('online'));
  });
  await page.waitForTimeout(1_500);
  expect((await readDatabase(elsewhere)).rows).toEqual(before.rows);
});

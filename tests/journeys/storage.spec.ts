import type { CDPSession, Page } from '@playwright/test';
import { storage as storageEn } from '../../app/i18n/messages/storage/en.ts';
import {
  addRooms,
  button,
  cartLink,
  cartRow,
  choose,
  chooseBedrooms,
  fillCart,
  openCatalogue,
} from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { makeCart, seedCart } from './seeded-cart.ts';
import { fill, words } from './words.ts';

const w = words.en;
test.use({ locale: 'en' });

const rooms = [
  { service: 'carpet-cleaning', product: 'bedroom', options: ['size-regular', 'soil-regular'], count: 2 },
];

/** What a browser throws away when it needs room; the mirrors in localStorage are not part of it. */
const EVICTABLE = 'indexeddb,cache_storage,service_workers';

async function devtools(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

async function evict(page: Page, url: string): Promise<void> {
  const tools = await devtools(page);
  await tools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: EVICTABLE });
  await tools.detach();
}

/** Uncaught errors of every page of the test. */
function collectFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  return faults;
}

function notice(page: Page, title: string) {
  return page.getByRole('status').filter({ hasText: title });
}

test('[LC43] a cart deleted by the browser comes back, before the start and in the middle of a visit @phone', async ({
  page,
  stack,
}) => {
  const faults = collectFaults(page);
  await fillCart(page, w);
  const room = cartRow(page, `${w.bedroom} 1`);
  await expect(room).toBeVisible();

  // In the middle of a visit, without a reload.
  await evict(page, stack.url);
  await expect(notice(page, storageEn.evicted.title)).toContainText(storageEn.evicted.back);
  await expect(room).toBeVisible();
  await expectAccessible(page, 'the notice of an eviction');
  await button(page, storageEn.close).click();
  await expect(notice(page, storageEn.evicted.title)).toHaveCount(0);

  // Before the start: the server takes its time, and meanwhile nothing says "empty".
  await page.goto('/favicon.svg'); // no app in it
  await evict(page, stack.url);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/cart/*?withTotals=1', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/cart');
  await expect(notice(page, storageEn.evicted.title)).toContainText(storageEn.evicted.coming);
  await page.waitForTimeout(1_000); // longer than an empty cart is doubted
  await expect(page.getByText(w.cart.empty.title)).toHaveCount(0);
  answer();
  await expect(room).toBeVisible();
  await expect(notice(page, storageEn.evicted.title)).toContainText(storageEn.evicted.back);

  // Said once.
  await page.reload();
  await expect(room).toBeVisible();
  await expect(notice(page, storageEn.evicted.title)).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('[LC44] on a full device copies make room for what is typed @phone', async ({ page, stack }) => {
  const faults = collectFaults(page);
  const tools = await devtools(page);
  // Before the first page: Chromium remembers for half a minute how much room there is.
  await tools.send('Storage.overrideQuotaForOrigin', { origin: stack.url, quotaSize: 2_000_000 });
  await fillCart(page, w);
  await expect(cartRow(page, `${w.bedroom} 2`)).toBeVisible();
  expect(await page.evaluate(fillWithSlots)).toBe('QuotaExceededError');

  await page.goto('/intake/handyman');
  const description = page.locator('#request-description');
  const long = 'A gutter, a door and '.repeat(40).trim();
  await description.fill(long);
  await expect.poll(() => page.evaluate(countSlots)).toBe(0);
  await expect.poll(() => page.evaluate(readDrafts)).toContain(long);
  expect(await page.evaluate(() => localStorage.getItem('drafts_unsaved'))).toBeNull();
  await page.reload();
  await expect(description).toHaveValue(long);
  await page.goto('/cart');
  await expect(cartRow(page, `${w.bedroom} 2`)).toBeVisible();
  await expect(notice(page, storageEn.full.title)).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('[LC123] a database that takes four seconds to open is waited for with words, and has the cart @phone', async ({
  page,
}) => {
  await fillCart(page, w);
  const room = cartRow(page, `${w.bedroom} 2`);
  await expect(room).toBeVisible();
  const said = [storageEn.opening.title, storageEn.memory.title, w.cart.error.title, w.cart.empty.title];
  const heard = new Set<string>();
  // Before the script that tells: what is exposed later, it would not find.
  await page.exposeFunction('hear', (text: string) => {
    for (const sentence of said) if (text.includes(sentence)) heard.add(sentence);
  });
  await page.addInitScript(openSlowly);
  await page.reload({ waitUntil: 'commit' }); // all of it may be there later than the database
  await expect(notice(page, storageEn.opening.title)).toBeVisible({ timeout: 20_000 });
  await expect(room).toBeVisible({ timeout: 20_000 });
  await expect(notice(page, storageEn.opening.title)).toHaveCount(0);
  expect([...heard]).toEqual([storageEn.opening.title]);
});

/** In the page, before the app: every opening of the device's database takes four seconds. What is shown is told. */
function openSlowly(): void {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...asked) {
    if (asked[0] !== 'app:sabal') return open.apply(this, asked);
    const slow = {} as IDBOpenDBRequest; // as much of one as the app uses
    setTimeout(() => {
      const real = open.apply(this, asked);
      for (const part of ['result', 'transaction', 'error'])
        Object.defineProperty(slow, part, { get: () => Reflect.get(real, part) });
      for (const name of ['onsuccess', 'onerror', 'onblocked', 'onupgradeneeded'])
        Reflect.set(real, name, (event: Event) => Reflect.get(slow, name)?.(event));
    }, 4_000);
    return slow;
  };
  const hear: (text: string) => void = Reflect.get(window, 'hear');
  new MutationObserver(() => hear(document.body?.textContent ?? '')).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** In the page: copies of slots until not even a small one fits. Answers why. */
async function fillWithSlots(): Promise<string | undefined> {
  const open = indexedDB.open('app:sabal');
  const db = await new Promise<IDBDatabase>((resolve) => {
    open.onsuccess = () => resolve(open.result);
  });
  const put = (nth: number, bytes: number) =>
    new Promise<string | undefined>((resolve) => {
      const tx = db.transaction('cache', 'readwrite');
      const noise = crypto.getRandomValues(new Uint8Array(bytes));
      tx.objectStore('cache').put({ key: `slots:${nth}`, kind: 'slots', slots: [noise], fetchedAt: 0, v: 1 });
      tx.oncomplete = () => resolve(undefined);
      tx.onabort = () => resolve(tx.error?.name);
    });
  let fault: string | undefined;
  let nth = 0;
  for (const bytes of [60_000, 6_000, 600]) {
    fault = undefined;
    while (fault === undefined && nth < 200) {
      fault = await put(nth, bytes);
      nth += 1;
    }
  }
  db.close();
  return fault;
}

/** In the page. */
async function countSlots(): Promise<number> {
  const open = indexedDB.open('app:sabal');
  const db = await new Promise<IDBDatabase>((resolve) => {
    open.onsuccess = () => resolve(open.result);
  });
  const keys = db.transaction('cache').objectStore('cache').getAllKeys();
  await new Promise((resolve) => {
    keys.onsuccess = resolve;
  });
  db.close();
  return keys.result.filter((key) => String(key).startsWith('slots:')).length;
}

/** In the page. */
async function readDrafts(): Promise<string> {
  const open = indexedDB.open('app:sabal');
  const db = await new Promise<IDBDatabase>((resolve) => {
    open.onsuccess = () => resolve(open.result);
  });
  const rows = db.transaction('drafts').objectStore('drafts').getAll();
  await new Promise((resolve) => {
    rows.onsuccess = resolve;
  });
  db.close();
  return JSON.stringify(rows.result);
}

/** How browsers refuse a database: each before anything of the page has run. */
const refusals: Readonly<Record<string, () => void>> = {
  'that throws': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  },
  'that never opens': () => {
    // An event without a listener is an opening without an end.
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function () {
      return new Proxy(open.call(this, `never-${Math.random()}`), { set: () => true });
    };
  },
};

for (const [how, refuse] of Object.entries(refusals)) {
  test(`[LC45] a visit with a database ${how} works from memory and says so @phone`, async ({ page }) => {
    const faults = collectFaults(page);
    await page.addInitScript(refuse);
    await seedCart(page, rooms);
    await page.goto('/cart');
    await expect(notice(page, storageEn.memory.title)).toBeVisible({ timeout: 25_000 });
    await expect(cartRow(page, `${w.bedroom} 2`)).toBeVisible();
    await cartLink(page).click(); // another screen of the same visit finds the same cart
    await button(page, fill(w.cart.item.removeOf, { name: `${w.bedroom} 2` })).click();
    await expect(cartRow(page, `${w.bedroom} 2`)).toHaveCount(0);
    await expect(cartRow(page, w.bedroom)).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('[LC46] where persistence is refused, putting in the cart works as ever, and nobody is asked twice @phone', async ({
  page,
}) => {
  const faults = collectFaults(page);
  await page.addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      const asked = Number(sessionStorage.getItem('asked') ?? 0) + 1;
      sessionStorage.setItem('asked', String(asked));
      throw new Error('refused');
    };
  });
  await openCatalogue(page, w);
  await chooseBedrooms(page, w, 1);
  await addRooms(page, w);
  await page.goto('/service/carpet-cleaning');
  await choose(page, w, w.bedroom);
  await button(page, w.configure.bar.continue).click();
  await addRooms(page, w);
  await expect(cartRow(page, `${w.bedroom} 2`)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe('1');
  expect(faults).toEqual([]);
});

test('forgetting the device leaves nothing of the person on it, and the cart on the server @phone', async ({
  page,
}) => {
  const faults = collectFaults(page);
  await page.goto('/terms');
  const cartId = await makeCart(page.request, rooms);
  await page.evaluate((id) => localStorage.setItem('cart_id_v1', id), cartId);
  await page.goto('/cart');
  await expect(cartRow(page, `${w.bedroom} 1`)).toBeVisible();
  await page.goto('/privacy');
  await button(page, storageEn.forget.act).click();
  await expectAccessible(page, 'the question before forgetting');
  await button(page, storageEn.forget.confirm).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: w.cart.empty.title })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart_id_v1'))).toBeNull();
  await expect(notice(page, storageEn.evicted.title)).toHaveCount(0);
  const kept = await page.request.get(`/api/cart/${cartId}`, { headers: { 'X-Tenant-Slug': 'sabal' } });
  expect(await kept.json()).toMatchObject({ items: [{ instances: [{}, {}] }] });
  expect(faults).toEqual([]);
});

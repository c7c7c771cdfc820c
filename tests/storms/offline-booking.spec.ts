import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { aPerson, button, fillContact, type Person, soonestTimes } from '../journeys/customer.ts';
import { expect, type Stack, test } from '../journeys/fixtures.ts';
import { makeCart, seedCart } from '../journeys/seeded-cart.ts';
import { words } from '../journeys/words.ts';
import { appDatabaseMade } from '../support/app-database.ts';
import { sized } from './storm-size.ts';

/**
 * Reliability L6: a booking asked for without a connection, with the line cut at a random point of the way back. It
 * ends as exactly one booking or none, under one key, and the screen says which; no word of success before the
 * server's answer has reached the page.
 */

const w = words.en;
// The pages are what is cut here; the worker would send past the routes.
test.use({ locale: 'en', serviceWorkers: 'block' });

const rooms = [
  { service: 'carpet-cleaning', product: 'bedroom', options: ['size-regular', 'soil-regular'], count: 2 },
];
const headers = { 'X-Tenant-Slug': 'sabal' };
/** Of the same origin, and nothing runs in it. */
const NO_APP = '/robots.txt';

/** How the line fails, each for some of the first calls. */
const cuts = ['before', 'after', 'hold', 'cart', 'either', 'never'] as const;
type Cut = (typeof cuts)[number];

interface Line {
  cut: Cut;
  /** How many calls of the chosen kind still fail. */
  left: number;
  /** Of a line that changes the key at each send, as no outbox may. */
  freshKeys: boolean;
  readonly keys: Set<string>;
  isAnswered: boolean;
}

const isHit = ({ cut, left }: Line, path: string) => {
  if (cut === 'never') return path === '/api/bookings';
  if (left <= 0) return false;
  if (cut === 'hold') return path === '/api/slots/hold';
  if (cut === 'cart') return path.startsWith('/api/cart');
  return path === '/api/bookings';
};

async function pass(route: Route, request: Request, line: Line): Promise<void> {
  const { pathname } = new URL(request.url());
  const isBooking = pathname === '/api/bookings' && request.method() === 'POST';
  const sent = request.headers();
  if (isBooking && line.freshKeys) sent['idempotency-key'] = crypto.randomUUID();
  if (isBooking) line.keys.add(sent['idempotency-key'] ?? '');
  if (isHit(line, pathname)) {
    line.left--;
    const isDone =
      line.cut === 'after' || (line.cut !== 'before' && line.cut !== 'never' && Math.random() < 0.5);
    if (isDone) await route.fetch({ headers: sent }); // it does happen; only the answer is lost
    return route.abort('connectionreset');
  }
  if (!isBooking) return route.continue();
  const answer = await route.fetch({ headers: sent });
  line.isAnswered ||= answer.status() === 201;
  return route.fulfill({ response: answer });
}

/** Free starts of the coming weeks, an hour apart, so that no two points want the same. */
async function freeTimes(page: Page, count: number): Promise<readonly string[]> {
  const times: string[] = [];
  for (let ahead = 3; times.length < count && ahead < 85; ahead++) {
    const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const answer = await page.request.get(`/api/slots?date=${date}&minutes=60`, { headers });
    const slots: readonly { startAt: string; available: boolean }[] = await answer.json();
    const whole = slots.filter(({ startAt, available }) => available && startAt.endsWith(':00:00.000Z'));
    times.push(...whole.map(({ startAt }) => startAt));
  }
  return times;
}

/** What the checkout writes for wishes and finalize for its form, in a database without anything else of a person. */
function writePreferredTimes(
  page: Page,
  cartId: string,
  person: Person,
  starts: readonly number[],
): Promise<void> {
  const address = { line1: '12 Palm Way', line2: '', city: 'Orlando', region: 'FL', postalCode: '32801' };
  const values = { ...person, ...address, phone: '', country: 'US', gateCode: '', notes: '' };
  const wishes = starts.map((startAt) => ({ startAt, endAt: startAt + 3_600_000 }));
  const rows = {
    contexts: { k: 'slot-wishes', value: { minutes: 60, wishes }, v: 1 },
    drafts: { key: 'finalize', values, updatedAt: Date.now(), v: 1 },
  };
  return page.evaluate(
    async ({ id, stores }) => {
      localStorage.setItem('cart_id_v1', id);
      // Of a page that ended while its booking was stored: it would drop the draft that is written here.
      localStorage.removeItem('drafts_unsaved');
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('app:sabal');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const cleared = ['carts', 'intents', 'contexts', 'drafts', 'fetches'];
      const work = db.transaction([...cleared, 'meta'], 'readwrite');
      for (const name of cleared) work.objectStore(name).clear();
      // Without its sentinel the database would count as thrown away by the browser.
      work.objectStore('meta').delete('cart');
      for (const [name, row] of Object.entries(stores)) work.objectStore(name).put(row);
      await new Promise((resolve) => {
        work.oncomplete = resolve;
      });
      db.close();
    },
    { id: cartId, stores: rows },
  );
}

interface Point {
  readonly person: Person;
  readonly line: Line;
  /** Success words seen before the answer. */
  early: number;
}

/** From the form to the truth; answers everything that must not be. */
async function comeBack(
  page: Page,
  context: BrowserContext,
  stack: Stack,
  point: Point,
  flickers: number,
): Promise<readonly string[]> {
  const { line, person } = point;
  await button(page, w.finalize.book.ask).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: w.finalize.saved.title })).toBeVisible();
  await context.setOffline(false);
  for (let flicker = 0; flicker < flickers; flicker++) {
    await page.waitForTimeout(Math.random() * 400);
    await context.setOffline(true);
    await page.waitForTimeout(Math.random() * 300);
    await context.setOffline(false);
  }
  const endsOpen = line.cut === 'never';
  const truth = page.getByRole('heading', {
    level: 1,
    name: endsOpen ? w.finalize.checking.title : w.confirmation.booked.title,
  });
  const again = page
    .getByRole('button', { name: w.finalize.saved.now })
    .or(page.getByRole('button', { name: w.finalize.checking.again }))
    .or(page.getByRole('button', { name: w.finalize.asks.yes }));
  // A person who taps on; nothing of it may book a second time.
  const deadline = Date.now() + 30_000;
  while (!(await truth.isVisible()) && Date.now() < deadline) {
    await again
      .first()
      .click({ timeout: 500 })
      .catch(() => undefined);
    if (line.freshKeys && line.keys.size > 1) break;
  }
  const made = await stack.control<unknown[]>(`/bookings?email=${encodeURIComponent(person.email)}`);
  const faults: string[] = [];
  if (made.length !== (endsOpen ? 0 : 1)) faults.push(`${made.length} bookings`);
  if (!(await truth.isVisible()))
    faults.push(`the screen says ${await page.locator('h1').first().innerText()}`);
  if (line.keys.size > 1) faults.push(`${line.keys.size} keys`);
  if (point.early > 0) faults.push('a word of success before the answer');
  return faults;
}

/** Reports every word of success with the first frame that shows it. */
async function watchWords(page: Page, points: { current: Point | undefined }): Promise<void> {
  await page.exposeBinding('sayBooked', () => {
    const point = points.current;
    if (point && !point.line.isAnswered) point.early++;
  });
  const booked = w.finalize.meanwhile.booked.split('{{')[0] ?? '';
  await page.addInitScript(
    (texts) => {
      const isIn = (shown = '') => texts.some((text) => shown.includes(text));
      // What is shown is a part of what is there, and to ask for it alone lays out the page at every change.
      const look = () => {
        if (!isIn(document.body?.textContent ?? '') || !isIn(document.body?.innerText)) return;
        if ('sayBooked' in window && typeof window.sayBooked === 'function') window.sayBooked();
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    },
    [w.confirmation.booked.title, w.finalize.stages.confirmed, booked],
  );
}

const newLine = (cut: Cut, left: number, freshKeys = false): Line => ({
  cut,
  left,
  freshKeys,
  keys: new Set(),
  isAnswered: false,
});

test('a booking asked for offline ends as one or none, truly told, wherever the line is cut', async ({
  page,
  context,
  stack,
}) => {
  const points: { current: Point | undefined } = { current: undefined };
  await watchWords(page, points);
  await page.route('**/api/**', (route, request) => {
    const line = points.current?.line;
    return line ? pass(route, request, line).catch(() => undefined) : route.continue();
  });
  const count = sized(200, 20);
  await page.goto('/terms');
  await appDatabaseMade(page);
  const times = await freeTimes(page, 2 * count);
  const found: string[] = [];
  for (let nth = 0; nth < count; nth++) {
    points.current = undefined;
    const cut = cuts[nth % cuts.length] ?? 'before';
    const cartId = await makeCart(page.request, rooms);
    const person = aPerson(`cut-${nth}`);
    const starts = [times[2 * nth], times[2 * nth + 1]].map((iso) => Date.parse(iso ?? ''));
    await page.goto(NO_APP); // the app of the round before may still be storing what came of it
    await writePreferredTimes(page, cartId, person, starts);
    await page.goto('/finalize');
    await expect(button(page, w.finalize.book.ask).filter({ visible: true })).toBeVisible();
    await page.waitForLoadState('networkidle'); // a person types longer than the next step takes to come
    await context.setOffline(true);
    const left = 1 + Math.floor(Math.random() * 4);
    points.current = { person, line: newLine(cut, left), early: 0 };
    const faults = await comeBack(page, context, stack, points.current, Math.floor(Math.random() * 3));
    found.push(...faults.map((fault) => `${nth} (${cut} ${left}): ${fault}`));
  }
  expect(found).toEqual([]);
});

test('the same with wishes tapped on the screen, and a line with a new key for each send is caught', async ({
  page,
  context,
  stack,
}) => {
  const points: { current: Point | undefined } = { current: undefined };
  await watchWords(page, points);
  await page.route('**/api/**', (route, request) => {
    const line = points.current?.line;
    return line ? pass(route, request, line).catch(() => undefined) : route.continue();
  });
  await seedCart(page, rooms);
  await page.goto('/checkout');
  await expect(soonestTimes(page, w)).toHaveCount(3);
  await page.waitForLoadState('networkidle'); // the next step has come with this one
  await context.setOffline(true);
  for (const nth of [1, 0, 2]) await soonestTimes(page, w).nth(nth).click();
  await expect(soonestTimes(page, w).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(soonestTimes(page, w).nth(1)).toContainText('1');
  await button(page, w.checkout.wishes.go).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: w.finalize.title })).toBeVisible();
  const person = aPerson('tapped');
  await fillContact(page, w, person);
  points.current = { person, line: newLine('after', 2), early: 0 };
  expect(await comeBack(page, context, stack, points.current, 1)).toEqual([]);

  points.current = undefined;
  const times = await freeTimes(page, 1);
  const other = aPerson('fresh-keys');
  await page.goto(NO_APP);
  await writePreferredTimes(page, await makeCart(page.request, rooms), other, [Date.parse(times[0] ?? '')]);
  await page.goto('/finalize');
  await expect(button(page, w.finalize.book.ask).filter({ visible: true })).toBeVisible();
  await page.waitForLoadState('networkidle'); // what the press needs is here
  await context.setOffline(true);
  points.current = { person: other, line: newLine('after', 1, true), early: 0 };
  expect(await comeBack(page, context, stack, points.current, 0)).toContainEqual(
    expect.stringMatching(/^\d+ keys$/),
  );
});

import type { Page, Route } from '@playwright/test';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { strangers } from '../../app/data/wire/strangers.test-support.ts';
import { access } from '../../app/i18n/messages/access/en.ts';
import { admin } from '../../app/i18n/messages/admin/fr.ts';
import { aPerson, bookButton, button, expectBooked, fillCart, openLastButton } from './customer.ts';
import { expect, type Stack, test } from './fixtures.ts';
import { words } from './words.ts';

/**
 * A stranger answers in the server's place: the sign-in of a network, a company's filter, a proxy in trouble. What was
 * sent before may be done, so no screen may say that it is not; nor that something is, which never left (LC120, LC121).
 */

const w = words.en;
const { checking, refused } = w.finalize;
test.use({ locale: 'en' });

/** What a fresh database is seeded with (server/env.ts). */
const KEY = 'sabal-dev-admin';

type Stranger = (typeof strangers)[number];

/** Answers every call from now on, until `go`. */
async function meet(page: Page, { stranger, page: body }: Stranger) {
  let met = 0;
  const answer = async (route: Route) => {
    met++;
    const contentType = body.startsWith('{') ? 'application/json' : 'text/html';
    await route.fulfill({ status: stranger, body, contentType });
  };
  await page.route('**/api/**', answer);
  return { met: () => met, go: () => page.unroute('**/api/**', answer) };
}

/** Which of these sentences the page ever shows, over reloads too. */
async function listenFor(page: Page, sentences: readonly string[]): Promise<ReadonlySet<string>> {
  const heard = new Set<string>();
  await page.exposeFunction('hear', (sentence: string) => heard.add(sentence));
  await page.addInitScript((wanted) => {
    const hear: (sentence: string) => void = Reflect.get(window, 'hear');
    new MutationObserver(() => {
      const text = document.body?.textContent ?? '';
      for (const sentence of wanted) if (text.includes(sentence)) hear(sentence);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, sentences);
  return heard;
}

/** What no transport may do: takes an answer without our JSON for a refusal of ours. */
async function believeStrangers(page: Page): Promise<void> {
  await page.addInitScript((header) => {
    const { fetch } = window;
    window.fetch = async (...asked) => {
      const answer = await fetch(...asked);
      if (answer.status < 400 || answer.headers.has(header)) return answer;
      const refusal = { error: 'Invalid request.', code: 'request.invalid' };
      return Response.json(refusal, { status: answer.status, headers: { [header]: 'believed' } });
    };
  }, ANSWER_ID_HEADER);
}

/** The booking is made, and its answer is lost: the line breaks, and then strangers answer. */
async function loseAnswer(page: Page, stranger: Stranger) {
  const met = new Promise<Awaited<ReturnType<typeof meet>>>((resolve) => {
    const lose = async (route: Route) => {
      await route.fetch();
      const stand = await meet(page, stranger);
      await route.abort('connectionreset');
      resolve(stand);
    };
    void page.route('**/api/bookings', lose, { times: 1 });
  });
  await bookButton(page, w).click();
  return met;
}

const isChecking = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: checking.title })).toBeVisible({ timeout: 30_000 });

async function countBookings(stack: Stack, email: string): Promise<number> {
  return (await stack.control<unknown[]>(`/bookings?email=${encodeURIComponent(email)}`)).length;
}

test('a booking whose answer was lost is being checked whatever answers come meanwhile, and is booked once', async ({
  page,
  stack,
}) => {
  const person = aPerson('strangers');
  const heard = await listenFor(page, [refused.text, refused.title]);
  await openLastButton(page, w, person);
  // One that refuses, one that welcomes and one in trouble: book.test.ts meets all of them without a page (LC120).
  const [first, , , welcome, , , trouble] = strangers;
  let met = await loseAnswer(page, first);
  await isChecking(page);
  for (const next of [welcome, trouble]) {
    const before = met;
    met = await meet(page, next);
    await before.go(); // never a moment without a stranger
    await button(page, checking.again).click();
    await expect.poll(met.met, { timeout: 20_000 }).toBeGreaterThan(0);
    await isChecking(page);
  }
  await page.reload();
  await isChecking(page);
  await met.go();
  await expectBooked(page, w);
  expect([...heard]).toEqual([]);
  expect(await countBookings(stack, person.email)).toBe(1);
});

test('a transport that believes strangers is caught by the same look', async ({ page, stack }) => {
  const person = aPerson('believer');
  const heard = await listenFor(page, [refused.text]);
  await believeStrangers(page);
  await openLastButton(page, w, person);
  await loseAnswer(page, strangers[0]);
  await expect.poll(() => [...heard], { timeout: 30_000 }).toEqual([refused.text]);
  expect(await countBookings(stack, person.email)).toBe(1);
});

test('what is sent behind a stranger is kept until the stranger is gone', async ({ page, stack }) => {
  const heard = await listenFor(page, [access.asked.title, access.invalid]);
  await fillCart(page, w, 3);

  await test.step('a change of the cart reaches the server then', async () => {
    const itemsThere = async () => {
      const id = await page.evaluate(() => localStorage.getItem('cart_id_v1'));
      const answer = await fetch(`${stack.url}/api/cart/${id}`, { headers: { 'X-Tenant-Slug': 'sabal' } });
      const { items }: { items: readonly { instances: readonly unknown[] }[] } = await answer.json();
      return items.flatMap(({ instances }) => instances).length;
    };
    for (const [at, stranger] of strangers
      .filter(({ stranger }) => stranger < 405)
      .slice(0, 2)
      .entries()) {
      const met = await meet(page, stranger);
      await button(page, /^Remove/)
        .first()
        .click();
      await expect.poll(met.met, { timeout: 20_000 }).toBeGreaterThan(0);
      expect(await itemsThere()).toBe(3 - at);
      await met.go();
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect.poll(itemsThere, { timeout: 20_000 }).toBe(2 - at);
    }
  });

  await test.step('a link asked for is said to be kept, not sent', async () => {
    let met = await meet(page, strangers[1]);
    const ask = async () => {
      await page.goto('/access-link');
      await page.getByRole('textbox', { name: access.email }).fill('ana@sabal-test.com');
      await button(page, access.send).click();
      await expect(page.getByText(access.kept.title)).toBeVisible({ timeout: 20_000 });
      expect([...heard]).toEqual([]);
    };
    await ask();
    const before = met;
    met = await meet(page, strangers[3]);
    await before.go(); // never a moment without a stranger
    await ask();
    await met.go();
  });
});

test("a stranger's 401 ends no session of a tablet", async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel(admin.login.key).fill(KEY);
  await button(page, admin.login.submit).click();
  const token = () => page.evaluate(() => localStorage.getItem('admin_key'));
  await expect.poll(token).toMatch(/./);
  const had = await token();
  // The good check is kept with the first screen that it opened.
  await expect(page).toHaveURL(/\/admin\/calendar/);
  await expect(page.getByLabel(admin.login.key)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const met = await meet(page, strangers[0]);
  await page.reload();
  await expect.poll(met.met, { timeout: 20_000 }).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel(admin.login.key)).toHaveCount(0);
  expect(await token()).toBe(had);
  await met.go();
});

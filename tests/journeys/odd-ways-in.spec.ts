import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { button, fillCart } from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { words } from './words.ts';

const w = words.en;
test.use({ locale: 'en' });

test('an address that leads nowhere has words and a way on, also on a device that knows nothing', async ({
  page,
  request,
}) => {
  await test.step('a catalogue that cannot be loaded says so and recovers by its button', async () => {
    // Until the press: the app also asks by itself, and would be answered before it.
    await page.route('**/api/services*', async (route) => {
      const isPressed = await page.evaluate(() => 'pressed' in document.documentElement.dataset);
      if (isPressed) return route.continue();
      await route.fulfill({
        status: 503,
        headers: { [ANSWER_ID_HEADER]: 'r-1' },
        json: { error: 'x', code: 'server.busy' },
      });
    });
    // With such a query the server draws nothing, and the device is on its own.
    await page.goto('/services?from=flyer');
    const retry = button(page, w.catalogue.retry).first();
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page, 'failed catalogue');
    await page.evaluate(() => {
      const note = () => document.documentElement.setAttribute('data-pressed', '');
      addEventListener('click', note, { capture: true });
    });
    await retry.click();
    const carpet = page.getByRole('main').getByRole('link', { name: new RegExp(w.carpet) });
    await expect(carpet.first()).toBeVisible();
    await page.unroute('**/api/services*');
  });

  await test.step('an unknown service is said to be unknown and leads to the catalogue', async () => {
    await page.goto('/service/textile-dreams');
    await expect(page.getByText(w.catalogue.unknown.title).first()).toBeVisible();
    await page.getByRole('link', { name: w.catalogue.unknown.services }).click();
    await expect(page).toHaveURL(/\/services$/);
  });

  await test.step('an unknown path leads home, an unknown API path is a real 404', async () => {
    await page.goto('/no/such/place');
    await expect(page.getByRole('heading', { level: 1, name: w.home.hero.heading })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    for (const path of ['/api/nothing', '/assets/none.js', '/worker.js', '/favicon.ico']) {
      const answer = await request.get(path, { headers: { 'X-Tenant-Slug': 'sabal' } });
      expect(answer.status(), path).toBe(404);
      expect(await answer.text()).not.toContain('<div id=');
    }
  });

  await test.step('a missing confirmation and bad links say what is missing', async () => {
    await page.goto('/confirmation');
    await expect(page.getByText('This page has expired.').first()).toBeVisible();
    await expect(page.getByText(w.confirmation.missing.text).first()).toBeVisible();
    await expectAccessible(page, 'expired confirmation');
    await page.goto('/manage');
    await expect(page.getByText(w.manage.bad.missing).first()).toBeVisible();
    await page.goto(`/manage?id=${crypto.randomUUID()}&email=a@b.co&sig=1.a.b.1.c`);
    await expect(page.getByText(w.manage.bad.expired).first()).toBeVisible();
    await expectAccessible(page, 'bad link');
  });

  await test.step('without a cart the cart, the checkout and finalize say so and lead to the services', async () => {
    await page.goto('/cart');
    await expect(page.getByText(w.cart.empty.title).first()).toBeVisible();
    await expectAccessible(page, 'empty cart');
    for (const path of ['/checkout', '/finalize']) {
      await page.goto(path);
      await expect(page.getByText(w.checkout.empty.title).first()).toBeVisible();
      await expectAccessible(page, path);
    }
    await page.getByRole('link', { name: w.checkout.empty.browse }).click();
    await expect(page).toHaveURL(/\/services$/);
  });
});

test('a cart speaks another language without a reload, and finalize without a time asks for one', async ({
  page,
}) => {
  await fillCart(page, w, 2);
  await page.goto('/finalize');
  await expect(page.getByText(w.finalize.slot.missing).first()).toBeVisible();
  await expectAccessible(page, 'finalize without a time');

  await page.goto('/cart');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await button(page, /English|EN/)
    .first()
    .click();
  await page.getByText('Français', { exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: words.fr.cart.title })).toBeVisible();
  await expect(page.getByText(words.fr.carpet).first()).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

const isServerCode = (url: string) => url.includes('/assets/server-');

test('[LC63] the code that talks to the server is asked for again when it did not come', async ({ page }) => {
  let lost = 0;
  await page.route(/\/assets\/server-/, (asked) => {
    lost += 1;
    return asked.abort('connectionrefused');
  });
  await page.goto('/terms');
  // By itself the page asks once when it is quiet, and then every few seconds.
  await expect.poll(() => lost, { timeout: 30_000 }).toBeGreaterThan(2);
  const came = page.waitForResponse((answer) => isServerCode(answer.url()) && answer.ok());
  await page.unrouteAll();
  await came;
});

test('[LC63] where a browser asks nobody again for it, the page comes anew once, with what was typed', async ({
  page,
}) => {
  // With the catalogue of an earlier visit a form needs nobody.
  const description = page.locator('#request-description');
  await page.goto('/service/painting');
  await expect(description).toBeVisible();
  // Stands for such a browser: nothing brings the code to this page, the next one has it.
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  let type = () => {};
  const typed = new Promise<void>((resolve) => {
    type = resolve;
  });
  // It is lost once there is something to lose.
  await page.route(/\/assets\/server-/, (asked) =>
    loads < 2 ? typed.then(() => asked.abort('connectionrefused')) : asked.continue(),
  );
  await page.reload();
  await description.fill('Two walls');
  expect(loads).toBe(1);
  const came = page.waitForResponse((answer) => isServerCode(answer.url()) && answer.ok());
  type();
  await came;
  expect(loads).toBe(2);
  await expect(description).toHaveValue('Two walls');
});

import type { Locator, Page } from '@playwright/test';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { outbox } from '../../app/i18n/messages/outbox/en.ts';
import { button, fillCart } from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { fill, pattern, words } from './words.ts';

const w = words.en;
const { pill: said } = w.shell;

test.use({ locale: 'en-US' });

/** What a screen reader says, and the number on the app's icon. */
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { badges: [], heard: [] });
    const note = async (count: number) => void Reflect.get(window, 'badges').push(count);
    Object.assign(navigator, { setAppBadge: note, clearAppBadge: () => note(0) });
    const listen = () =>
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const { textContent } of addedNodes) Reflect.get(window, 'heard').push(textContent);
      }).observe(document, { childList: true, subtree: true });
    listen();
  });
}

const pill = (page: Page): Locator => page.locator('[data-pill]');
const badge = (page: Page) => page.evaluate(() => Reflect.get(window, 'badges').at(-1));
const timesHeard = (page: Page, text: string) =>
  page.evaluate(
    (wanted) => Reflect.get(window, 'heard').filter((each: string) => each === wanted).length,
    text,
  );

async function askForLetter(page: Page, email: string): Promise<void> {
  const field = page.getByRole('textbox', { name: w.newsletter.form.email });
  await field.scrollIntoViewIfNeeded();
  await field.fill(email);
  await button(page, w.newsletter.form.send).click();
}

test('what was done without a connection is listed, can be taken back, and goes out one by one', async ({
  page,
  context,
}) => {
  await listenIn(page);
  // Its words are asked for once its code is here; both come by themselves, maybe before all else of this is done.
  const pillWords = page.waitForResponse(/queue-pill/).then(() => page.waitForResponse(/\/en-[\w-]+\.js$/));
  await fillCart(page, w);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('textbox', { name: w.newsletter.form.email })).toBeVisible();
  await (await pillWords).finished();

  await context.setOffline(true);
  await expect(pill(page)).toHaveText(new RegExp(w.shell.offline.title));
  await askForLetter(page, 'ana@pill-journey.com');
  await expect(pill(page)).toHaveText(pattern(fill(said.toSend_one, { count: 1 })));
  await expect.poll(() => badge(page)).toBe(1);
  await button(page, fill(w.cart.item.removeOf, { name: `${w.bedroom} 2` })).click();
  await expect(pill(page)).toHaveText(pattern(fill(said.toSend_other, { count: 2 })));
  await expect(page.getByText(pattern(w.shell.stamp.prices))).toBeVisible();
  await expectNothingCovered(page);

  await pill(page).click();
  const list = page.getByRole('dialog', { name: outbox.title });
  const letter = list.getByRole('listitem').filter({ hasText: 'ana@pill-journey.com' });
  await expect(letter).toContainText(outbox.state.waiting);
  await expect(list.getByText(fill(outbox.what.cart_one, { count: 1 }))).toBeVisible();
  await expectAccessible(page, 'the list of what waits');
  const { discard, undo } = outbox.act;
  await letter.getByRole('button', { name: new RegExp(`^${discard}`) }).click();
  await expect(letter).toContainText(outbox.state.discarded);
  await letter.getByRole('button', { name: new RegExp(`^${undo}`) }).click();
  await expect(letter).toContainText(outbox.state.waiting);
  await context.setOffline(false);
  await expect(letter).toContainText(outbox.state.sent);
  await expect(list.getByText(fill(outbox.what.cart_one, { count: 1 }))).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(pill(page)).toHaveCount(0);
  await expect.poll(() => timesHeard(page, said.sent)).toBe(1);
  await expect.poll(() => badge(page)).toBe(0);
});

test('a server that is gone is told like no network, and what it refuses needs the person', async ({
  page,
}) => {
  await listenIn(page);
  const pillCode = page.waitForResponse(/queue-pill/);
  await page.goto('/services');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await pillCode;
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await askForLetter(page, 'bea@pill-journey.com');
  // Sent into the void, unless an earlier call had told already that the server is away.
  const [waits, isChecked] = [said.toSend_one, said.checking_one].map((each) => fill(each, { count: 1 }));
  await expect(pill(page)).toHaveText(new RegExp(`${waits}|${isChecked}`), { timeout: 20_000 });
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);

  const refusal = { error: 'Invalid request.', code: 'request.invalid', fields: { email: 'invalid' } };
  await page.route('**/api/newsletter', (route) =>
    route.fulfill({ status: 400, headers: { [ANSWER_ID_HEADER]: 'r-1' }, json: refusal }),
  );
  // Last, so that no try in between reaches the real server.
  await page.unroute('**/api/**');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(pill(page)).toHaveText(fill(said.asks_one, { count: 1 }), { timeout: 20_000 });
  await expectAccessible(page, 'the red pill');
  await page.unroute('**/api/newsletter');

  await pill(page).click();
  const list = page.getByRole('dialog', { name: outbox.title });
  const reason = fill(outbox.state.asks, { reason: w.errors.request.invalid });
  await expect(list.getByRole('listitem')).toContainText(reason);
  await list.getByRole('button', { name: new RegExp(`^${outbox.act.fix}`) }).click();
  const field = list.getByRole('textbox', { name: outbox.act.email });
  await expect(field).toBeFocused();
  await field.fill('nobody');
  await field.press('Enter');
  await expect(list.getByText(outbox.act.badEmail)).toBeVisible();
  await field.fill('bea@pill-journey.org');
  await field.press('Enter');
  const mended = list.getByRole('listitem').filter({ hasText: 'bea@pill-journey.org' });
  await expect(mended).toContainText(outbox.state.sent);
  await page.keyboard.press('Escape');
  await expect(pill(page)).toHaveCount(0);
});

/** The pill stands above the bar at the foot and leaves room to scroll the last of the page out from under it. */
async function expectNothingCovered(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const edges = async (part: Locator) => {
    const box = await part.boundingBox();
    return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? 0) };
  };
  expect((await edges(pill(page))).bottom).toBeLessThanOrEqual(
    (await edges(page.locator('[data-sticky-bar]'))).top,
  );
  const last = page.getByRole('contentinfo').getByRole('button').last();
  await last.focus();
  expect((await edges(last)).bottom).toBeLessThanOrEqual((await edges(pill(page))).top);
}

import type { Page } from '@playwright/test';
import { aPerson, button, countRequests, expectTakenOver, scrollToEnd, scrollToReviews } from './customer.ts';
import { expect, test } from './fixtures.ts';
import { fill, words } from './words.ts';

/** How often a page at rest may work out its styles in a second; sixty times where something moves by its thread. */
const STILL_MAX = 5;

// What moves here is what is looked at.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('a browser in Portuguese', () => {
  test.use({ locale: 'pt-BR' });
  const { home } = words.es;

  test('it is asked for its language once; the film comes when it is asked for, with captions in that one', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/film\/|film-player/.test(request.url())) asked.push(request.url());
    });
    await page.goto('/');
    const asks = page.getByRole('complementary', { name: /Language|Langue|Idioma/ });
    await expect(asks.getByRole('button')).toHaveText(['English', 'Español', 'Français']);
    await asks.getByRole('button', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1, name: home.hero.heading })).toBeVisible();
    await expect(asks).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: home.hero.heading })).toBeVisible();
    await expectTakenOver(page); // what the server draws never asks
    await expect(asks).toHaveCount(0);

    const play = button(page, home.film.play);
    await expect(play).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked, 'nothing of it before it is asked for').toEqual([]);

    await play.click();
    const film = page.locator('video');
    await expect(film).toHaveAccessibleName(home.film.label);
    await expect(film).toBeFocused();
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime))
      .toBeGreaterThan(0.2);
    const showing = () =>
      film.evaluate((video: HTMLVideoElement) =>
        [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
      );
    await expect.poll(showing).toEqual(['es']);
    expect(asked.some((url) => url.endsWith('/film/demo.es.vtt'))).toBe(true);

    await page.keyboard.press('Escape');
    await expect(film).toHaveCount(0);
    await expect(play).toBeFocused();

    await page.route('**/film/demo.*', (route) => route.abort());
    await play.click();
    await expect(page.getByText(home.film.failed)).toBeVisible();
    await expect(play).toBeVisible();
  });
});

test.describe('home', () => {
  test.use({ locale: 'en' });
  const { home, shell, legal, reviews } = words.en;
  const list = (page: Page) => page.getByRole('region', { name: reviews.list });
  const leftOf = (page: Page) => list(page).evaluate((box) => box.scrollLeft);

  test('at rest, and while reviews are waited for, the page’s thread draws nothing', async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/reviews?*', (route) => held.then(() => route.continue()));
    await page.goto('/');
    await expectTakenOver(page);
    await expectStill(page);
    const waiting = page.getByText(reviews.loading);
    await expect(async () => {
      await page.mouse.wheel(0, 500);
      await expect(waiting).toBeAttached({ timeout: 300 });
    }).toPass();
    await waiting.evaluate((words) => words.parentElement?.scrollIntoView());
    // Sooner than they are given up.
    await expectStill(page, 5_000);
    await expect(waiting, 'it is what was looked at').toBeAttached();
    // Two animations of one property, as the grey shapes had: what the check is there to see.
    await page.evaluate(() => {
      for (const opacity of [0, 0.5])
        document.body.animate({ opacity: [1, opacity] }, { duration: 1_000, iterations: 99 });
    });
    expect(await countRecalculated(page)).toBeGreaterThan(STILL_MAX);
    answer();
  });

  test('the reviews move by themselves, and stop for a pointer, the keyboard, the button and who wants no motion', async ({
    page,
  }) => {
    await page.goto('/');
    await scrollToReviews(page, words.en);
    await expect(page.getByText(reviews.sample.tag, { exact: true })).toBeVisible();
    await expect(page.getByText(fill(reviews.sample.count_other, { count: 85 })).first()).toBeAttached();
    const motion = page.locator('[data-motion]');
    await page.mouse.move(5, 5);
    await expect(motion).toHaveAttribute('data-motion', 'playing');
    const before = await leftOf(page);
    await expect.poll(() => leftOf(page)).toBeGreaterThan(before + 10);

    await list(page).hover();
    await expect(motion).toHaveAttribute('data-motion', 'paused');
    await page.mouse.move(5, 5);
    await expect(motion).toHaveAttribute('data-motion', 'playing');

    await button(page, reviews.next).focus();
    await page.keyboard.press('Tab');
    await expect(list(page)).toBeFocused();
    await expect(motion).toHaveAttribute('data-motion', 'paused');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, reviews.pause)).toBeFocused();
    await expect(motion).toHaveAttribute('data-motion', 'playing');
    await page.keyboard.press('Enter');
    await expect(button(page, reviews.play)).toBeVisible();
    await expect(motion).toHaveAttribute('data-motion', 'paused');

    const stood = await leftOf(page);
    await button(page, reviews.next).click();
    await expect.poll(() => leftOf(page)).toBeCloseTo(stood + 340, -1);
    await button(page, reviews.previous).click();
    await expect.poll(() => leftOf(page)).toBeCloseTo(stood, -1);

    const copies = list(page).locator('li[aria-hidden="true"]');
    expect(await copies.count()).toBeGreaterThan(0);
    for (const copy of await copies.all()) await expect(copy).toHaveAttribute('inert');
    await expect(list(page).getByRole('listitem')).toHaveCount(85);
    // None of them comes from a booked visit, so none is marked as such (D128).
    await expect(list(page).getByText(reviews.verified.mark)).toHaveCount(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await scrollToReviews(page, words.en);
    await expect(motion).toHaveAttribute('data-motion', 'paused');
    await expect(button(page, reviews.pause)).toHaveCount(0);
    await expect(copies).toHaveCount(0);
    const still = await leftOf(page);
    await button(page, reviews.next).click();
    await expect.poll(() => leftOf(page)).toBeCloseTo(still + 340, -1);
  });

  test('the area, the questions, the terms and the footer answer', async ({ page }) => {
    await page.goto('/#faq-area');
    const answer = page.getByText(home.faq.area.a);
    await expect(answer).toBeInViewport();
    await page.locator('summary').filter({ hasText: home.faq.length.q }).click();
    await expect(page.getByText(home.faq.length.a)).toBeVisible();
    await expect(answer).toBeHidden();

    const zip = page.getByRole('textbox', { name: home.zip.label });
    await zip.fill('32801');
    await expect(page.getByText(fill(home.zip.inside, { zip: '32801' }))).toBeVisible();
    await zip.fill('10001-1234');
    await expect(page.getByText(fill(home.zip.outside, { zip: '10001' }))).toBeVisible();
    await zip.fill('Orlando');
    await button(page, home.zip.ask).click();
    await expect(zip).toHaveAccessibleDescription(home.zip.malformed);

    const footer = page.getByRole('contentinfo');
    const hrefs = await footer
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const ways = ['/services', '/cart', '/checkout', '/my-bookings', '/terms', '/privacy'];
    expect(hrefs.slice(0, ways.length)).toEqual(ways);
    expect(hrefs[ways.length]).toMatch(/^mailto:/);
    const terms = footer.getByRole('link', { name: shell.footer.terms });
    await terms.click();
    const dialog = page.getByRole('dialog', { name: legal.terms.title });
    await expect(dialog).toContainText(legal.terms.cancelling.text);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(terms).toBeFocused();
    await expect(page).toHaveURL(/\/#faq-area$/);
    await terms.click();
    await dialog.getByRole('link', { name: legal.asPage }).click();
    await expect(page.getByRole('heading', { level: 1, name: legal.terms.title })).toBeVisible();
    await footer.getByRole('link', { name: shell.footer.privacy }).click();
    await expect(page.getByRole('heading', { level: 1, name: legal.privacy.title })).toBeVisible();
  });
});

test.describe('the letter', () => {
  test.use({ locale: 'fr' });
  const { newsletter } = words.fr;
  const linkIn = (text: string, action: string) =>
    new RegExp(`http://sabal\\.test(/newsletter\\?action=${action}\\S+)`).exec(text)?.[1] ?? '';

  test('a reader subscribes, confirms by the mailed link and leaves again', async ({ page, stack }) => {
    const { email } = aPerson('letter');
    await page.goto('/terms');
    const field = page.getByRole('textbox', { name: newsletter.form.email });
    const send = button(page, newsletter.form.send);
    await scrollToEnd(page, field);
    await field.fill('ana@');
    await send.click();
    await expect(field).toHaveAccessibleDescription(new RegExp(newsletter.fault.invalid));
    await expect(field).toHaveValue('ana@');
    await field.fill(email);
    await send.click();
    await expect(page.getByText(newsletter.form.done)).toBeVisible();

    const asked = await stack.mailTo(email, /^Plus qu’un clic/);
    const confirmed = countRequests(page, '/api/newsletter/confirm');
    await page.goto(linkIn(asked.text, 'confirm'));
    await expect(page.getByRole('heading', { level: 1, name: newsletter.confirm.title })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expect(page).toHaveURL(/\/newsletter$/); // the proof is out of the address bar at once
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: newsletter.confirm.title })).toBeVisible();
    expect(confirmed(), 'opening the link changes nothing').toBe(0);
    await button(page, newsletter.confirm.act).click();
    await expect(page.getByRole('heading', { level: 1, name: newsletter.confirm.done })).toBeFocused();
    expect(confirmed()).toBe(1);

    const welcome = await stack.mailTo(email, /^Bienvenue/);
    const left = countRequests(page, '/api/newsletter/unsubscribe');
    await page.goto(linkIn(welcome.text, 'unsubscribe'));
    await expect(page.getByRole('heading', { level: 1, name: newsletter.unsubscribe.title })).toBeVisible();
    expect(left()).toBe(0);
    await button(page, newsletter.unsubscribe.act).click();
    await expect(page.getByRole('heading', { level: 1, name: newsletter.unsubscribe.done })).toBeFocused();
    expect(left()).toBe(1);
  });
});

async function countRecalculated(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  const read = async () => {
    const { metrics } = await browser.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
  };
  const before = await read();
  await page.waitForTimeout(1_000);
  const count = (await read()) - before;
  await browser.detach();
  return count;
}

/** Once what it still has to do is done. */
async function expectStill(page: Page, timeoutMs?: number): Promise<void> {
  const patience = timeoutMs === undefined ? {} : { timeout: timeoutMs };
  await expect.poll(() => countRecalculated(page), patience).toBeLessThanOrEqual(STILL_MAX);
}

import type { Page } from '@playwright/test';
import type { SunkMail } from '../support/smtp-sink.ts';
import { aPerson, button } from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { type SeededBooking, seedBooking } from './seeded-booking.ts';
import { pattern, words } from './words.ts';

const w = words.en;
test.use({ locale: 'en' });

/** From the mailed link to the times to choose from. */
async function beginReschedule(page: Page, booking: SeededBooking): Promise<void> {
  await page.goto(booking.managePath);
  await button(page, w.manage.reschedule.open).click();
  await expect(page.getByRole('heading', { level: 1, name: w.reschedule.pick.title })).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await expect(button(page, w.reschedule.pick.keep)).toBeVisible();
}

/** Chooses the last free time of the day that is open and goes on to the last step. Answers its start: "1:00 PM". */
async function chooseLast(page: Page): Promise<string> {
  const free = page.getByRole('button', { name: pattern(w.checkout.day.until) });
  await free.last().click();
  await expect(free.last()).toHaveAttribute('aria-pressed', 'true');
  const start = (await free.last().innerText()).split('\n')[0] ?? '';
  await page.getByRole('link', { name: w.reschedule.pick.go }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: w.reschedule.confirm.title })).toBeVisible();
  return start;
}

function banner(page: Page) {
  return page.getByRole('complementary', { name: w.reschedule.banner.label });
}

/** What other customers are offered at the time that the visit had. */
async function isOffered(page: Page, { startISO }: SeededBooking): Promise<boolean> {
  const answer = await page.request.get(`/api/slots?date=${startISO.slice(0, 10)}&minutes=60`, {
    headers: { 'X-Tenant-Slug': 'sabal' },
  });
  const slots: readonly { startAt: string; available: boolean }[] = await answer.json();
  return slots.some(({ startAt, available }) => available && Date.parse(startAt) === Date.parse(startISO));
}

test('a visit is moved from its link, with and without a connection, or cancelled instead', async ({
  page,
  context,
  stack,
}) => {
  const { email } = aPerson('mover');
  const booking = await seedBooking(page, email, 9);
  const other = await seedBooking(page, aPerson('other').email, 13);
  const hours = (start: string) =>
    page.getByRole('main').getByText(new RegExp(`^${start.replace(/\s.*/, '')} ?(AM|PM)? –`));

  await test.step('everything else leads back to the move, a link to another booking too', async () => {
    expect(await isOffered(page, booking)).toBe(false);
    await beginReschedule(page, booking);
    await expect(banner(page)).toContainText(booking.id.slice(0, 8));
    await expectAccessible(page, 'times of a move');
    await page.getByRole('contentinfo').getByRole('link', { name: w.shell.footer.services }).click();
    await expect(page.getByText(w.reschedule.banner.guarded)).toBeVisible();
    await expect(page).toHaveURL(/\/checkout$/);
    await page.goto(other.managePath);
    await expect(page.getByText(w.reschedule.banner.guarded)).toBeVisible();
    await expect(page).toHaveURL(/\/checkout$/);
  });

  await test.step('without a connection a move is kept, promised by nothing, and sent once it is back', async () => {
    const start = await chooseLast(page);
    await context.setOffline(true);
    await button(page, w.reschedule.confirm.ask).click();
    await expect(page.getByText(w.reschedule.waiting.title)).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await expectAccessible(page, 'booking with a waiting move');
    await expect(hours(start)).toBeHidden();

    await context.setOffline(false);
    await expect(page.getByText(w.reschedule.waiting.title)).toBeHidden({ timeout: 20_000 });
    await expect(hours(start).first()).toBeVisible({ timeout: 20_000 });
    expect(await isOffered(page, booking)).toBe(true);
  });

  await test.step('with one it is moved at once, and its old time is free again', async () => {
    await beginReschedule(page, other);
    const start = await chooseLast(page);
    await expectAccessible(page, 'last step of a move');
    await button(page, w.reschedule.confirm.reschedule).click();
    await expect(page.getByText(pattern(w.reschedule.confirm.rescheduled))).toBeVisible();
    await expect(page).toHaveURL(/\/manage$/);
    await expect(hours(start).first()).toBeVisible();
    await expect(banner(page)).toBeHidden();
    expect(await isOffered(page, other)).toBe(true);
    await stack.mailTo(email, w.mail.moved);
  });

  await test.step('a visit that is cancelled instead lets its tab go', async () => {
    await beginReschedule(page, booking);
    await page.goto(booking.managePath);
    await expect(banner(page)).toBeVisible();
    await button(page, w.manage.cancel.open).click();
    // Whole as it opens: a question that came later would move the buttons under the finger.
    const confirm = page.getByRole('dialog').getByRole('button', { name: w.manage.cancel.confirm });
    // As it is laid out: it rises into place meanwhile.
    const heightPx = () => page.getByRole('dialog').evaluate((dialog: HTMLElement) => dialog.offsetHeight);
    const openedPx = await heightPx();
    await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(4);
    expect(await heightPx()).toBe(openedPx);
    await confirm.click();
    await expect(banner(page)).toHaveCount(0);
    await page.goto('/services');
    await expect(page.getByRole('heading', { level: 1, name: w.catalogue.heading })).toBeVisible();
  });
});

test('a customer with bookings gets a link to all of them, and the answer never tells who has', async ({
  page,
  stack,
}) => {
  const known = aPerson('owner').email;
  const unknown = aPerson('stranger').email;
  const booking = await seedBooking(page, known, 11);
  await page.goto('/my-bookings');
  await expect(page.getByRole('heading', { level: 1, name: w.bookings.open })).toBeVisible();
  for (const email of [unknown, known]) {
    await page.goto('/access-link');
    await page.getByRole('textbox', { name: w.access.email }).fill(email);
    await button(page, w.access.send).click();
    await expect(page.getByText(w.access.asked.title)).toBeVisible();
    await expect(page.getByText(pattern(w.access.asked.text))).toContainText(email);
  }
  const mail = await stack.mailTo(known, w.mail.link);
  expect(await stack.control<SunkMail[]>(`/mails?to=${encodeURIComponent(unknown)}`)).toEqual([]);

  const link = /http:\/\/sabal\.test(\/my-bookings\?\S+)/.exec(mail.text)?.[1] ?? '';
  await page.goto(link);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: w.carpet });
  await expect(row).toHaveCount(1);
  await expect(page).toHaveURL(/\/my-bookings$/); // the proof is out of the address bar at once
  await expectAccessible(page, 'my bookings');
  await row.getByRole('link').click();
  await expect(page.getByText(booking.id.slice(0, 8)).first()).toBeVisible();
  await expect(page).toHaveURL(/\/manage$/);
});

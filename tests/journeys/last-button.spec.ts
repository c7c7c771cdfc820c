import type { Locator, Page } from '@playwright/test';
import {
  aPerson,
  bookButton,
  button,
  countRequests,
  expectBooked,
  openLastButton,
  type Person,
} from './customer.ts';
import { expect, expectAccessible, type Stack, test } from './fixtures.ts';
import { fill, pattern, words } from './words.ts';

const w = words.en;
const { fields, faults } = w.finalize;
test.use({ locale: 'en' });

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

async function countBookings(stack: Stack, { email }: Person): Promise<number> {
  return (await stack.control<unknown[]>(`/bookings?email=${encodeURIComponent(email)}`)).length;
}

test('what is missing is said and nothing sent; offline it becomes a request, which is booked once back', async ({
  page,
  context,
  stack,
}) => {
  const person = aPerson('offline');
  await openLastButton(page, w, { email: 'not-an-address', firstName: '', lastName: 'X' });
  const sent = countRequests(page, '/api/bookings');

  await test.step('what is missing is said above the form and beside the field, and nothing is sent', async () => {
    await bookButton(page, w).click();
    await expect(field(page, fields.email)).toHaveAccessibleDescription(pattern(faults.emailInvalid));
    await expect(field(page, fields.firstName)).toHaveAccessibleDescription(pattern(faults.firstName));
    const summary = page.getByRole('region', { name: fill(faults.count_other, { count: '2' }) });
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    await expect(summary.getByRole('listitem')).toHaveText([
      `${fields.email}: ${faults.emailInvalid}`,
      `${fields.firstName}: ${faults.firstName}`,
    ]);
    await expectAccessible(page, 'faulty form');
    await summary.getByRole('link', { name: fields.firstName }).click();
    await expect(field(page, fields.firstName)).toBeFocused();
    await field(page, fields.firstName).fill('Ana');
    await expect(summary).toHaveCount(0);
    await expect(page.getByRole('region', { name: fill(faults.count_one, { count: '1' }) })).toBeVisible();
    expect(sent()).toBe(0);
  });

  await test.step('offline it becomes a request that promises nothing', async () => {
    await field(page, fields.email).fill(person.email);
    await context.setOffline(true);
    await expect(page.getByText(w.finalize.offline.title)).toBeVisible();
    await expect(page.getByText(w.finalize.offline.text)).toBeVisible();
    await expect(bookButton(page, w)).toHaveCount(0);
    await expectAccessible(page, 'offline');
    await field(page, fields.email).press('Enter');
    const saved = page.getByRole('heading', { level: 1, name: w.finalize.saved.title });
    await expect(saved).toBeVisible();
    await expect(page.getByText(w.finalize.saved.text)).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();
    await expectAccessible(page, 'saved request');

    await button(page, w.finalize.saved.discard).click();
    await expect(field(page, fields.line1)).toHaveValue('12 Palm Way');
    await button(page, w.finalize.saved.undo).click();
    await expect(saved).toBeVisible();
    await expect(page.getByText(w.confirmation.booked.title)).toHaveCount(0);
    expect(sent()).toBe(0);
    expect(await countBookings(stack, person)).toBe(0);
  });

  await test.step('once back it is booked, once', async () => {
    await context.setOffline(false);
    await expectBooked(page, w);
    expect(await countBookings(stack, person)).toBe(1);
  });
});

test('a price that rose asks first, and a lost answer to the yes ends in the one booking', async ({
  page,
  stack,
}) => {
  const person = aPerson('dearer');
  await openLastButton(page, w, person);
  const dialog = page.getByRole('dialog', { name: w.finalize.price.title });
  let isCut = true;
  let letGo = () => {};
  let held = Promise.resolve();

  await test.step('it is shown old and new and books only after consent', async () => {
    await stack.control('/raise-prices?cents=500');
    await bookButton(page, w).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'changed price');
    expect(await countBookings(stack, person)).toBe(0);
  });

  await test.step('a lost answer is called neither booked nor failed', async () => {
    await page.route('**/api/bookings', async (route) => {
      if (!isCut) return route.continue();
      await route.fetch(); // it does book; only the answer is lost
      await held;
      await route.abort('connectionreset');
    });
    await dialog.getByRole('button', { name: /^Book for/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: w.finalize.checking.title })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText(person.email)).toBeVisible();
    await expect(page.getByText(w.confirmation.booked.title)).toHaveCount(0);
    await expect(page.getByText(w.finalize.refused.title)).toHaveCount(0);
    await expect(bookButton(page, w)).toHaveCount(0);
    await expectAccessible(page, 'checking');
  });

  await test.step('it ends in the one booking', async () => {
    held = new Promise((resolve) => {
      letGo = resolve;
    });
    await button(page, w.finalize.checking.again).click({ timeout: 30_000 });
    await expect(button(page, w.finalize.checking.busy)).toBeVisible();
    isCut = false;
    letGo();
    await expectBooked(page, w);
    expect(await countBookings(stack, person)).toBe(1);
  });
});

test('a hold that ran out is lost only to another customer, and two quick taps are one booking', async ({
  page,
  stack,
}) => {
  const person = aPerson('outrun');
  const holding = page.waitForResponse('**/api/slots/hold');
  await openLastButton(page, w, person);
  const { startAt, endAt } = await (await holding).json();

  await test.step('a time that another customer took offers the nearest ones and keeps the form', async () => {
    // Asleep in a pocket: it does not renew its hold.
    await page.route('**/api/slots/hold', (route) => route.abort());
    await stack.control('/expire-holds');
    const rival = await page.request.post('/api/slots/hold', {
      headers: { 'X-Tenant-Slug': 'sabal' },
      data: { startAt, endAt },
    });
    expect(rival.status()).toBe(201);
    await bookButton(page, w).click();
    await expect(page.getByText(w.finalize.taken.nearest).first()).toBeVisible();
    await expectAccessible(page, 'taken');
    await expect(field(page, fields.email).first()).toHaveValue(person.email);
    expect(await countBookings(stack, person)).toBe(0);
    await page.unroute('**/api/slots/hold');
  });

  await test.step('one that nobody took still books, once for two quick taps', async () => {
    const near = page
      .getByRole('main')
      .getByRole('button')
      .filter({ hasText: /\d:\d\d/ });
    const held = page.waitForResponse('**/api/slots/hold');
    await near.first().click();
    expect((await held).ok()).toBe(true);
    await stack.control('/expire-holds');
    await bookButton(page, w).dblclick();
    await expectBooked(page, w);
    await page.goBack();
    await page.goForward();
    expect(await countBookings(stack, person)).toBe(1);
  });
});

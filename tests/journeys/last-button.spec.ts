import { aPerson, bookButton, button, countRequests, expectBooked, reachLastButton } from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { fill, pattern, words } from './words.ts';

const w = words.en;
test.use({ locale: 'en' });

const bookings = (email: string) => `/bookings?email=${encodeURIComponent(email)}`;

test('a lost answer is called neither booked nor failed, and ends in the one booking', async ({
  page,
  stack,
}) => {
  const person = aPerson('lost-answer');
  await reachLastButton(page, w, person);
  let isCut = true;
  await page.route('**/api/bookings', async (route) => {
    if (!isCut) return route.continue();
    await route.fetch(); // it does book; only the answer is lost
    await route.abort('connectionreset');
  });
  await bookButton(page, w).click();
  await expect(page.getByRole('heading', { level: 1, name: w.finalize.checking.title })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByText(w.confirmation.booked.title)).toHaveCount(0);
  await expect(page.getByText(w.finalize.refused.title)).toHaveCount(0);
  await expect(bookButton(page, w)).toHaveCount(0);
  await expectAccessible(page, 'checking');
  await button(page, w.finalize.checking.again).click({ timeout: 30_000 });
  await expect(button(page, w.finalize.checking.busy)).toBeVisible();
  isCut = false;
  await expectBooked(page, w);
  expect(await stack.control<unknown[]>(bookings(person.email))).toHaveLength(1);
});

test('offline at the last button it becomes a request that promises nothing, and is booked once back', async ({
  page,
  context,
  stack,
}) => {
  const person = aPerson('offline');
  await reachLastButton(page, w, person);
  const sent = countRequests(page, '/api/bookings');
  await context.setOffline(true);
  await expect(page.getByText(w.finalize.offline.title)).toBeVisible();
  await expect(page.getByText(w.finalize.offline.text)).toBeVisible();
  await expect(bookButton(page, w)).toHaveCount(0);
  await expectAccessible(page, 'offline');
  await page.getByRole('textbox', { name: w.finalize.fields.email }).press('Enter');
  const saved = page.getByRole('heading', { level: 1, name: w.finalize.saved.title });
  await expect(saved).toBeVisible();
  await expect(page.getByText(w.finalize.saved.text)).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await expectAccessible(page, 'saved request');

  await button(page, w.finalize.saved.discard).click();
  await expect(page.getByRole('textbox', { name: w.finalize.fields.line1 })).toHaveValue('12 Palm Way');
  await button(page, w.finalize.saved.undo).click();
  await expect(saved).toBeVisible();
  await expect(page.getByText(w.confirmation.booked.title)).toHaveCount(0);
  expect(sent()).toBe(0);
  expect(await stack.control<unknown[]>(bookings(person.email))).toHaveLength(0);

  await context.setOffline(false);
  await expectBooked(page, w);
  expect(await stack.control<unknown[]>(bookings(person.email))).toHaveLength(1);
});

test('a price that rose meanwhile is shown old and new and books only after consent', async ({
  page,
  stack,
}) => {
  const person = aPerson('dearer');
  await reachLastButton(page, w, person);
  await stack.control('/raise-prices?cents=500');
  await bookButton(page, w).click();
  const dialog = page.getByRole('dialog', { name: w.finalize.price.title });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'changed price');
  expect(await stack.control<unknown[]>(bookings(person.email))).toHaveLength(0);
  await dialog.getByRole('button', { name: /^Book for/ }).click();
  await expectBooked(page, w);
});

test('a hold that ran out still books when no other customer took the time', async ({ page, stack }) => {
  const person = aPerson('late');
  await reachLastButton(page, w, person);
  await stack.control('/expire-holds');
  await bookButton(page, w).click();
  await expectBooked(page, w);
  expect(await stack.control<unknown[]>(bookings(person.email))).toHaveLength(1);
});

test('a time that another customer took offers the nearest ones and keeps the form', async ({
  page,
  stack,
}) => {
  const person = aPerson('outrun');
  const holding = page.waitForResponse('**/api/slots/hold');
  await reachLastButton(page, w, person);
  const { startAt, endAt } = await (await holding).json();
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
  await expect(page.getByRole('textbox', { name: w.finalize.fields.email }).first()).toHaveValue(
    person.email,
  );
  expect(await stack.control<unknown[]>(bookings(person.email))).toHaveLength(0);
});

test('two quick taps on the last button make one booking', async ({ page, stack }) => {
  const person = aPerson('double');
  await reachLastButton(page, w, person);
  await bookButton(page, w).dblclick();
  await expectBooked(page, w);
  await page.goBack();
  await page.goForward();
  expect(await stack.control<unknown[]>(bookings(person.email))).toHaveLength(1);
});

test('what is missing is said above the form and beside the field, and nothing is sent', async ({ page }) => {
  await reachLastButton(page, w, { email: 'not-an-address', firstName: '', lastName: 'X' });
  const sent = countRequests(page, '/api/bookings');
  await bookButton(page, w).click();
  const { faults, fields } = w.finalize;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(field(fields.email)).toHaveAccessibleDescription(pattern(faults.emailInvalid));
  await expect(field(fields.firstName)).toHaveAccessibleDescription(pattern(faults.firstName));
  const summary = page.getByRole('region', { name: fill(faults.count_other, { count: '2' }) });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(summary.getByRole('listitem')).toHaveText([
    `${fields.email}: ${faults.emailInvalid}`,
    `${fields.firstName}: ${faults.firstName}`,
  ]);
  await expectAccessible(page, 'faulty form');
  await summary.getByRole('link', { name: fields.firstName }).click();
  await expect(field(fields.firstName)).toBeFocused();
  await field(fields.firstName).fill('Ana');
  await expect(summary).toHaveCount(0);
  await expect(page.getByRole('region', { name: fill(faults.count_one, { count: '1' }) })).toBeVisible();
  expect(sent()).toBe(0);
});

import { bookingOnce } from '../storms/weak-line.ts';
import { aPerson, bookButton, button, expectBooked, reachLastButton } from './customer.ts';
import { expect, test } from './fixtures.ts';
import { words } from './words.ts';

const w = words.en;
test.use({ locale: 'en', serviceWorkers: 'allow' });

test('a line that breaks right after "booked" leaves the visit on this device until it is told to forget @phone', async ({
  page,
  context,
}) => {
  await bookingOnce(page);
  await reachLastButton(page, w, aPerson('tunnel'));
  // Nothing about the booking comes but the answer itself.
  await context.route(/\/api\/bookings\/[\da-f-]{36}/, (route) => route.abort());
  await bookButton(page, w).click();
  await expectBooked(page, w);
  await context.setOffline(true);

  const main = page.getByRole('main');
  await expect(main.getByText('12 Palm Way, Orlando, FL 32801')).toBeVisible();
  await page.reload();
  await expect(main.getByText('12 Palm Way, Orlando, FL 32801')).toBeVisible();
  await expect(button(page, w.confirmation.wrongEmail)).toBeVisible();

  const opened = context.waitForEvent('page');
  await main.getByRole('link', { name: w.confirmation.keep.manage }).click();
  const manage = (await opened).getByRole('main');
  await expect(manage.getByRole('heading', { level: 1, name: w.carpet })).toBeVisible();
  await expect(manage.getByText('12 Palm Way', { exact: true })).toBeVisible();
  await expect(manage.getByText('2 × $45 = $90')).toBeVisible();

  await page.goto('/');
  const card = main.getByRole('region', { name: w.bookings.next.title });
  await expect(card).toContainText(w.carpet);
  await card.getByRole('link', { name: w.bookings.next.manage }).click();
  await expect(main.getByText('12 Palm Way', { exact: true })).toBeVisible();

  await page.goto('/my-bookings');
  await expect(main.getByText(w.bookings.device.text)).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: w.carpet })).toContainText('As of ');
  await button(page, w.bookings.forget).click();
  await expect(main.getByRole('heading', { level: 1, name: w.bookings.open })).toBeVisible();
  await page.goto('/manage');
  await expect(main.getByText(w.manage.bad.missing)).toBeVisible();
  await page.goto('/');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(500); // the device is asked once the page stands there
  await expect(card).toHaveCount(0);
  await page.goto('/confirmation');
  await expect(main.getByRole('link', { name: w.confirmation.missing.link })).toHaveAttribute(
    'href',
    '/access-link',
  );
  await main.getByRole('link', { name: w.confirmation.missing.bookings }).click();
  await expect(main.getByRole('heading', { level: 1, name: w.bookings.open })).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import {
  aPerson,
  button,
  expectBooked,
  fillContact,
  type Person,
  soonestTimes,
} from '../journeys/customer.ts';
import { expect } from '../journeys/fixtures.ts';
import { seedCart } from '../journeys/seeded-cart.ts';
import { words } from '../journeys/words.ts';
import { sized } from './storm-size.ts';
import { bookingOnce, test } from './weak-line.ts';

/** Safari and Firefox, as far as Chromium can play them: what they have not, is not there. */

const w = words.en;
test.use({ locale: 'en' });

/** Runs in the page before the app; only the page can be robbed, the worker keeps what it has. */
const lacks: Readonly<Record<string, () => void>> = {
  'background sync': () => {
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
    Reflect.deleteProperty(globalThis, 'SyncManager');
  },
  'Web Locks': () => {
    Reflect.deleteProperty(Navigator.prototype, 'locks');
  },
  'persistent storage': () => {
    StorageManager.prototype.persist = () => Promise.resolve(false);
    StorageManager.prototype.persisted = () => Promise.resolve(false);
  },
};

/** The choice made and kept without a connection; the way of every browser of this table. */
async function askOffline(page: Page, person: Person): Promise<void> {
  await bookingOnce(page, '/checkout');
  await expect(soonestTimes(page, w)).toHaveCount(3);
  await page.context().setOffline(true);
  await soonestTimes(page, w).first().click();
  await button(page, w.checkout.wishes.go).filter({ visible: true }).click();
  await fillContact(page, w, person);
  await button(page, w.finalize.book.ask).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: w.finalize.saved.title })).toBeVisible();
}

const names = Object.keys(lacks);
const alone = names.map((name) => ({ name, lacking: [name] }));
const together = { name: 'all of them', lacking: names };
const browsers = sized(alone.length) === alone.length ? [...alone, together] : [together];

for (const { name, lacking } of browsers) {
  test(`without ${name} a time asked for offline is booked once`, async ({ page, stack }) => {
    const person = aPerson(`lacks-${lacking.length}`);
    for (const one of lacking) await page.addInitScript(lacks[one] ?? (() => undefined));
    await seedCart(page, [
      { service: 'carpet-cleaning', product: 'bedroom', options: ['size-regular', 'soil-regular'] },
    ]);
    await askOffline(page, person);
    const has = await page.evaluate(async () => ({
      'background sync': 'SyncManager' in window || 'sync' in ServiceWorkerRegistration.prototype,
      'Web Locks': 'locks' in navigator,
      'persistent storage': await navigator.storage.persist(),
    }));
    expect(has).toMatchObject(Object.fromEntries(lacking.map((one) => [one, false])));

    await page.context().setOffline(false);
    await expectBooked(page, w);
    const bookings = await stack.control<unknown[]>(`/bookings?email=${encodeURIComponent(person.email)}`);
    expect(bookings).toHaveLength(1);
  });
}

import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { rememberReschedule } from '../../data/changes/reschedule-tab.ts';
import { now } from '../../data/device/clock.ts';
import { context } from '../../data/device/context.ts';
import { db } from '../../data/device/db.ts';
import type { Confirmation } from '../../data/place/read-confirmation.ts';
import { finalize as w } from '../../i18n/messages/finalize/en.ts';
import { ToastRegion } from '../../ui/feedback/toast-region.tsx';
import { dismissToast, toasts } from '../../ui/feedback/toasts.ts';
import { BookedWatcher } from './booked-watcher.tsx';

const { href } = window.location;

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { finalize: w } } });
  history.replaceState(null, '', '/checkout');
});
afterEach(() => {
  history.replaceState(null, '', href);
  rememberReschedule(undefined);
  for (const { id } of toasts.get()) dismissToast(id);
});

const made: Confirmation = {
  ...{ id: 'b1', bookingId: 'b1', status: 'CONFIRMED', manageUrl: '', email: '', customerName: 'Ana Ruiz' },
  ...{ startISO: '2126-12-01T14:00:00Z', endISO: '2126-12-01T15:00:00Z', timeZone: 'America/New_York' },
  ...{ serviceType: 'carpet', serviceTitle: 'Carpet', quote: false, estimate: false, total: 45 },
  ...{ currency: 'USD', meta: { minutes: 60, version: 1 }, storedAt: now() },
};

const open = () =>
  render(
    <MemoryRouter>
      <BookedWatcher />
      <ToastRegion label="Messages" closeLabel="Dismiss" />
    </MemoryRouter>,
  );

/** What the outbox does once the server has answered. */
async function bookInBackground(): Promise<void> {
  const id = crypto.randomUUID();
  await context('confirmation').put({ ...made, id, bookingId: id });
  await new Promise((resolve) => setTimeout(resolve, 300));
}

const told = () => page.getByRole('button', { name: w.meanwhile.see });

test('a request that is booked while this tab moves a visit is told beside the times of that visit', async () => {
  rememberReschedule('b2');
  await open();
  // What was booked before the tab first looked is no news: until it has looked.
  await expect
    .poll(async () => {
      await bookInBackground();
      return toasts.get().length;
    })
    .toBeGreaterThan(0);
  await expect.element(told().first()).toBeVisible();
});

test('beside the times of the own order nothing is said: that screen goes to the confirmation', async () => {
  await open();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await bookInBackground();
  await expect.element(told()).not.toBeInTheDocument();
});

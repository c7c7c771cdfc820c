import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { addMinutes } from '#shared/kernel/instant.ts';
import { enterReschedule } from '../../../data/changes/enter-reschedule.ts';
import { rescheduledBookingId } from '../../../data/changes/reschedule-tab.ts';
import { now } from '../../../data/device/clock.ts';
import { context } from '../../../data/device/context.ts';
import { db } from '../../../data/device/db.ts';
import { setTransport } from '../../../data/wire/http.ts';
import { reschedule as w } from '../../../i18n/messages/reschedule/en.ts';
import { ToastRegion } from '../../../ui/feedback/toast-region.tsx';
import { dismissToast, toasts } from '../../../ui/feedback/toasts.ts';
import { RescheduleGate } from './reschedule-gate.tsx';

beforeEach(async () => {
  setTransport(() => Promise.reject(new TypeError('no connection')));
  await Promise.all(db.tables.map((table) => table.clear()));
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { reschedule: w } } });
});
afterEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
});

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

test('a move that another tab has ended says so here, and shows the way to its booking', async () => {
  const initialStartAt = addMinutes(now(), 24 * 60);
  const id = crypto.randomUUID();
  await enterReschedule({
    ...{ bookingId: id, email: 'ana@sabal-test.com', sig: 's.i.g', timeZone: 'America/New_York', version: 1 },
    ...{ serviceTitle: 'Carpet', initialStartAt, initialEndAt: addMinutes(initialStartAt, 60) },
  });
  await render(
    <MemoryRouter initialEntries={[window.location.pathname]}>
      <RescheduleGate>{({ serviceTitle }) => <h1>{serviceTitle}</h1>}</RescheduleGate>
      <ToastRegion label="Messages" closeLabel="Dismiss" />
      <Place />
    </MemoryRouter>,
  );
  await expect.element(page.getByRole('heading', { name: 'Carpet' })).toBeVisible();
  await context('reschedule').clear(); // as another tab does
  await expect.element(page.getByText(w.banner.over)).toBeVisible();
  await expect.poll(rescheduledBookingId).toBeUndefined();
  await page.getByRole('button', { name: w.banner.see }).click();
  await expect.element(page.getByText(`/manage?id=${id}`)).toBeVisible();
});

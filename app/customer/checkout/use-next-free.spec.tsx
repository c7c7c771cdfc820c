import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { edgeInstant } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import { addDays, type Day } from '#shared/kernel/day.ts';
import { addMinutes, type Instant } from '#shared/kernel/instant.ts';
import { now, serverNow } from '../../data/device/clock.ts';
import { db } from '../../data/device/db.ts';
import { slotsKey } from '../../data/slots/slot-keys.ts';
import type { VisitKey } from '../../data/slots/visit-key.ts';
import { checkout } from '../../i18n/messages/checkout/en.ts';
import { announcements } from '../../ui/feedback/announce.ts';
import { NextFree } from './next-free.tsx';
import { useNextFree } from './use-next-free.ts';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { checkout } } });
});
beforeEach(() => db.cache.clear());

/** The reader's own: a reader to whom it is another day already reads of no tomorrow. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const today = toLocal(serverNow(), timeZone).day;
const [tomorrow, second, third] = [addDays(today, 1), addDays(today, 2), addDays(today, 3)];
const visit: VisitKey = '60';
const noonOf = (day: Day) => edgeInstant(day, 12 * 60, timeZone);

function keep(day: Day, starts: readonly Instant[], available: boolean) {
  const slots = starts.map((startAt) => ({
    ...{ startAt, endAt: addMinutes(startAt, 60), available, heldByYou: false },
  }));
  return db.cache.put({ key: slotsKey(day, visit), kind: 'slots', slots, fetchedAt: now(), v: 1 });
}

function Soonest() {
  const [isFull, setFull] = useState(false);
  const counts = new Map([
    [tomorrow, isFull ? 0 : 1],
    [second, 2],
    [third, 9],
  ]);
  const { slots } = useNextFree(counts, { today, visit, timeZone, own: null, shown: third });
  return (
    <main>
      {slots && (
        <NextFree
          {...{ slots, timeZone, today, heldStart: undefined, pendingStart: null, offline: false, asked: [] }}
          onPick={() => undefined}
        />
      )}
      <button type="button" onClick={() => setFull(true)}>
        full
      </button>
    </main>
  );
}

test('the last time of a day that is taken keeps its place, and the focus, while the day is known to be full', async () => {
  await keep(tomorrow, [noonOf(tomorrow)], true);
  await keep(second, [noonOf(second), addMinutes(noonOf(second), 60)], true);
  await render(<Soonest />);
  const first = page.getByRole('list').getByRole('button').first();
  await expect.element(first).toHaveTextContent('Tomorrow');
  const button = first.element();
  await keep(tomorrow, [noonOf(tomorrow)], false);
  await expect.element(first).toHaveTextContent(checkout.day.taken);
  await page.getByRole('button', { name: 'full' }).click();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect.element(first).toHaveTextContent(checkout.day.taken);
  expect(button.isConnected).toBe(true);
});

test('a time of another day than the one shown is also said to be taken, with its day; one that stays is not', async () => {
  await keep(tomorrow, [noonOf(tomorrow)], true);
  await keep(second, [noonOf(second), addMinutes(noonOf(second), 60)], true);
  await render(<Soonest />);
  const first = page.getByRole('list').getByRole('button').first();
  await expect.element(first).toHaveTextContent('Tomorrow');
  await keep(tomorrow, [noonOf(tomorrow)], false);
  await expect.element(first).toHaveTextContent(checkout.day.taken);
  const said = () => announcements.get().map(({ text }) => text);
  await expect.poll(said).toHaveLength(1);
  expect(said()[0]).toMatch(/^\w{3}, \w{3} \d+, 12:00.PM.* was just taken$/);
});

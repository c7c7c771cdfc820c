import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { addMinutes, type Instant } from '#shared/kernel/instant.ts';
import { now } from '../../data/device/clock.ts';
import { context } from '../../data/device/context.ts';
import { db } from '../../data/device/db.ts';
import type { SlotSelection } from '../../data/slots/read-slot-selection.ts';
import { setTransport } from '../../data/wire/http.ts';
import { checkout as w } from '../../i18n/messages/checkout/en.ts';
import { ChosenBar } from './chosen-panel.tsx';

const released: unknown[] = [];

beforeEach(async () => {
  released.length = 0;
  setTransport(async (url, init) => {
    if (String(url).includes('/slots/release')) released.push(JSON.parse(String(init?.body)));
    throw new TypeError('no connection');
  });
  await db.contexts.clear();
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { checkout: w } } });
});

/** Held until so many minutes from now. */
async function hold(minutes: number): Promise<SlotSelection> {
  const startAt = addMinutes(now(), 24 * 60);
  const value: SlotSelection = {
    ...{ lockId: '0b0e1f6e-5d0a-4c58-9a5a-0c4a0f9b2d11', status: 'held', minutes: 60 },
    ...{ startAt, endAt: addMinutes(startAt, 60) },
    ...{ expiresAtLocal: addMinutes(now(), minutes), renewableUntilLocal: addMinutes(now(), minutes) },
  };
  await context('slot-selection').put(value);
  return value;
}

function Place() {
  return <output>{useLocation().pathname}</output>;
}

async function goOn(words: string, held: SlotSelection | undefined, current: Instant): Promise<void> {
  const chosen = { held, at: now(), timeZone: 'America/New_York', asked: undefined, current, notice: null };
  await render(
    <MemoryRouter initialEntries={['/checkout']}>
      <ChosenBar {...chosen} />
      <Place />
    </MemoryRouter>,
  );
  await page.getByRole('button', { name: words }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('/finalize');
}

test('an edit that keeps its time goes on without the time that ran out, which the next step would move it to', async () => {
  const { lockId } = await hold(-1);
  await goOn(w.continue.keep, undefined, addMinutes(now(), 48 * 60));
  await expect.poll(() => context('slot-selection').get()).toBeUndefined();
  await expect.poll(() => released).toEqual([{ id: lockId }]);
});

test('an edit that takes another time goes on with it', async () => {
  const held = await hold(9);
  await goOn(w.continue.choose, held, addMinutes(now(), 48 * 60));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([await context('slot-selection').get(), released]).toEqual([held, []]);
});

import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { addMinutes } from '#shared/kernel/instant.ts';
import { chooseNewTime } from '../../../data/changes/choose-new-time.ts';
import { enterReschedule } from '../../../data/changes/enter-reschedule.ts';
import { readReschedule } from '../../../data/changes/read-reschedule.ts';
import { now } from '../../../data/device/clock.ts';
import { db } from '../../../data/device/db.ts';
import { setTransport } from '../../../data/wire/http.ts';
import { reschedule as w } from '../../../i18n/messages/reschedule/en.ts';
import { KeepTime } from './pick-new-time.tsx';

const asked = vi.fn();

beforeEach(async () => {
  asked.mockReset();
  setTransport(() => {
    asked();
    return Promise.reject(new TypeError('no connection'));
  });
  await Promise.all(db.tables.map((table) => table.clear()));
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { reschedule: w } } });
});

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

test('keeping the time ends the move with what was chosen for it, asks for nothing, and leads back to the visit', async () => {
  const initialStartAt = addMinutes(now(), 24 * 60);
  const id = crypto.randomUUID();
  await enterReschedule({
    ...{ bookingId: id, email: 'ana@sabal-test.com', sig: 's.i.g', timeZone: 'America/New_York', version: 1 },
    ...{ serviceTitle: 'Carpet', initialStartAt, initialEndAt: addMinutes(initialStartAt, 60) },
  });
  await chooseNewTime({ startAt: addMinutes(initialStartAt, 120), endAt: addMinutes(initialStartAt, 180) });
  const reschedule = await readReschedule();
  if (reschedule?.wish == null) throw new Error('Expected a move with another time');
  await render(
    <MemoryRouter initialEntries={['/checkout']}>
      <KeepTime reschedule={reschedule} />
      <Place />
    </MemoryRouter>,
  );
  await page.getByRole('button', { name: w.pick.keep }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent(id);
  await expect.poll(readReschedule).toBeUndefined();
  expect([await db.contexts.get('reschedule'), await db.intents.count()]).toEqual([undefined, 0]);
  expect(asked).not.toHaveBeenCalled();
});

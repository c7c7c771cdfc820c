import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { parseDay } from '#shared/kernel/day.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { writeToken } from '../../data/staff/admin-token.ts';
import { setTransport } from '../../data/wire/http.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { aRow } from '../parts/booking-panel/a-row.test-support.ts';
import { planDay } from '../parts/day/plan-day.ts';
import { DayColumn } from './day-column.tsx';

const timeZone = 'America/New_York';
const now = instantFromMs(Date.parse('2026-12-02T15:00:00Z'));
const [north, south] = ['c0ffee00-0000-4000-8000-000000000001', 'c0ffee00-0000-4000-8000-000000000002'];
const far = aRow({ customerName: 'Ana López', crew: { id: north, name: 'Nord', color: 'blue' } });

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});
beforeEach(() => writeToken(`ats_${crypto.randomUUID()}`));
afterEach(() => setTransport());

function show(crew: string) {
  setTransport(async (url) => {
    const body = url.includes('/blocks')
      ? { blocks: [] }
      : { bookings: [far], items: [far], count: 1, nextCursor: null };
    return new Response(JSON.stringify(body), { headers: { [ANSWER_ID_HEADER]: 'r-1' } });
  });
  const day = parseDay('2026-12-02') ?? expect.fail();
  return render(
    <DayColumn
      plan={planDay({ bookings: [], blocks: [] }, day, timeZone, now)}
      {...{ crew, day, now, timeZone, isToday: true }}
      onOpen={() => undefined}
      onPrint={() => undefined}
    />,
  );
}

test('a crew’s next visit is its own', async () => {
  const { unmount } = await show(north);
  await expect.element(page.getByText('Ana López', { exact: false })).toBeVisible();
  await unmount();
  await show(south);
  await expect.element(page.getByText(admin.day.noNext)).toBeVisible();
});

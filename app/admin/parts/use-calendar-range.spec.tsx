import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { parseDay } from '#shared/kernel/day.ts';
import { writeToken } from '../../data/staff/admin-token.ts';
import { setTransport } from '../../data/wire/http.ts';
import { aRow } from './booking-panel/a-row.test-support.ts';
import { useCalendarRange } from './use-calendar-range.ts';

const from = parseDay('2026-12-03') ?? expect.fail();
const to = parseDay('2026-12-04') ?? expect.fail();

let name: string;

beforeEach(() => {
  writeToken(`ats_${crypto.randomUUID()}`);
  name = 'Ana López';
  setTransport(async (url) => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    const row = aRow({ customerName: name });
    const body = url.includes('/blocks')
      ? { blocks: [] }
      : { bookings: [row], items: [row], count: 1, nextCursor: null };
    return new Response(JSON.stringify(body), { headers: { [ANSWER_ID_HEADER]: 'r-1' } });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  dispatchEvent(new Event('online'));
  setTransport();
});

function Range() {
  const { body, isCopy } = useCalendarRange(from, to);
  const names = body?.bookings.map(({ customerName }) => customerName) ?? [];
  return <p role="status">{`${names.join()}, ${isCopy ? 'of before' : 'now'}`}</p>;
}

test('[LC82] what is on screen says its age from when the connection goes, and is asked for again when it is back', async () => {
  await render(<Range />);
  const shown = page.getByRole('status');
  await expect.element(shown).toHaveTextContent('Ana López, now');
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.element(shown).toHaveTextContent('Ana López, of before');
  name = 'Bo Reyes';
  line.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(shown).toHaveTextContent('Bo Reyes, now');
});

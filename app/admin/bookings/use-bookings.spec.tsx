import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { writeToken } from '../../data/staff/admin-token.ts';
import { noteReach } from '../../data/wire/connection.ts';
import { setTransport } from '../../data/wire/http.ts';
import { aRow } from '../parts/booking-panel/a-row.test-support.ts';
import { firstFilter } from './bookings-filter.ts';
import { useBookings } from './use-bookings.ts';

const found = aRow({ customerName: 'Ana López' });

beforeEach(() => {
  writeToken(`ats_${crypto.randomUUID()}`);
  setTransport(async (url) => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    const rows = url.includes('q=') ? [found] : [];
    const body = { bookings: rows, items: rows, count: rows.length, nextCursor: null };
    return Response.json(body, { headers: { [ANSWER_ID_HEADER]: 'r-1' } });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  noteReach(true);
  setTransport();
});

function Found({ q }: { q: string }) {
  const { rows, isLocal } = useBookings({ ...firstFilter, range: 'all', q }, 'America/New_York');
  return <p role="status">{`${rows?.length ?? 'no'} found${isLocal ? ' here' : ''}`}</p>;
}

test('what was sought without a connection is asked of the server once it is back', async () => {
  const { rerender } = await render(<Found q="" />);
  const shown = page.getByRole('status');
  await expect.element(shown).toHaveTextContent('0 found');
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await rerender(<Found q="lopez" />);
  await expect.element(shown).toHaveTextContent('0 found here');
  line.mockReturnValue(true);
  noteReach(true); // as the probe does that finds the server again
  await expect.element(shown).toHaveTextContent('1 found');
});

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { aBooking } from '../../../data/bookings/a-booking.test-support.ts';
import { writeToken } from '../../../data/staff/admin-token.ts';
import { setTransport } from '../../../data/wire/http.ts';
import { aRow } from './a-row.test-support.ts';
import { useBooking } from './use-booking.ts';

const { id } = aRow();

beforeEach(() => writeToken(`ats_${crypto.randomUUID()}`));

function Panel({ known }: { known: BookingRowView | undefined }) {
  const { row, view, data } = useBooking(id, known, () => undefined);
  return (
    <p role="status">{`row ${row?.version}, lines ${view?.row.version ?? 'none'} ${data.fault ?? ''}`}</p>
  );
}

test('a row that has moved on in a list brings its lines along', async () => {
  let version = 1;
  setTransport(async () => {
    const view = { ...aBooking(id), minutes: 90, staffNotes: null, row: aRow({ version }) };
    return new Response(JSON.stringify(view), { headers: { [ANSWER_ID_HEADER]: 'r-1' } });
  });
  const { rerender } = await render(<Panel known={aRow()} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('row 1, lines 1');
  version = 2;
  await rerender(<Panel known={aRow({ version })} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('row 2, lines 2');
  setTransport();
});

test('a visit that has left the list under its open panel is asked for again', async () => {
  let isTheirs = true;
  setTransport(async () => {
    const headers = { [ANSWER_ID_HEADER]: 'r-1' };
    if (!isTheirs) return Response.json({ error: '', code: 'booking.not_found' }, { status: 404, headers });
    return Response.json({ ...aBooking(id), minutes: 90, staffNotes: null, row: aRow() }, { headers });
  });
  const { rerender } = await render(<Panel known={aRow()} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('row 1, lines 1');
  isTheirs = false;
  await rerender(<Panel known={undefined} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('booking.not_found');
  setTransport();
});

test('a visit of which only the row was read stays under what is typed when it leaves the list', async () => {
  setTransport(async () => {
    const headers = { [ANSWER_ID_HEADER]: 'r-1' };
    return Response.json({ error: '', code: 'booking.not_found' }, { status: 404, headers });
  });
  const { rerender } = await render(<Panel known={aRow()} />);
  await rerender(<Panel known={undefined} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('row 1, lines none booking.not_found');
  setTransport();
});

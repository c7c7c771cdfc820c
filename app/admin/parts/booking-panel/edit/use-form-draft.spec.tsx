import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { aBooking } from '../../../../data/bookings/a-booking.test-support.ts';
import { writeToken } from '../../../../data/staff/admin-token.ts';
import { setTransport } from '../../../../data/wire/http.ts';
import { aRow } from '../a-row.test-support.ts';
import { useBooking } from '../use-booking.ts';
import { useFormDraft } from './use-form-draft.ts';

const { id } = aRow();
let version = 1;

beforeEach(() => {
  writeToken(`ats_${crypto.randomUUID()}`);
  setTransport(async () => {
    const view = { ...aBooking(id), minutes: 90, staffNotes: null, row: aRow({ version }) };
    return new Response(JSON.stringify(view), { headers: { [ANSWER_ID_HEADER]: 'r-1' } });
  });
});
afterEach(() => setTransport());

function Form({ known }: { known: BookingRowView }) {
  const booking = useBooking(id, known, () => undefined, true);
  const [typed = '', setTyped] = useFormDraft(`reason of ${id}`, z.string(), booking);
  return (
    <>
      <label>
        Motif
        <input value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <button type="button" onClick={booking.forgetBefore}>
        Vu
      </button>
      <p role="status">{`over ${booking.version}, ${booking.before ? 'changed' : 'same'}`}</p>
    </>
  );
}

test('a form that comes back tells what others changed since it was typed', async () => {
  const first = await render(<Form known={aRow()} />);
  await page.getByRole('textbox').fill('Geste');
  await expect.element(page.getByRole('status')).toHaveTextContent('over 1, same');
  await first.unmount();
  version = 2;
  await render(<Form known={aRow({ version })} />);
  await expect.element(page.getByRole('textbox')).toHaveValue('Geste');
  await expect.element(page.getByRole('status')).toHaveTextContent('over 1, changed');
  await page.getByRole('button', { name: 'Vu' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('over 2, same');
});

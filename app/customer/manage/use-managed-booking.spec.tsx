import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { aBooking } from '../../data/bookings/a-booking.test-support.ts';
import { db } from '../../data/device/db.ts';
import { setTransport } from '../../data/wire/http.ts';
import { useManagedBooking } from './use-managed-booking.ts';

const id = '5f0c1c4e-0000-4000-8000-000000000001';
const link = { id, email: aBooking(id).email, sig: '1.a' };

beforeEach(() => Promise.all(db.tables.map((table) => table.clear())));

function Screen() {
  const { booking, failCode, retry } = useManagedBooking(link);
  return (
    <>
      <p role="status">{`${booking ? 'here' : 'nothing'}, ${failCode ?? 'no fault'}`}</p>
      <button type="button" onClick={retry}>
        Again
      </button>
    </>
  );
}

test('a call that fails after a later one has answered says nothing any more', async () => {
  const fails: (() => void)[] = [];
  let asked = 0;
  setTransport((path) => {
    if (!path.includes('/bookings/')) return Promise.reject(new TypeError('no connection'));
    asked += 1;
    if (asked === 1) return new Promise((_, reject) => fails.push(() => reject(new TypeError('lost'))));
    return Promise.resolve(Response.json(aBooking(id), { headers: { [ANSWER_ID_HEADER]: 'r-1' } }));
  });
  await render(<Screen />);
  await expect.poll(() => fails.length).toBe(1);
  await page.getByRole('button', { name: 'Again' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('here, no fault');
  fails[0]?.();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect.element(page.getByRole('status')).toHaveTextContent('here, no fault');
});

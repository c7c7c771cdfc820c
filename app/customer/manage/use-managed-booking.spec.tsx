import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { aBooking } from '../../data/bookings/a-booking.test-support.ts';
import { manageUrlOf, storeManagedBooking } from '../../data/bookings/managed-booking.ts';
import { db } from '../../data/device/db.ts';
import { setTransport } from '../../data/wire/http.ts';
import type { ManageLink } from '../parts/booking/manage-link.ts';
import { useManagedBooking } from './use-managed-booking.ts';

const id = '5f0c1c4e-0000-4000-8000-000000000001';
const link = { id, email: aBooking(id).email, sig: '1.a' };

beforeEach(() => Promise.all(db.tables.map((table) => table.clear())));

function Screen({ opened = link }: { opened?: ManageLink }) {
  const { booking, failCode, retry, ...managed } = useManagedBooking(opened);
  return (
    <>
      <p role="status">{`${booking ? 'here' : 'nothing'}, ${failCode ?? 'no fault'}`}</p>
      <p role="note">{managed.link.sig ?? 'unsigned'}</p>
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

test('a link that lost its signature goes by the one that this device was let in with, of the same address alone', async () => {
  const asked: string[] = [];
  setTransport((path) => {
    if (path.includes('/bookings/')) asked.push(path);
    return Promise.resolve(Response.json(aBooking(id), { headers: { [ANSWER_ID_HEADER]: 'r-1' } }));
  });
  await storeManagedBooking(aBooking(id), manageUrlOf(link));
  const screen = await render(<Screen opened={{ ...link, sig: undefined }} />);
  await expect.element(page.getByRole('note')).toHaveTextContent(link.sig);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain(`sig=${link.sig}`);
  await screen.unmount();
  await render(<Screen opened={{ id, email: 'ben@mail.test', sig: undefined }} />);
  await expect.element(page.getByRole('note')).toHaveTextContent('unsigned');
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).not.toContain('sig=');
});

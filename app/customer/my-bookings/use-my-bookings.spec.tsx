import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { now } from '../../data/device/clock.ts';
import { db } from '../../data/device/db.ts';
import { setTransport } from '../../data/wire/http.ts';
import { useMyBookings } from './use-my-bookings.ts';

const asked: string[] = [];

beforeEach(async () => {
  sessionStorage.clear();
  asked.length = 0;
  setTransport((path) => {
    asked.push(path);
    return Promise.reject(new TypeError('no connection'));
  });
  await Promise.all(db.tables.map((table) => table.clear()));
  // Somebody else's, on a tablet that is shared.
  const list = { email: 'ana@mail.test', sig: '1.a', upcoming: [], past: [], fetchedAt: now() };
  await db.cache.put({ key: 'my-bookings', kind: 'my-bookings', ...list, v: 1 });
});

function Screen() {
  const { list, isInvalid, isLoading } = useMyBookings();
  return <p role="status">{isLoading ? 'loading' : `${list?.email ?? 'nobody'}, ${isInvalid}`}</p>;
}

const open = (search: string) =>
  render(
    <MemoryRouter initialEntries={[`/my-bookings${search}`]}>
      <Screen />
    </MemoryRouter>,
  );

test('half a link is told as one, shows nobody else’s list, and is not kept in the tab', async () => {
  const screen = await open('?email=ben@mail.test');
  await expect.element(page.getByRole('status')).toHaveTextContent('nobody, true');
  expect(asked.filter((path) => path.includes('sig='))).toEqual([]);
  await screen.unmount();
  await open('');
  await expect.element(page.getByRole('status')).toHaveTextContent('ana@mail.test, false');
});

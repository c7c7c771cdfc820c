import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import {
  aSmallCart,
  book,
  bookingBody,
  catalogueOf,
  freeSlot,
  rowsOf,
  weekdayAhead,
} from '../support/shop.ts';

let api: Api;
beforeAll(async () => {
  // Limits are on: they are what counts visits.
  api = await startApi({ env: { limitsOff: false } });
});
afterAll(() => api.stop());

let booked = 0;
async function bookFor(email: string) {
  const { cartId, minutes } = await aSmallCart(api, await catalogueOf(api));
  const slot = await freeSlot(api, weekdayAhead(3 + booked++), minutes);
  // Five bookings in ten minutes are another limit's.
  await rowsOf(api, 'delete from rate_limits');
  const { status, body } = await book(api, bookingBody(cartId, slot, { email }));
  expect(status).toBe(201);
  return body;
}

const office = () => api.as({ 'X-Admin-Token': 'sabal-dev-admin' });

/** What the mail about a booking carries beside its link, as its reader has it. */
async function boxOf(bookingId: string): Promise<string> {
  const mails = (await office().get('/admin/mails?limit=100')).body.mails as {
    id: string;
    bookingId?: string;
  }[];
  for (const { id } of mails) {
    const text: string = (await office().get(`/admin/mails/${id}`)).body.text;
    if (!text.includes(bookingId)) continue;
    const link = /https:\/\/\S+\/manage\?\S+/.exec(text)?.[0] ?? '';
    return new URL(link).searchParams.get('box') ?? '';
  }
  throw new Error('no mail of this booking');
}

test('the fourth visit under an e-mail waits for staff, until a link of its mails was followed', async () => {
  const email = 'three@unproven-mail.com';
  const made = [await bookFor(email), await bookFor(email), await bookFor(email)];
  expect(made.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
  const fourth = await bookFor(email);
  expect(fourth.status).toBe('PENDING');
  const { history } = (await office().get(`/admin/bookings/${fourth.id}`)).body;
  expect(history[0]).toMatchObject({ kind: 'booking.made', why: 'unproven' });

  // The link in the answer is not the mailed one: it proves nothing.
  expect(new URL(made[0].manageUrl).searchParams.has('box')).toBe(false);
  const sig = new URL(made[0].manageUrl).searchParams.get('sig');
  expect((await api.post('/mailbox/confirm', { email, box: sig })).status).toBe(401);
  expect((await bookFor(email)).status).toBe('PENDING');

  const box = await boxOf(made[0].id);
  expect((await api.post('/mailbox/confirm', { email: 'else@unproven-mail.com', box })).status).toBe(401);
  expect(await api.post('/mailbox/confirm', { email, box })).toMatchObject({ status: 200, body: {} });
  expect((await bookFor(email)).status).toBe('CONFIRMED');
});

test('the eleventh unproven visit from one network address waits, whatever its e-mail; cancelled ones do not count', async () => {
  await rowsOf(api, `update bookings set mail_opened_at = now()`);
  const made = [];
  for (let index = 0; index < 10; index += 1) made.push(await bookFor(`guest${index}@unproven-mail.com`));
  expect(made.filter(({ status }) => status === 'CONFIRMED')).toHaveLength(10);
  const eleventh = await bookFor('guest10@unproven-mail.com');
  expect(eleventh.status).toBe('PENDING');
  for (const { id } of [eleventh, made[0]]) {
    await office().patch(`/admin/bookings/${id}`, { status: 'CANCELLED' });
  }
  expect((await bookFor('guest11@unproven-mail.com')).status).toBe('CONFIRMED');
});

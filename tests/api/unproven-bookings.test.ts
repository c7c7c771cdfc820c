import { describe, expect, test } from 'vitest';
import { showBooking } from '../support/booking.ts';
import { anEdit, commit, putItems } from '../support/edit.ts';
import { api, openShop, shop, staff } from '../support/open-shop.ts';
import {
  aCarpetItem,
  aSmallCart,
  book,
  bookingBody,
  freeSlot,
  linkOf,
  rowsOf,
  weekdayAhead,
} from '../support/shop.ts';

// Limits are on: they are what counts visits.
openShop({ env: { limitsOff: false } });

let booked = 0;
async function bookFor(email: string) {
  const { cartId, minutes } = await aSmallCart(api, shop);
  const slot = await freeSlot(api, weekdayAhead(3 + booked++), minutes);
  // Five bookings in ten minutes are another limit's.
  await rowsOf(api, 'delete from rate_limits');
  const { status, body } = await book(api, bookingBody(cartId, slot, { email }));
  expect(status).toBe(201);
  return { ...body, slot, minutes };
}

/** What the mail about a booking carries beside its link, as its reader has it. */
async function boxOf(bookingId: string): Promise<string> {
  const mails = (await staff.get('/admin/mails?limit=100')).body.mails as {
    id: string;
    bookingId?: string;
  }[];
  for (const { id } of mails) {
    const text: string = (await staff.get(`/admin/mails/${id}`)).body.text;
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
  const { history } = (await staff.get(`/admin/bookings/${fourth.id}`)).body;
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
  await edited(eleventh, withRequest);
  expect(await edited(eleventh, withoutRequest)).toMatchObject({ status: 'PENDING' });
  for (const { id } of [eleventh, made[0]]) {
    await staff.patch(`/admin/bookings/${id}`, { status: 'CANCELLED' });
  }
  expect((await bookFor('guest11@unproven-mail.com')).status).toBe('CONFIRMED');
});

type Made = Awaited<ReturnType<typeof bookFor>>;

const asBooking = ({ manageUrl, slot, minutes }: Made) => ({ ...linkOf(manageUrl), slot, minutes });

/** What its customer makes of it with the link that its making answered, which no mail carried. */
async function edited(
  made: Made,
  change: (items: readonly unknown[]) => readonly unknown[] = (items) => items,
) {
  await rowsOf(api, 'delete from rate_limits');
  const edit = await anEdit(asBooking(made));
  await putItems(edit, change(edit.items));
  const { status, body } = await commit(edit);
  expect(status).toBe(200);
  return body;
}

const aRequest = () => ({
  ...{ id: crypto.randomUUID(), serviceId: shop.paversId, productId: null },
  instances: [{ id: crypto.randomUUID(), intake: { kind: 'pavers', description: 'Patio' } }],
});
const withRequest = (items: readonly unknown[]) => [...items, aRequest()];
const withoutRequest = (items: readonly unknown[]) => items.slice(0, 1);

describe('a visit that waits because its e-mail is unproven', () => {
  test('goes on waiting whatever its customer edits, and an edit of nothing writes nothing', async () => {
    const email = 'edits@unproven-mail.com';
    for (let index = 0; index < 3; index += 1) await bookFor(email);
    const fourth = await bookFor(email);
    expect(fourth.status).toBe('PENDING');
    expect((await edited(fourth)).status).toBe('PENDING');
    expect((await showBooking(asBooking(fourth))).body.version).toBe(1);
    expect(await edited(fourth, () => [aCarpetItem(shop, 2)])).toMatchObject({ status: 'PENDING' });
    // A request that comes and goes is no way around it either.
    expect(await edited(fourth, withRequest)).toMatchObject({ status: 'PENDING' });
    expect(await edited(fourth, withoutRequest)).toMatchObject({ status: 'PENDING' });
  });

  test('is confirmed by staff’s edit, who have looked at it', async () => {
    const email = 'looked@unproven-mail.com';
    for (let index = 0; index < 3; index += 1) await bookFor(email);
    const fourth = await bookFor(email);
    const { body: clone } = await staff.post(`/admin/bookings/${fourth.id}/clone-to-cart`, {});
    const { startAt: startISO, endAt: endISO } = fourth.slot;
    const answer = await staff.post(
      `/admin/bookings/${fourth.id}/services`,
      { cartId: clone.cartId, startISO, endISO, keepTime: true, notify: false },
      { headers: { 'Idempotency-Key': crypto.randomUUID() } },
    );
    expect(answer).toMatchObject({ status: 200, body: { status: 'CONFIRMED' } });
  });

  test('and one that waited for a price alone is confirmed when that leaves', async () => {
    await rowsOf(api, 'update bookings set mail_opened_at = now()');
    const only = await bookFor('single@unproven-mail.com');
    expect(await edited(only, withRequest)).toMatchObject({ status: 'PENDING' });
    expect(await edited(only, withoutRequest)).toMatchObject({ status: 'CONFIRMED' });
  });
});

import { expect, test } from 'vitest';
import { office } from '../support/agenda.ts';
import { startApi } from '../support/api.ts';
import { aBooking, slotAt } from '../support/booking.ts';
import { deliver, openMailShop } from '../support/mail-shop.ts';
import { api, nextDay } from '../support/open-shop.ts';
import { changed, shifted } from '../support/staff.ts';

openMailShop();

interface Told {
  readonly kind: string;
  readonly state: string;
  readonly sentAt: string | null;
}

const briefly = (mails: readonly Told[]) => mails.map(({ kind, state }) => `${kind} ${state}`);

test('without a mail server every change says that its mail is kept, in the answer and in the booking', async () => {
  const booking = await aBooking();
  const target = await slotAt(nextDay(), booking.minutes, 2);
  const moved = await shifted(booking, target);
  expect(briefly(moved.body.mails)).toEqual(['booking.moved kept', 'booking.booked kept']);
  const cancelled = await changed(booking, { status: 'CANCELLED' });
  expect(cancelled.body.mails[0]).toMatchObject({ kind: 'booking.cancelled', state: 'kept', sentAt: null });
  const { body } = await office().get(`/admin/bookings/${booking.id}`);
  expect(body.mails).toEqual(cancelled.body.mails);
});

test('with one they wait, and are told as sent once they were', async () => {
  const mailing = await startApi({ env: { smtpUrl: 'smtp://127.0.0.1:9' } });
  try {
    expect((await mailing.get('/public/tenant/timezone')).body.mailsLeave).toBe(true);
  } finally {
    await mailing.stop();
  }
  const booking = await aBooking();
  await deliver();
  const { body } = await office().get(`/admin/bookings/${booking.id}`);
  expect(body.mails).toMatchObject([{ kind: 'booking.booked', state: 'sent', sentAt: expect.any(String) }]);
});

test('customers’ screens are told that no mail leaves', async () => {
  expect((await api.get('/public/tenant/timezone')).body).toMatchObject({ mailsLeave: false });
});

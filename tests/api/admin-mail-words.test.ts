import { expect, test } from 'vitest';
import { office } from '../support/agenda.ts';
import { aBooking, type Booking, cancelBooking, later, move, slotAt } from '../support/booking.ts';
import { api, nextDay, openShop } from '../support/open-shop.ts';
import { rowsOf } from '../support/shop.ts';
import { changed, shifted } from '../support/staff.ts';

openShop();

/** The mail as the back office reads it, which is how it is sent. */
async function textOf({ id }: Pick<Booking, 'id'>, kind: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    api,
    `select id from mail_outbox where kind = $1 and payload ->> 'bookingId' = $2 order by created_at desc limit 1`,
    [kind, id],
  );
  const { body } = await office().get(`/admin/mails/${row?.id}`);
  return body.text;
}

test('a mail about what staff did never says that it was asked for; one about what the customer did says so', async () => {
  const booking = await aBooking();
  const target = await slotAt(nextDay(), booking.minutes, 2);
  expect((await shifted(booking, target)).status).toBe(200);
  expect(await textOf(booking, 'booking.moved')).toContain('We moved your visit');
  expect(await textOf(booking, 'booking.moved')).not.toContain('As you asked');
  expect((await changed(booking, { status: 'CANCELLED' })).status).toBe(200);
  expect(await textOf(booking, 'booking.cancelled')).toContain('We cancelled this visit');
  expect(await textOf(booking, 'booking.cancelled')).not.toContain('As you asked');

  const own = await aBooking();
  expect((await move(own, later(own.slot, 60))).status).toBe(200);
  expect(await textOf(own, 'booking.moved')).toContain('As you asked');
  expect((await cancelBooking(own)).status).toBe(200);
  expect(await textOf(own, 'booking.cancelled')).toContain('As you asked');
});

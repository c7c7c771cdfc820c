import { expect, test } from 'vitest';
import { tidy } from '../../server/jobs/tidy.ts';
import { aBooking } from '../support/booking.ts';
import { deliver, openMailShop, outboxOf, sentTo } from '../support/mail-shop.ts';
import { api, day, staff } from '../support/open-shop.ts';
import { rowsOf } from '../support/shop.ts';

openMailShop();

interface Head {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly gone: boolean;
}

/** Of the newest mails those that staff see, and each of them opened. */
async function listedAndOpened(email: string) {
  const { mails } = (await staff.get('/admin/mails?limit=100')).body as { mails: Head[] }; // the API's own list
  const heads = mails.filter(({ to }) => to === email);
  const opened = await Promise.all(heads.map(({ id }) => staff.get(`/admin/mails/${id}`)));
  return { heads, opened };
}

test('a mail of a deleted booking stands in the list with its subject, opens, says so and is not sent', async () => {
  const { id } = await aBooking(day);
  const email = `gone-${id.slice(0, 8)}@sabal-mail.com`;
  await rowsOf(api, `update bookings set email = $2 where id = $1`, [id, email]);
  await rowsOf(api, `update mail_outbox set recipient = $2 where payload ->> 'bookingId' = $1`, [id, email]);
  const before = await listedAndOpened(email);
  expect(before.heads).toMatchObject([{ kind: 'booking.booked', gone: false }]);
  await rowsOf(api, `update bookings set deleted_at = now() where id = $1`, [id]);
  const after = await listedAndOpened(email);
  expect(after.heads).toEqual(before.heads.map((head) => ({ ...head, gone: true })));
  expect(after.opened).toMatchObject([
    { status: 200, body: { gone: true, text: before.opened[0]?.body.text } },
  ]);
  await deliver();
  expect(sentTo(email)).toEqual([]);
  expect(await outboxOf(email)).toMatchObject([{ state: 'kept', last_error: 'what it tells of is gone' }]);
});

test('of a mail whose subscription is gone too the list and the page know as much, and that it is gone', async () => {
  const email = 'forgotten@sabal-mail.com';
  expect((await api.post('/newsletter', { email, locale: 'en' })).status).toBe(202);
  await rowsOf(api, 'delete from newsletter_subscribers where email = $1', [email]);
  const { heads, opened } = await listedAndOpened(email);
  expect(heads).toMatchObject([{ kind: 'newsletter.confirm', subject: '', gone: true }]);
  expect(opened).toMatchObject([{ status: 200, body: { ...heads[0], text: '', html: '' } }]);
});

test('every mail of the list opens, whatever has become of what it told of', async () => {
  await tidy(api.server.deps);
  const { mails } = (await staff.get('/admin/mails?limit=100')).body as { mails: Head[] }; // the API's own list
  for (const head of mails) {
    const { status, body } = await staff.get(`/admin/mails/${head.id}`);
    expect([status, body]).toEqual([200, expect.objectContaining(head)]);
  }
});

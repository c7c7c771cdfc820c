import { expect, test } from 'vitest';
import { type Booking, cancelBooking, move, slotAt } from '../support/booking.ts';
import { anEdit, commit, putItems } from '../support/edit.ts';
import { deliver, openMailShop, remind, sentTo } from '../support/mail-shop.ts';
import { aCartAndSlot, api, day, shop } from '../support/open-shop.ts';
import { aQuoted } from '../support/quotes.ts';
import { rowsChecksum } from '../support/rows-checksum.ts';
import { aCarpetItem, book, bookingBody, linkOf, movedBy, rowsOf } from '../support/shop.ts';
import type { SunkMail } from '../support/smtp-sink.ts';

openMailShop();

/** Of all visits of the test's shop. */
const EMAIL = 'ana.diaz@sabal-mail.com';

async function aBookingOf(change: object = {}): Promise<Booking> {
  const { cartId, slot, minutes } = await aCartAndSlot();
  const { body } = await book(api, bookingBody(cartId, slot, { email: EMAIL, ...change }));
  return { slot, minutes, ...linkOf(body.manageUrl) };
}

/** One mail or more of each kind that there is, each sent while it was true. */
async function oneOfEachKind(): Promise<readonly SunkMail[]> {
  const booking = await aBookingOf();
  await aBookingOf({ address: { line1: '1 Far Rd', city: 'Atlanta', region: 'GA', postalCode: '30301' } });
  await deliver();
  await rowsOf(api, `update bookings set updated_at = '2026-01-01'`);
  const dayBefore = new Date(Date.parse(booking.slot.startAt) - 23 * 3_600_000).toISOString();
  await remind(dayBefore);
  await deliver(dayBefore);
  await aQuoted();
  const slot = await slotAt(day, booking.minutes, 5);
  expect((await move(booking, slot)).status).toBe(200);
  await deliver();
  const edit = await anEdit({ ...booking, slot });
  await putItems(edit, [...edit.items, aCarpetItem(shop, 1)]);
  expect((await commit(edit)).status).toBe(200);
  await deliver();
  // An hour has room for eight: two have passed since.
  await rowsOf(api, `update mail_outbox set ${movedBy('sent_at', '-2 hours')}`);
  await cancelBooking(booking);
  await api.post('/access-link', { email: EMAIL, locale: 'en' });
  await api.post('/newsletter', { email: EMAIL, locale: 'en' });
  await deliver();
  const asked = sentTo(EMAIL).find(({ text }) => text.includes('action=confirm'));
  const link = new URL(urlsIn(asked).find((url) => url.includes('action=confirm')) ?? 'https://none.test');
  const { email, sig } = linkOf(link.href);
  expect((await api.post('/newsletter/confirm', { email, sig })).status).toBe(200);
  await deliver();
  return sentTo(EMAIL);
}

/** Of the words, the page, the headers and the calendar files. */
function urlsIn(mail: SunkMail | undefined): string[] {
  if (!mail) return [];
  const headers = mail.headers.map(({ value }) => value);
  const files = mail.files.map(({ text }) => text.replace(/\r\n /g, '').replace(/\\n/g, '\n'));
  const all = [mail.text, mail.html.replaceAll('&amp;', '&'), ...headers, ...files].join('\n');
  return [...new Set(all.match(/https?:\/\/[^\s"'<>]+/g) ?? [])];
}

test('every address of every mail, opened and looked at three times, changes no row', async () => {
  const mails = await oneOfEachKind();
  const kinds = await rowsOf<{ kind: string }>(
    api,
    `select distinct kind from mail_outbox where recipient = $1 and state = 'sent' order by 1`,
    [EMAIL],
  );
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'access.link',
    ...['booking.booked', 'booking.cancelled', 'booking.moved', 'booking.pending', 'booking.reminder'],
    ...['booking.updated', 'newsletter.confirm', 'newsletter.welcome', 'quote.offered'],
  ]);
  const urls = [...new Set(mails.flatMap(urlsIn))];
  const paths = new Set(urls.map((url) => new URL(url).pathname));
  expect([...paths].sort()).toEqual([
    ...['/api/newsletter/one-click', '/manage', '/my-bookings', '/newsletter', '/services'],
  ]);
  expect(urls.every((url) => url.startsWith('https://book.test/'))).toBe(true);
  const files = urls.filter((url) => url.includes('/manage?')).map(calendarOf);
  const before = await rowsChecksum(api.ownerUrl);
  for (const url of [...urls, ...files]) {
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD', 'GET', 'HEAD']) {
      const answer = await fetch(url.replace('https://book.test', api.url), { method, redirect: 'manual' });
      expect(answer.status).toBeLessThan(500);
      await answer.arrayBuffer();
    }
  }
  expect(await rowsChecksum(api.ownerUrl)).toEqual(before);
});

/** What "add to calendar" opens. */
function calendarOf(manageUrl: string): string {
  const { id, email, sig } = linkOf(manageUrl);
  const query = new URLSearchParams({ email, sig, tenant: 'sabal' });
  return `https://book.test/api/bookings/${id}/calendar.ics?${query}`;
}

test('an address that acts when it is opened is found by the same sums', async () => {
  const before = await rowsChecksum(api.ownerUrl);
  const oneClick =
    sentTo(EMAIL)
      .flatMap(urlsIn)
      .find((url) => url.includes('/one-click?')) ?? '';
  // As it would be if GET did what POST does.
  await fetch(oneClick.replace('https://book.test', api.url), { method: 'POST' });
  const after = await rowsChecksum(api.ownerUrl);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  expect(changed).toEqual(['newsletter_subscribers']);
});

import { describe, expect, test } from 'vitest';
import { aBooking, type Booking, cancelBooking, move, showBooking, slotAt } from '../support/booking.ts';
import { aCartAndSlot, api, day, nextDay, openShop } from '../support/open-shop.ts';
import { longestLine, readCalendar } from '../support/read-calendar.ts';
import { book, bookingBody, linkOf, rowsOf } from '../support/shop.ts';

openShop();

type Link = Pick<Booking, 'id' | 'email' | 'sig'>;

const pathOf = ({ id, email, sig }: Link) =>
  `/bookings/${id}/calendar.ics?${new URLSearchParams({ email, sig })}`;

async function fileOf(link: Link) {
  const answer = await api.get(pathOf(link));
  expect(answer.status).toBe(200);
  return { ...answer, text: String(answer.body), ...readCalendar(String(answer.body)) };
}

describe('the calendar file of a visit', () => {
  test('is one event at the booked time, with its place, its link and an alarm the day before', async () => {
    const booking = await aBooking();
    const file = await fileOf(booking);
    expect([file.method, file.parts]).toEqual(['REQUEST', ['vevent', 'vevent.valarm']]);
    expect([file.starts, file.ends]).toEqual([new Date(booking.slot.startAt), new Date(booking.slot.endAt)]);
    expect(file.values).toMatchObject({
      uid: `${booking.id}@book.test`,
      sequence: '1',
      status: 'CONFIRMED',
      summary: 'Carpet cleaning · Sabal',
      location: '12 Palm Way, Orlando, FL 32801',
      organizer: expect.stringMatching(/^mailto:\S+@\S+$/),
      attendee: expect.stringMatching(/^mailto:ana\.diaz@sabal-mail\.com$/i),
    });
    expect(file.text).toMatch(/BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-P1D\r\n/);
    const url = /https:\S+/.exec(file.values.description ?? '')?.[0] ?? '';
    expect((await showBooking({ ...booking, ...linkOf(url) })).status).toBe(200);
    expect(longestLine(file.text)).toBeLessThanOrEqual(75);
  });

  test('is a download that no cache keeps', async () => {
    const { headers } = await fileOf(await aBooking());
    expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8; method=REQUEST');
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="[0-9a-f]{8}\.ics"$/);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('names its times in UTC, so that no table of zones can be wrong', async () => {
    const { text } = await fileOf(await aBooking());
    expect(text).not.toMatch(/TZID|VTIMEZONE/);
    expect(text.match(/^DT(START|END):\d{8}T\d{6}Z\r$/gm)).toHaveLength(2);
  });

  test('keeps its UID and counts up when the visit moves and when it is cancelled', async () => {
    const booking = await aBooking();
    const first = await fileOf(booking);
    const slot = await slotAt(day, booking.minutes, -1);
    await move(booking, slot);
    const second = await fileOf(booking);
    await cancelBooking(booking);
    const last = await fileOf(booking);
    const files = [first, second, last];
    expect(new Set(files.map(({ values }) => values.uid)).size).toBe(1);
    expect(files.map(({ values }) => values.sequence)).toEqual(['1', '2', '3']);
    expect(files.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(files.map(({ values }) => values.status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
    expect(second.starts).toEqual(new Date(slot.startAt));
    expect(last.parts).toEqual(['vevent']);
  });

  test('of a request is tentative and says so', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const address = { line1: '1 Far Rd', city: 'Atlanta', region: 'GA', postalCode: '30301' };
    const { body } = await book(api, bookingBody(cartId, slot, { address, locale: 'fr' }));
    const { values } = await fileOf(linkOf(body.manageUrl));
    expect(values.status).toBe('TENTATIVE');
    expect(values.description).toContain('Pas encore confirmé');
  });

  test('of the same booking is the same to the byte, and says nothing of the gate', async () => {
    const booking = await aBooking();
    await rowsOf(api, `update bookings set gate_code = '#OCELOT', notes = 'gate OCELOT' where id = $1`, [
      booking.id,
    ]);
    const [one, other] = [await fileOf(booking), await fileOf(booking)];
    expect(one.text).toBe(other.text);
    expect(one.text.replace(/\r\n /g, '')).not.toContain('OCELOT');
  });

  test('opens in a browser that sends no headers', async () => {
    const booking = await aBooking();
    const answer = await fetch(`${api.url}/api${pathOf(booking)}&tenant=sabal`);
    expect([answer.status, await answer.text()]).toEqual([200, (await fileOf(booking)).text]);
  });

  test('answers every wrong link with the same 401, before it looks for the booking', async () => {
    const [booking, other] = [await aBooking(), await aBooking(nextDay())];
    const wrong: Link[] = [
      { ...booking, sig: '' },
      { ...booking, sig: `${booking.sig}x` },
      { ...booking, sig: other.sig },
      { ...booking, id: other.id },
      { ...booking, id: crypto.randomUUID() },
      { ...booking, email: 'x@sabal-mail.com' },
    ];
    const answers = await Promise.all(wrong.map((link) => api.get(pathOf(link))));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'link.invalid' } });
    const bare = await api.get(
      `/bookings/${booking.id}/calendar.ics?${new URLSearchParams({ email: booking.email })}`,
    );
    expect(bare).toMatchObject({ status: 401, body: { code: 'link.invalid' } });
  });
});

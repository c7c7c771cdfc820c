import { describe, expect, test } from 'vitest';
import { broken, cancelBooking, slotAt } from '../support/booking.ts';
import { day, nextDay, openShop } from '../support/open-shop.ts';
import {
  accept,
  aQuoted,
  aRequest,
  decline,
  kindsOf,
  offer,
  shown,
  statesOf,
  TOTAL,
  WORK_MIN,
  withdraw,
} from '../support/quotes.ts';

openShop();

describe('at once', () => {
  test('the same acceptance twice is one, with the same answer', async () => {
    const booking = await aQuoted();
    const target = await slotAt(day, WORK_MIN, 1);
    const key = crypto.randomUUID();
    const answers = await Promise.all([accept(booking, target, {}, key), accept(booking, target, {}, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await kindsOf(booking)).toEqual(['booking.pending', 'quote.offered', 'quote.accepted']);
  });

  test('two devices that accept at different times: one is told, the other hears that it is accepted', async () => {
    const booking = await aQuoted();
    const other = nextDay();
    const targets = [await slotAt(day, WORK_MIN, -1), await slotAt(other, WORK_MIN, 0)];
    const answers = await Promise.all(targets.map((target) => accept(booking, target)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('quote.accepted');
    expect(await kindsOf(booking)).toEqual(['booking.pending', 'quote.offered', 'quote.accepted']);
    expect(await broken()).toEqual({});
  });

  test('the same yes with another key, as after a lost answer and a new page, is the same answer and one mail', async () => {
    const booking = await aQuoted();
    const target = await slotAt(nextDay(), WORK_MIN, 1);
    const first = await accept(booking, target);
    const again = await accept(booking, target);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect({ ...again.body, manageUrl: '' }).toEqual({ ...first.body, manageUrl: '' });
    expect((await accept(booking, target, { keepTime: true })).status).toBe(200);
    expect(await kindsOf(booking)).toEqual(['booking.pending', 'quote.offered', 'quote.accepted']);
    await cancelBooking(booking);
    expect((await accept(booking, target)).body.code).toBe('booking.not_changeable');
  });

  test('a customer who accepts while the owner replaces gets what they saw, or hears that it has changed', async () => {
    for (let n = 0; n < 4; n++) {
      const booking = await aQuoted();
      const target = await slotAt(nextDay(), WORK_MIN, 0);
      const [accepted, replaced] = await Promise.all([
        accept(booking, target),
        offer(booking, { lines: [{ text: 'Dearer', quantity: 1, unitPrice: 9_000 }] }),
      ]);
      const page = await shown(booking);
      if (accepted.status === 200) {
        expect([page.status, page.total]).toEqual(['CONFIRMED', TOTAL]);
        expect(['booking.changed', 'quote.accepted']).toContain(replaced.body.code);
      } else {
        expect([accepted.body.code, replaced.status]).toEqual(['booking.changed', 200]);
        expect([page.status, page.quoteOffer.total]).toEqual(['PENDING', 9_000]);
      }
    }
    expect(await broken()).toEqual({});
  });

  test('accepting and cancelling, or declining, ends as one of the two', async () => {
    for (const end of [cancelBooking, decline]) {
      const booking = await aQuoted();
      const target = await slotAt(nextDay(), WORK_MIN, 0);
      const [accepted, ended] = await Promise.all([accept(booking, target), end(booking)]);
      const { status } = await shown(booking);
      if (status === 'CANCELLED') expect([200, 409, 422]).toContain(accepted.status);
      else expect([accepted.status, ended.status]).toEqual([200, 409]);
      const states = await statesOf(booking.id);
      expect(states).toHaveLength(1);
      expect(states[0]).not.toBe('OPEN');
    }
    expect(await broken()).toEqual({});
  });
});

describe('sent again because its answer was lost', () => {
  test('an offer is no conflict and no second mail; another one from the same sight is refused', async () => {
    const booking = await aRequest();
    const seen = { expectedVersion: 1 };
    const first = await offer(booking, seen);
    expect(first.status).toBe(200);
    expect(await offer(booking, seen)).toMatchObject({ status: 200, body: first.body });
    expect(await kindsOf(booking)).toEqual(['booking.pending', 'quote.offered']);
    expect(await offer(booking, { ...seen, minutes: 240 })).toMatchObject({
      status: 409,
      body: { code: 'booking.changed', booking: { quoteOffer: first.body.quoteOffer } },
    });
    expect(await statesOf(booking.id)).toEqual(['OPEN']);
  });

  test('a withdrawal is no conflict; one of an offer that came since is refused', async () => {
    const booking = await aQuoted();
    const first = await withdraw(booking, '?expectedVersion=2');
    expect(first).toMatchObject({ status: 200, body: { quoteOffer: null } });
    const again = await withdraw(booking, '?expectedVersion=2');
    expect(again).toMatchObject({ status: 200, body: first.body });
    await offer(booking);
    expect((await withdraw(booking, '?expectedVersion=2')).body.code).toBe('booking.changed');
    expect(await statesOf(booking.id)).toEqual(['WITHDRAWN', 'OPEN']);
  });
});

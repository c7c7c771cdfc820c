import { expect, test } from 'vitest';
import type { BookingView } from '#shared/api/bookings.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { renderBookingMail } from './booking-mail.ts';

const at = { startISO: '2026-12-03T13:00:00Z', endISO: '2026-12-03T14:30:00Z' };
const booking: BookingView = {
  ...{ id: '5f0c1c4e-0000-4000-8000-000000000001', bookingId: '5f0c1c4e-0000-4000-8000-000000000001' },
  ...{ version: 1, status: 'CONFIRMED', locale: 'en', quote: false, estimate: false },
  ...{ email: 'ana@ruizfamily.com', customerName: 'Ana Ruiz', phone: null, companyName: null },
  ...{ serviceTitle: 'Carpet cleaning', serviceType: 'carpet', timeZone: 'America/New_York' },
  ...{ ...at, startAt: at.startISO, endAt: at.endISO, createdAt: at.startISO, updatedAt: at.startISO },
  ...{ total: 45, totalAmount: 45, totalSummary: { subtotal: 45, discount: 0, total: 45, currency: 'USD' } },
  ...{ address: '12 Palm Way, Orlando', serviceAddress1: '12 Palm Way', serviceAddress2: null },
  ...{ serviceCity: 'Orlando', serviceRegion: 'FL', servicePostalCode: '32801', serviceCountry: 'US' },
  ...{ gateCode: '#9173', notes: null, leadSource: null, leadSourceDetail: null },
  ...{ itemsSnapshot: [], promotionsSnapshot: [] },
};

function textIn(locale: Locale, told: BookingView = booking): string {
  const links = { manageUrl: 'https://book.test/manage', bookAgainUrl: 'https://book.test/services' };
  return renderBookingMail({ kind: 'booked', locale, booking: told, companyName: 'Sabal', ...links }).text;
}

test('a colon stands as the language writes it', () => {
  expect(textIn('en')).toMatch(/^When: Thursday/m);
  expect(textIn('es')).toMatch(/^Dónde: 12 Palm Way/m);
  const fr = textIn('fr');
  expect(fr).toMatch(/^Quand\u00a0: jeudi/m);
  expect(fr).toMatch(/^Voir ou modifier ma réservation\u00a0: https/m);
  expect(fr).not.toMatch(/[^\s\u202f]: /);
});

test('what the company did of itself no customer is said to have asked for', () => {
  const links = { manageUrl: 'https://book.test/manage', bookAgainUrl: 'https://book.test/services' };
  const asked = { en: 'As you asked', es: 'Tal como pediste', fr: 'Comme demandé' } as const;
  for (const locale of ['en', 'es', 'fr'] as const) {
    for (const kind of ['moved', 'cancelled'] as const) {
      const input = { kind, locale, booking, companyName: 'Sabal', ...links };
      for (const byOffice of [true, false]) {
        const { text, html } = renderBookingMail({ ...input, byOffice });
        expect(text.includes(asked[locale])).toBe(!byOffice);
        expect(html.includes(asked[locale])).toBe(!byOffice);
      }
    }
  }
});

test('past the limit of the owner no mail invites to a button that is shut, and each says whom to call', () => {
  const links = { manageUrl: 'https://book.test/manage', bookAgainUrl: 'https://book.test/services' };
  const invites = { en: 'the link below', es: 'el enlace de abajo', fr: 'le lien ci-dessous' } as const;
  const late = parseInstant('2026-12-02T13:00:00Z') ?? expect.fail('no time');
  const policy = { hours: 24, words: 'Rain is no reason.', contacts: ['(305) 555-0100'], now: late };
  for (const locale of ['en', 'es', 'fr'] as const) {
    for (const kind of ['moved', 'updated', 'reminder'] as const) {
      const input = { kind, locale, booking, byOffice: true, companyName: 'Sabal', ...links };
      expect(renderBookingMail(input).text).toContain(invites[locale]);
      const { text } = renderBookingMail({ ...input, policy });
      expect(text).not.toContain(invites[locale]);
      expect(text).toContain('(305) 555-0100');
      expect(text).toContain('Rain is no reason.');
    }
  }
});

const amount = { amount: 20, options: [] };
const line = { serviceTitle: 'x', qty: 1, unitPrice: 20, options: [], quote: false, estimate: true };
const pricingSummary = { quantity: 1, unitPrice: 20, lineTotal: 20 };
const aRoad: NonNullable<BookingView['delivery']> = {
  ...{
    kind: 'delivery',
    stops: [],
    distanceMiles: 5,
    durationMinutes: 9,
    extraPickupCount: 0,
    geometry: null,
  },
  ...{ routePending: false, estimated: true, quote: false, instructions: null, reference: null },
  ...{ estimatedBasketAmount: null },
  pricing: { baseFee: 10, pickupFee: 0, mileageRate: 1.9, mileageFee: 9.5, extras: [], total: 19.5 },
};
const roadLine = (delivery: typeof aRoad) => ({ ...line, pricingSummary, detail: [{ ...amount, delivery }] });

test('an estimate says what it hangs on: the work, the road, or both', () => {
  const work = { ...line, pricingSummary, detail: [amount] };
  const road = roadLine(aRoad);
  const notes = (...itemsSnapshot: BookingView['itemsSnapshot']) => {
    const text = textIn('en', { ...booking, estimate: true, itemsSnapshot });
    return [text.includes('the time the work really takes'), text.includes('the road as it is')];
  };
  expect([notes(work), notes(road), notes(work, road)]).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ]);
});

test('for a delivery alone nobody is at the address at the time above: it is when we set out', () => {
  const arrives = { en: 'We are there at', es: 'Llegamos a la hora', fr: 'Nous sommes là' } as const;
  const setsOut = { en: 'We set out at', es: 'Salimos a la hora', fr: 'Nous partons à' } as const;
  const work = { ...line, pricingSummary, detail: [amount] };
  for (const locale of ['en', 'es', 'fr'] as const) {
    const told = (...itemsSnapshot: BookingView['itemsSnapshot']) => {
      const text = textIn(locale, { ...booking, itemsSnapshot });
      return [text.includes(arrives[locale]), text.includes(setsOut[locale])];
    };
    expect(told(roadLine(aRoad))).toEqual([false, true]);
    expect(told(work, roadLine(aRoad))).toEqual([true, false]);
  }
});

test('a delivery with a doubted point says why its price is only a starting one', () => {
  const doubted = {
    ...aRoad,
    routePending: true,
    distanceMiles: null,
    durationMinutes: null,
    estimated: false,
  };
  const points = [
    { offMiles: null, fault: null },
    { offMiles: 17, fault: 'address.point_far' as const },
  ];
  const doubt = { placedMiles: 0.1, placedMinutes: 1, typedMiles: 22, typedMinutes: 40, points };
  const textOf = (delivery: typeof aRoad, status: BookingView['status']) =>
    textIn('en', { ...booking, status, estimate: true, itemsSnapshot: [roadLine(delivery)] });
  expect(textOf({ ...doubted, doubt }, 'PENDING')).toMatch(
    /^A point on the map does not match its address: .*only a starting price/m,
  );
  expect(textOf(doubted, 'PENDING')).not.toContain('A point on the map');
});

test('Spanish speaks to the customer as a friend would', () => {
  const links = { manageUrl: 'https://book.test/manage', bookAgainUrl: 'https://book.test/services' };
  const crew = { name: 'Equipo azul', again: true };
  for (const kind of ['booked', 'moved', 'updated', 'cancelled', 'reminder'] as const) {
    const input = { kind, booking, crew, companyName: 'Sabal', ...links };
    expect(renderBookingMail({ ...input, locale: 'es' }).text).not.toMatch(/\b(su|sus|usted)\b/i);
  }
  expect(textIn('es')).toContain('Tu visita está confirmada.');
});

test('a mail of the first of a month names that day as its language does', () => {
  const first = { startISO: '2026-12-01T13:00:00Z', endISO: '2026-12-01T14:30:00Z' };
  const text = textIn('fr', { ...booking, ...first });
  expect(text).toContain(': mardi 1er décembre 2026, 8:00');
  expect(textIn('es', { ...booking, ...first })).toContain(': martes, 1 de diciembre de 2026');
});

test('a first mail that leaves once the visit has begun promises nothing of it, and says whom to ask', () => {
  const links = { manageUrl: 'https://book.test/manage', bookAgainUrl: 'https://book.test/services' };
  const late = {
    en: { booked: 'should have begun', pending: 'has come before' },
    es: { booked: 'debería haber empezado', pending: 'ha llegado antes' },
    fr: { booked: 'devrait avoir commencé', pending: 'est arrivée avant' },
  } as const;
  const ahead =
    /at the time above|indicada arriba|indiquée ci-dessus|is yours|es tuya|vous est gardé|kept for/;
  for (const locale of ['en', 'es', 'fr'] as const) {
    for (const kind of ['booked', 'pending'] as const) {
      const status = kind === 'booked' ? 'CONFIRMED' : 'PENDING';
      for (const quote of [false, true]) {
        const told = { ...booking, status, quote } as const;
        const input = { kind, locale, booking: told, companyName: 'Sabal', ...links };
        expect(renderBookingMail(input).text).not.toContain(late[locale][kind]);
        const { text, html } = renderBookingMail({ ...input, isLate: true });
        expect(text).toContain(late[locale][kind]);
        expect(html).toContain(late[locale][kind]);
        expect(text).not.toMatch(ahead);
      }
    }
  }
});

test('of a cancelled visit nothing is due, and what it would have come to is struck through', () => {
  const links = { manageUrl: 'https://book.test/manage', bookAgainUrl: 'https://book.test/services' };
  const discounted = { subtotal: 55, discount: 10, total: 45, serviceCharge: 5, currency: 'USD' as const };
  const input = { kind: 'cancelled', locale: 'en', companyName: 'Sabal', ...links } as const;
  const priced = renderBookingMail({ ...input, booking: { ...booking, totalSummary: discounted } });
  expect(priced.text).toMatch(/^Total: \$0\.00\nTotal before: \$45\.00$/m);
  expect(priced.text).not.toMatch(/Discount|Service charge/);
  expect(priced.html).toMatch(/line-through[^>]*>\$45\.00</);
  const quoted = renderBookingMail({ ...input, booking: { ...booking, quote: true, total: 0 } });
  expect(quoted.text).not.toContain('Total');
});

test('an edit that ended the quote says so, whether the visit still waits or not (D578)', () => {
  const links = { manageUrl: 'https://book.test/manage', bookAgainUrl: 'https://book.test/services' };
  const input = { kind: 'updated', booking, offerOver: true, companyName: 'Sabal', ...links } as const;
  for (const status of ['PENDING', 'CONFIRMED'] as const) {
    const told = { ...input, booking: { ...booking, status } };
    expect(renderBookingMail({ ...told, locale: 'en' }).text).toContain('The quote we sent you ended');
    expect(renderBookingMail({ ...told, locale: 'es' }).html).toContain('presupuesto');
    expect(renderBookingMail({ ...told, locale: 'fr' }).html).toContain('devis');
  }
});

/** Every kind of mail as a customer gets it: for tests of their structure, and for pictures of them. */
import type { BookingView } from '#shared/api/bookings.ts';
import type { Hex } from '#shared/company/palette.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { type BookingMailInput, renderBookingMail } from './booking/booking-mail.ts';
import { renderQuoteMail } from './booking/quote-mail.ts';
import type { RenderedMail } from './frame/rendered-mail.ts';
import { renderAccessLinkMail } from './letters/access-link-mail.ts';
import { renderConfirmMail, renderWelcomeMail } from './letters/newsletter-mail.ts';
import { renderReviewMail } from './letters/review-mail.ts';
import {
  renderNoticeMail,
  renderSummaryMail,
  renderTestMail,
  renderUndeliverableMail,
} from './staff/staff-mail.ts';

const at = { startISO: '2026-12-03T13:00:00Z', endISO: '2026-12-03T14:30:00Z' };
const former = { startISO: '2026-12-01T19:00:00Z', endISO: '2026-12-01T20:30:00Z' };

const titles = {
  en: { carpet: 'Carpet cleaning', pavers: 'Pavers', handyman: 'Handyman', room: 'Bedroom' },
  es: {
    carpet: 'Limpieza de alfombras',
    pavers: 'Adoquines',
    handyman: 'Arreglos y reparaciones',
    room: 'Dormitorio',
  },
  fr: { carpet: 'Nettoyage de moquettes', pavers: 'Pavés', handyman: 'Bricolage', room: 'Chambre' },
} as const satisfies Record<Locale, unknown>;

type Line = BookingView['itemsSnapshot'][number];

function line(serviceTitle: string, dollars: number, more: Partial<Line> = {}): Line {
  return {
    ...{ serviceTitle, qty: 1, unitPrice: dollars, options: [], detail: [] },
    pricingSummary: { quantity: 1, unitPrice: dollars, lineTotal: dollars },
    ...{ quote: false, estimate: false },
    ...more,
  };
}

/** A confirmed visit of one service; made so that all kinds of rows stand in its mail. */
export function sampleBooking(locale: Locale, change: Partial<BookingView> = {}): BookingView {
  const { carpet, room } = titles[locale];
  const amount = { amount: 45, options: [] };
  return {
    ...{ id: '5f0c1c4e-0000-4000-8000-000000000001', bookingId: '5f0c1c4e-0000-4000-8000-000000000001' },
    ...{ version: 1, status: 'CONFIRMED', locale, quote: false, estimate: false },
    ...{ email: 'ana@ruizfamily.com', customerName: 'Ana Ruiz', phone: null, companyName: null },
    ...{ serviceTitle: carpet, serviceType: 'carpet', timeZone: 'America/New_York' },
    ...{ ...at, startAt: at.startISO, endAt: at.endISO, createdAt: at.startISO, updatedAt: at.startISO },
    ...{ total: 125, totalAmount: 125 },
    totalSummary: { subtotal: 135, discount: 10, total: 125, currency: 'USD' },
    ...{ address: '12 Palm Way, Orlando, FL 32801', serviceAddress1: '12 Palm Way', serviceAddress2: null },
    ...{ serviceCity: 'Orlando', serviceRegion: 'FL', servicePostalCode: '32801', serviceCountry: 'US' },
    ...{ gateCode: '#9173', notes: null, leadSource: null, leadSourceDetail: null },
    itemsSnapshot: [
      line(carpet, 135, {
        qty: 3,
        detail: [
          { ...amount, label: `${room} 1`, sqft: 180, soil: 'heavy', sealant: true },
          { ...amount, label: `${room} 2`, sqft: 150 },
          { ...amount, label: `${room} 3`, sqft: 140 },
        ],
      }),
    ],
    promotionsSnapshot: [],
    ...change,
  };
}

/** By the names of the pictures. */
export function sampleMails(locale: Locale, accent?: Hex): Readonly<Record<string, RenderedMail>> {
  const { pavers, handyman } = titles[locale];
  const company = { locale, companyName: 'Sabal Home Services', accent };
  const url = 'https://book.example.com';
  const links = { manageUrl: `${url}/manage?id=5f0c1c4e&sig=1.a`, bookAgainUrl: `${url}/services` };
  const booked = sampleBooking(locale);
  const pending = sampleBooking(locale, {
    ...{ status: 'PENDING', serviceTitle: handyman, estimate: true, total: 210 },
    totalSummary: { subtotal: 210, discount: 0, total: 210, currency: 'USD' },
    itemsSnapshot: [line(handyman, 210, { estimate: true })],
  });
  const quote = sampleBooking(locale, {
    ...{ status: 'PENDING', serviceTitle: pavers, quote: true, total: 0 },
    itemsSnapshot: [line(pavers, 0, { quote: true })],
  });
  const mail = (kind: BookingMailInput['kind'], booking: BookingView, more: Partial<BookingMailInput> = {}) =>
    renderBookingMail({ kind, booking, ...company, ...links, ...more });
  return {
    booked: mail('booked', booked, { willRemind: true }),
    pending: mail('pending', pending),
    quote: mail('pending', quote),
    offered: renderQuoteMail({
      ...company,
      ...links,
      booking: quote,
      offer: {
        lines: [
          { text: `${pavers} 40 m²`, quantity: 2, unitPrice: 1_450, lineTotal: 2_900 },
          { text: pavers, quantity: 1, unitPrice: 380.5, lineTotal: 380.5 },
        ],
        ...{ total: 3_280.5, pricedBefore: 0, minutes: 390, validUntil: '2026-12-05' },
        message: 'Sand, edges and a sealed surface are included.',
      },
    }),
    updated: mail('updated', booked, { formerPrice: { total: 95, quote: false }, formerTime: former }),
    moved: mail('moved', booked, { formerTime: former }),
    cancelled: mail('cancelled', booked),
    'moved-by-us': mail('moved', booked, { formerTime: former, byOffice: true }),
    'cancelled-by-us': mail('cancelled', booked, { byOffice: true }),
    reminder: mail('reminder', booked),
    access: renderAccessLinkMail({ ...company, listUrl: `${url}/my-bookings?email=a&sig=1.a` }),
    review: renderReviewMail({
      ...{ ...company, serviceTitle: booked.serviceTitle },
      reviewUrl: `${url}/review?id=5f0c1c4e&email=a&sig=1.a`,
      leaveUrl: `${url}/newsletter?action=unsubscribe`,
    }),
    confirm: renderConfirmMail({ ...company, confirmUrl: `${url}/newsletter?action=confirm` }),
    welcome: renderWelcomeMail({
      ...company,
      servicesUrl: `${url}/services`,
      leaveUrl: `${url}/newsletter?action=unsubscribe`,
    }),
    ...staffMails(locale, accent),
  };
}

/** As the company's own people get them. */
function staffMails(locale: Locale, accent: Hex | undefined): Readonly<Record<string, RenderedMail>> {
  const { carpet, handyman } = titles[locale];
  const company = { locale, companyName: 'Sabal Home Services', accent };
  const office = 'https://book.example.com/admin';
  const visitUrl = `${office}/calendar?day=2026-12-03&visit=5f0c1c4e`;
  const booking = sampleBooking(locale, { phone: '+14075550110' });
  const line = { url: visitUrl, about: [carpet, 'Ana Ruiz'] };
  return {
    'staff-booked': renderNoticeMail({ ...company, told: 'booked', booking, visitUrl }),
    'staff-moved': renderNoticeMail({
      ...{ ...company, told: 'moved', booking, visitUrl },
      ...{ formerTime: former, by: 'Claire · Tablette' },
    }),
    'staff-cancelled': renderNoticeMail({ ...company, told: 'cancelled', booking, visitUrl }),
    'staff-review': renderNoticeMail({ ...company, told: 'review', booking, visitUrl, stars: 4 }),
    'staff-undeliverable': renderUndeliverableMail({
      ...{ ...company, recipient: 'ana@ruizfamily.com', about: carpet, visitUrl },
      phone: booking.phone,
      ...{ reason: '550 5.1.1 no such mailbox', mailUrl: `${office}/mails/5f0c1c4e` },
    }),
    'staff-summary': renderSummaryMail({
      ...{ ...company, untilISO: at.startISO, timeZone: 'America/New_York', more: 2 },
      lines: [
        { ...line, told: 'booked', atISO: former.startISO },
        { ...line, told: 'quote', atISO: former.endISO, about: [handyman, 'Ana Ruiz'] },
      ],
      calendarUrl: `${office}/calendar`,
    }),
    'staff-test': renderTestMail({
      ...{ ...company, kinds: ['booked', 'cancelled'] },
      settingsUrl: `${office}/notices`,
    }),
  };
}

import type { BookingMadeView, BookingView } from '#shared/api/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';

/** A booking as the API answers it. */
export function aBooking(id: Id, changes: Partial<BookingView> = {}): BookingView {
  const startAt = changes.startISO ?? '2126-12-01T14:00:00Z';
  const endAt = changes.endISO ?? '2126-12-01T15:00:00Z';
  return {
    id,
    bookingId: id,
    version: 1,
    email: 'ana@sabal-test.com',
    customerName: 'Ana Ruiz',
    phone: null,
    companyName: null,
    serviceTitle: 'Carpet cleaning',
    serviceType: 'carpet',
    startISO: startAt,
    startAt,
    endISO: endAt,
    endAt,
    timeZone: 'America/New_York',
    status: 'CONFIRMED',
    quote: false,
    estimate: false,
    total: 100,
    totalAmount: 100,
    totalSummary: { subtotal: 100, discount: 0, total: 100, currency: 'USD' },
    address: '1 Palm Way, Orlando',
    serviceAddress1: '1 Palm Way',
    serviceAddress2: null,
    serviceCity: 'Orlando',
    serviceRegion: null,
    servicePostalCode: '32801',
    serviceCountry: 'US',
    gateCode: null,
    notes: null,
    leadSource: null,
    leadSourceDetail: null,
    locale: 'en',
    itemsSnapshot: [],
    promotionsSnapshot: [],
    createdAt: startAt,
    updatedAt: startAt,
    ...changes,
  };
}

/** What the API answers to a booking, without the booking itself. */
export function aBookingMade(id: Id): BookingMadeView {
  return {
    ...{
      id,
      bookingId: id,
      status: 'CONFIRMED',
      manageUrl: 'http://x/manage?id=old',
      email: 'ana@sabal-test.com',
    },
    ...{ customerName: 'Ana Ruiz', startISO: '2126-12-01T14:00:00Z', endISO: '2126-12-01T15:00:00Z' },
    ...{ timeZone: 'America/New_York', serviceType: 'carpet', serviceTitle: 'Carpet cleaning' },
    ...{ quote: false, estimate: false, total: 100, currency: 'USD', meta: { minutes: 60, version: 1 } },
  };
}

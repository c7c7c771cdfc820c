import type { BlockView } from '#shared/api/admin/blocks.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';

/** A confirmed visit with half an hour behind it; only what a test is about need be said. */
export function aRow(over: Partial<BookingRowView> = {}): BookingRowView {
  const { startISO = '2026-12-03T15:00:00.000Z', endISO = '2026-12-03T16:30:00.000Z' } = over;
  return {
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    version: 1,
    status: 'CONFIRMED',
    quote: false,
    quoteOffered: false,
    estimate: false,
    email: 'ana@sabal.example',
    customerName: 'Ana López',
    phone: '+1 407 555 0142',
    companyName: null,
    serviceTitle: 'Nettoyage de moquette',
    serviceType: 'carpet-cleaning',
    work: ['Moquette : 2 pièces'],
    startISO,
    startAt: startISO,
    endISO,
    endAt: endISO,
    occupiedUntil: new Date(Date.parse(endISO) + 1_800_000).toISOString(),
    minutes: (Date.parse(endISO) - Date.parse(startISO)) / 60_000,
    total: 118.5,
    address: '12 Orange Ave, Orlando, FL 32801',
    serviceAddress1: '12 Orange Ave',
    serviceAddress2: null,
    serviceCity: 'Orlando',
    serviceRegion: 'FL',
    servicePostalCode: '32801',
    gateCode: null,
    notes: null,
    staffNotes: null,
    customerNote: null,
    locale: 'es',
    leadSource: null,
    codes: [],
    createdAt: '2026-11-20T15:00:00.000Z',
    updatedAt: '2026-11-20T15:00:00.000Z',
    ...over,
  };
}

export function aBlock(over: Partial<BlockView> = {}): BlockView {
  return {
    id: '00000000-0000-4000-8000-0000000000b1',
    startISO: '2026-11-23T18:00:00Z',
    endISO: '2026-11-23T20:00:00Z',
    allDay: false,
    reason: null,
    createdBy: 'Bureau',
    ...over,
  };
}

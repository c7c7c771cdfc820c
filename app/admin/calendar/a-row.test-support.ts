import type { BlockView } from '#shared/api/admin/blocks.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';

/** A confirmed visit of an hour with half an hour behind it. */
export function aRow(change: Partial<BookingRowView> = {}): BookingRowView {
  const endISO = change.endISO ?? '2026-11-23T15:00:00Z';
  return {
    id: '00000000-0000-4000-8000-000000000001',
    version: 1,
    status: 'CONFIRMED',
    quote: false,
    quoteOffered: false,
    estimate: false,
    email: 'ana@sabal-mail.com',
    customerName: 'Ana Díaz',
    phone: '+14075550134',
    companyName: null,
    serviceTitle: 'Nettoyage de moquettes',
    serviceType: 'carpet',
    work: [],
    startISO: '2026-11-23T14:00:00Z',
    startAt: '2026-11-23T14:00:00Z',
    endISO,
    endAt: endISO,
    occupiedUntil: new Date(Date.parse(endISO) + 1_800_000).toISOString(),
    minutes: 60,
    total: 118,
    address: '12 Palm Way, Orlando, FL 32801',
    serviceAddress1: '12 Palm Way',
    serviceAddress2: null,
    serviceCity: 'Orlando',
    serviceRegion: 'FL',
    servicePostalCode: '32801',
    gateCode: null,
    notes: null,
    staffNotes: null,
    locale: 'fr',
    leadSource: null,
    codes: [],
    createdAt: '2026-11-20T14:00:00Z',
    updatedAt: '2026-11-20T14:00:00Z',
    ...change,
  };
}

export function aBlock(change: Partial<BlockView> = {}): BlockView {
  return {
    id: '00000000-0000-4000-8000-0000000000b1',
    startISO: '2026-11-23T18:00:00Z',
    endISO: '2026-11-23T20:00:00Z',
    allDay: false,
    reason: null,
    createdBy: 'Bureau',
    ...change,
  };
}

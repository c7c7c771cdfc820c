import { expect, test } from 'vitest';
import { placeForStaffInput } from '#shared/api/admin/bookings.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { aRow } from '../parts/booking-panel/a-row.test-support.ts';
import { aCall, aClient } from './a-call.test-support.ts';
import { blankBooking, bookingDraft, isBlank } from './booking-draft.ts';
import { lastAddresses, withoutAddressOf } from './last-addresses.ts';
import { placeInput } from './place-input.ts';

const placing = {
  cartId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  startsAt: instantFromMs(Date.parse('2026-12-07T14:30:00Z')),
  endsAt: instantFromMs(Date.parse('2026-12-07T16:00:00Z')),
  seenCents: 12_050,
};

test('what is sent is what the contract takes, trimmed and without empty texts', () => {
  const input = placeInput(
    aCall({ client: aClient({ customerName: ' Ana López ', phone: ' ' }), notes: ' ' }),
    placing,
  );
  expect(placeForStaffInput.safeParse(input).success).toBe(true);
  expect(JSON.parse(JSON.stringify(input))).toEqual({
    cartId: placing.cartId,
    email: 'ana@sabal-mail.com',
    customerName: 'Ana López',
    locale: 'en',
    address: { line1: '12 Orange Ave', city: 'Orlando', region: 'FL', postalCode: '32801', country: 'US' },
    startISO: '2026-12-07T14:30:00.000Z',
    endISO: '2026-12-07T16:00:00.000Z',
    expectedTotal: 120.5,
    notify: true,
  });
});

test('an empty form is blank whatever cart the server has for it, and any word makes it not', () => {
  expect(isBlank({ ...blankBooking, cartId: placing.cartId })).toBe(true);
  expect(isBlank({ ...blankBooking, staffNotes: 'Chien' })).toBe(false);
  expect(bookingDraft.safeParse(blankBooking).success).toBe(true);
});

test('where a client was visited is offered once each, the latest first, with the state that its ZIP says', () => {
  const rows = [
    aRow({ serviceAddress1: '9 Lake St', serviceRegion: null }),
    aRow(),
    aRow({ serviceAddress1: '9 LAKE ST', serviceRegion: 'FL' }),
  ];
  expect(lastAddresses(rows).map(({ line1, region }) => `${line1}, ${region}`)).toEqual([
    '9 Lake St, FL',
    '12 Orange Ave, FL',
  ]);
});

test('of another client who is picked the address and the gate code of the one before go, and what was typed stays', () => {
  const theirs = lastAddresses([aRow({ serviceAddress1: '9 Lake St' })]);
  const [address] = theirs;
  const gone = withoutAddressOf(theirs, aClient({ ...address, gateCode: '4711' }));
  expect(gone).toEqual({ line1: '', line2: '', city: '', region: 'FL', postalCode: '', gateCode: '' });
  expect(withoutAddressOf(theirs, aClient({ line1: '1 Typed Rd', gateCode: '4711' }))).toEqual({});
});

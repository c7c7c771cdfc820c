import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { ERASED_DOMAIN, STAFF_PAST_MIN } from '#shared/booking/correctable.ts';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { aRow } from './a-row.test-support.ts';
import { BookingActions } from './booking-actions.tsx';
import type { RemoveBooking } from './remove/use-remove-booking.ts';
import type { Booking } from './use-booking.ts';

const { booking: w } = admin;
const confirm = w.confirm.action;
const move = w.reschedule.action;
const correct = w.contact.action;
const cancel = w.cancel.action;
const remove = w.remove.action;

/** A visit of an hour that began so many minutes ago, or begins in as many. */
function aVisit(agoMin: number, over: Partial<BookingRowView> = {}): BookingRowView {
  const startMs = Date.now() - agoMin * 60_000;
  const [startISO, endISO] = [startMs, startMs + 3_600_000].map((ms) => new Date(ms).toISOString());
  return aRow({ ...over, ...(startISO && endISO && { startISO, endISO }) });
}

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});

test.each([
  ['waits and is to come', aVisit(-60, { status: 'PENDING' }), [confirm, move, correct, cancel, remove]],
  ['is going on', aVisit(30), [move, correct, cancel, remove]],
  ['waits and is over', aVisit(90, { status: 'PENDING' }), [move, correct, remove]],
  ['is over, on its last day', aVisit(STAFF_PAST_MIN - 60), [move, correct, remove]],
  ['is over for longer than that', aVisit(STAFF_PAST_MIN + 60), [remove]],
  ['is of somebody who was erased', aVisit(90, { email: `x${ERASED_DOMAIN}` }), [remove]],
  ['was cancelled', aVisit(-60, { status: 'CANCELLED' }), [remove]],
])('[D591] of a visit that %s, only what the server does is offered', async (_, row, offered) => {
  // What the part uses of them.
  const booking = { take: vi.fn(), refused: vi.fn() } as unknown as Booking;
  const removing = { busy: false } as unknown as RemoveBooking;
  const nothing = () => undefined;
  await render(
    <BookingActions {...{ row, booking, removing }} onMode={nothing} onCancel={nothing} onRemove={nothing} />,
  );
  const shown = page.getByRole('button').elements();
  expect(shown.map(({ textContent }) => textContent)).toEqual(offered);
});

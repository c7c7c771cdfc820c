import { expect, test } from 'vitest';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import { parseDay } from '#shared/kernel/day.ts';
import { aBlock, aRow } from '../../parts/booking-panel/a-row.test-support.ts';
import { overviewOf } from './overview-of.ts';

const crew = (index: number): CrewOfBooking => ({
  ...{ id: `c0ffee00-0000-4000-8000-00000000000${index}`, name: `Équipe ${index}`, color: 'blue' },
});
const [one, two] = [crew(1), crew(2)];
/** Open from 8:00 to 18:00. */
const agenda: AgendaView = {
  ...{ slotStepMinutes: 30, bufferMinutesBetweenBookings: 0, noticeMinutes: 0, horizonDays: 60, version: 1 },
  travel: { mode: 'off', fixedMin: 15 },
  timeZone: 'America/New_York',
  days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    closed: false,
    intervals: [{ startMin: 480, endMin: 1080 }],
  })),
  crewIds: [one.id, two.id],
};
const hour = (from: number) => ({
  startISO: `2026-12-03T${from + 5}:00:00.000Z`,
  endISO: `2026-12-03T${from + 6}:00:00.000Z`,
});
const range = {
  bookings: [
    aRow({ customerName: 'Rosa', crew: two, total: 50, ...hour(12) }),
    aRow({ customerName: 'Ana', crew: one, total: 100, ...hour(10) }),
    aRow({ customerName: 'Marc', crew: one, total: 30, status: 'PENDING', ...hour(9) }),
    // As the server sends what is cancelled: whose it was, is not known any more.
    aRow({ customerName: 'Off', status: 'CANCELLED', ...hour(9) }),
  ],
  blocks: [aBlock({ crewId: two.id, ...hour(8) })],
};

function told(chosen: string) {
  const today = parseDay('2026-12-03');
  if (today === undefined) throw new Error('Expected a day');
  const known = { days: [today], today, agenda, timeZone: 'America/New_York' };
  const { rows, loads, money } = overviewOf(range, { ...known, crew: chosen });
  return [
    rows.map(({ customerName }) => customerName),
    loads.map(({ bookedMin, openMin }) => [bookedMin, openMin]),
    money.map(({ confirmedCents, pendingCents }) => [confirmedCents, pendingCents]),
  ];
}

test('without a choice the numbers are of all crews', () => {
  expect(told('all')).toEqual([['Marc', 'Ana', 'Rosa'], [[180, 1140]], [[15_000, 3_000]]]);
});

test('with a chosen crew visits, load and money are its own', () => {
  expect(told(one.id)).toEqual([['Marc', 'Ana'], [[120, 600]], [[10_000, 3_000]]]);
  expect(told(two.id)).toEqual([['Rosa'], [[60, 540]], [[5_000, 0]]]);
});

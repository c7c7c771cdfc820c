import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { googleCalendarUrl } from './google-calendar-url.ts';

test('a booking is offered at its instant, whatever its words hold', () => {
  const url = new URL(
    googleCalendarUrl({
      title: 'Carpet & tile? #1',
      startAt: instantFromMs(Date.UTC(2026, 11, 1, 14, 0, 0, 123)),
      endAt: instantFromMs(Date.UTC(2026, 11, 1, 15, 30)),
      place: '1 Bay St, Tampa',
      details: '1a2b3c4d',
    }),
  );
  expect(url.searchParams.get('dates')).toBe('20261201T140000Z/20261201T153000Z');
  expect(url.searchParams.get('text')).toBe('Carpet & tile? #1');
});

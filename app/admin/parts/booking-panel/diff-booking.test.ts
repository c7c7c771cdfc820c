import { expect, test } from 'vitest';
import { aRow } from './a-row.test-support.ts';
import { diffBooking } from './diff-booking.ts';

test('what was changed elsewhere is told with before and after, and nothing else', () => {
  const after = aRow({
    version: 2,
    status: 'CANCELLED',
    staffNotes: 'Clé chez la voisine',
    updatedAt: 'later',
  });
  expect(diffBooking(aRow(), after)).toEqual([
    { field: 'status', before: 'CONFIRMED', after: 'CANCELLED' },
    { field: 'staffNotes', before: '', after: 'Clé chez la voisine' },
  ]);
  expect(diffBooking(aRow(), aRow({ version: 9 }))).toEqual([]);
});

test('a price that was offered meanwhile is told', () => {
  expect(diffBooking(aRow({ quote: true }), aRow({ quote: true, quoteOffered: true }))).toEqual([
    { field: 'quoteOffered', before: false, after: true },
  ]);
});

test('a longer booking at the same start is another time', () => {
  const fields = diffBooking(aRow(), aRow({ endISO: '2026-12-03T18:00:00.000Z' })).map(({ field }) => field);
  expect(fields).toEqual(['when']);
});

test('what the server puts in front of notes is nobody’s words', () => {
  const [before, after] = [aRow({ notes: '[SERVICE]' }), aRow({ notes: '[QUOTE] ring twice' })];
  expect(diffBooking(before, after)).toEqual([{ field: 'notes', before: '', after: 'ring twice' }]);
});

test('another crew and other work are told, also where time and total stay', () => {
  const [north, south] = [
    { id: 'n', name: 'Nord', color: 'teal' as const },
    { id: 's', name: 'Sud', color: 'pink' as const },
  ];
  const before = aRow({ crew: north });
  expect(diffBooking(before, aRow({ crew: south, work: ['Moquette : 3 pièces'] }))).toEqual([
    { field: 'work', before: 'Moquette : 2 pièces', after: 'Moquette : 3 pièces' },
    { field: 'crew', before: 'Nord', after: 'Sud' },
  ]);
  expect(diffBooking(before, aRow({ status: 'CANCELLED' })).map(({ field }) => field)).toEqual(['status']);
});

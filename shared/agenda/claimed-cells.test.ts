import { expect, test } from 'vitest';
import { addMinutes, formatInstant } from '../kernel/instant.ts';
import { cellsOf, daysTouched } from './claimed-cells.ts';
import { instant } from './sample-agenda.ts';

const NEW_YORK = 'America/New_York';
const nine = instant('2026-06-01T13:00:00Z');

test('[AG15] half an hour with a buffer of ten minutes is eight cells in order', () => {
  const cells = cellsOf(nine, addMinutes(nine, 30), 10);
  expect(cells).toEqual([0, 5, 10, 15, 20, 25, 30, 35].map((minutes) => addMinutes(nine, minutes)));
});

test('[AG15] a cell that is only partly used is used', () => {
  const cells = cellsOf(addMinutes(nine, 3), addMinutes(nine, 11), 0);
  expect(cells.map((cell) => formatInstant(cell).slice(11, 16))).toEqual(['13:00', '13:05', '13:10']);
  expect(cellsOf(nine, nine, 0)).toEqual([]);
});

test('[AG15] an hour across the end of summer time is twelve cells, each once', () => {
  const beforeChange = instant('2026-11-01T05:30:00Z');
  expect(new Set(cellsOf(beforeChange, addMinutes(beforeChange, 60), 0)).size).toBe(12);
});

test('[AG16] ending at midnight stays on the day, a buffer past it does not', () => {
  const evening = instant('2026-06-02T03:00:00Z'); // Monday 23:00 in New York
  const midnight = addMinutes(evening, 60);
  expect(daysTouched(evening, midnight, 0, NEW_YORK)).toEqual(['2026-06-01']);
  expect(daysTouched(evening, midnight, 5, NEW_YORK)).toEqual(['2026-06-01', '2026-06-02']);
  expect(daysTouched(nine, nine, 0, NEW_YORK)).toEqual(['2026-06-01']);
});

test('[AG16] a closure of a week names its days in ascending order', () => {
  const days = daysTouched(nine, addMinutes(nine, 6 * 1440), 0, NEW_YORK);
  expect(days).toHaveLength(7);
  expect(days).toEqual([...days].sort());
});

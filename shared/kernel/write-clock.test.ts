import { expect, test } from 'vitest';
import { writeClock } from './write-clock.ts';
import { writeDate } from './write-date.ts';

/** As browsers that keep to plain spaces give them. */
const morning = [
  { type: 'hour', value: '08' },
  { type: 'literal', value: ':' },
  { type: 'minute', value: '00' },
  { type: 'literal', value: ' ' },
  { type: 'dayPeriod', value: 'AM' },
] as const;

test('no line ends between hour and AM, alone, in a range and beside a date (D543)', () => {
  expect(writeClock(morning)).toBe('8:00\u00a0AM');
  expect(writeClock([...morning, { type: 'literal', value: ' – ' }, ...morning])).toBe(
    '8:00\u00a0AM – 8:00\u00a0AM',
  );
  const date = [{ type: 'day', value: '1' } as const, { type: 'literal', value: ' à ' } as const];
  expect(writeDate([...date, ...morning], 'fr')).toBe('1er à 8:00\u00a0AM');
});

test('midnight keeps its one zero', () => {
  expect(
    writeClock([
      { type: 'hour', value: '00' },
      { type: 'literal', value: ':00' },
    ]),
  ).toBe('0:00');
});

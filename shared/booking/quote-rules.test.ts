import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDay } from '../kernel/day.ts';
import { parseInstant } from '../kernel/instant.ts';
import { CENTS_MAX } from '../kernel/money.ts';
import {
  defaultValidUntil,
  isQuoteExpired,
  quoteDaysLeft,
  quoteFaults,
  quoteLimits,
  quoteTotalCents,
} from './quote-rules.ts';

const timeZone = 'America/New_York';
const at = (iso: string) => parseInstant(iso) ?? expect.fail(iso);
const day = (text: string) => parseDay(text) ?? expect.fail(text);

const now = at('2026-11-21T15:00:00Z');
const when = { now, timeZone, openMin: 600, pricedBeforeCents: 0 };
const terms = {
  lines: [{ text: 'Pavers, laid', quantity: 3, unitCents: 33_333 }],
  minutes: 240,
  validUntil: day('2026-12-05'),
};

describe('the sum', () => {
  test('is exact to the cent, with lines that take something off', () => {
    const off = { text: 'Neighbours', quantity: 1, unitCents: -9_999 };
    expect(quoteTotalCents([...terms.lines, off])).toBe(90_000);
  });

  test('does not depend on the order of the lines', () => {
    const line = fc.record({
      text: fc.constant('x'),
      quantity: fc.integer({ min: 1, max: quoteLimits.quantityMax }),
      unitCents: fc.integer({ min: -quoteLimits.unitMaxCents, max: quoteLimits.unitMaxCents }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        expect(quoteTotalCents([...lines].reverse())).toBe(quoteTotalCents(lines));
      }),
    );
  });
});

describe('the last day', () => {
  test('is good until its midnight where the company is', () => {
    const last = day('2026-12-05');
    expect(isQuoteExpired(last, at('2026-12-06T04:59:59Z'), timeZone)).toBe(false);
    expect(isQuoteExpired(last, at('2026-12-06T05:00:00Z'), timeZone)).toBe(true);
  });

  test('judged in UTC would end five hours early, which this would notice', () => {
    const last = day('2026-12-05');
    const evening = at('2026-12-06T01:00:00Z');
    expect(isQuoteExpired(last, evening, 'UTC')).not.toBe(isQuoteExpired(last, evening, timeZone));
  });

  test('is two weeks away by itself, and counted in midnights', () => {
    const last = defaultValidUntil(now, timeZone);
    expect([last, quoteDaysLeft(last, now, timeZone)]).toEqual(['2026-12-05', 14]);
    expect(quoteDaysLeft(last, at('2026-12-05T12:00:00Z'), timeZone)).toBe(0);
  });
});

describe('what can be offered', () => {
  test('has lines, a length and a last day', () => {
    expect(quoteFaults(terms, when)).toEqual({});
  });

  test('is added to what had a price before, and both together are a sum that can be kept', () => {
    const offered = quoteTotalCents(terms.lines);
    const beside = (pricedBeforeCents: number) => quoteFaults(terms, { ...when, pricedBeforeCents });
    expect(beside(CENTS_MAX - offered)).toEqual({});
    expect(beside(CENTS_MAX - offered + 1)).toEqual({ lines: 'too_large' });
  });

  test.each([
    [{ lines: [] }, { lines: 'required' }],
    [{ lines: Array(21).fill(terms.lines[0]) }, { lines: 'too_long' }],
    [{ lines: [{ text: 'Gift', quantity: 1, unitCents: 0 }] }, { lines: 'too_small' }],
    [{ lines: Array(11).fill({ text: 'x', quantity: 1, unitCents: 10_000_000 }) }, { lines: 'too_large' }],
    [{ lines: [{ text: ' ', quantity: 1, unitCents: 100 }] }, { 'lines.0.text': 'required' }],
    [{ lines: [{ text: 'x', quantity: 1.5, unitCents: 100 }] }, { 'lines.0.quantity': 'invalid' }],
    [{ lines: [{ text: 'x', quantity: 1, unitCents: 10.5 }] }, { 'lines.0.unitPrice': 'invalid' }],
    [{ minutes: 25 }, { minutes: 'too_small' }],
    [{ minutes: 62 }, { minutes: 'invalid' }],
    [{ minutes: 605 }, { minutes: 'too_large' }],
    [{ validUntil: day('2026-11-20') }, { validUntil: 'too_small' }],
    [{ validUntil: day('2027-02-01') }, { validUntil: 'too_large' }],
  ])('names what is wrong with %j', (wrong, faults) => {
    expect(quoteFaults({ ...terms, ...wrong }, when)).toEqual(faults);
  });
});

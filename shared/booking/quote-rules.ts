import { toLocal } from '../agenda/local-time.ts';
import { addDays, type Day, daysBetween } from '../kernel/day.ts';
import type { Id } from '../kernel/ids.ts';
import type { Instant } from '../kernel/instant.ts';
import { CENTS_MAX, type Cents } from '../kernel/money.ts';

/** One position of the price that answers a request for a quote. */
export interface QuoteLine {
  readonly text: string;
  readonly quantity: number;
  /** Of one; below 0 in a line that takes something off. */
  readonly unitCents: Cents;
}

export interface QuoteTerms {
  readonly lines: readonly QuoteLine[];
  /** How long the work takes. */
  readonly minutes: number;
  /** The last day on which it can be accepted, in the tenant's zone. */
  readonly validUntil: Day;
}

/** A quote that waits for its answer, as it stands beside its booking. */
export interface OpenOffer extends QuoteTerms {
  readonly id: Id;
  /** Of its lines alone. */
  readonly totalCents: Cents;
  readonly message: string | null;
  /** By the database's clock; what counts when the customer answers is `isQuoteExpired`. */
  readonly expired: boolean;
}

export const quoteLimits = {
  linesMax: 20,
  textMax: 200,
  quantityMax: 999,
  unitMaxCents: 10_000_000,
  totalMaxCents: 100_000_000,
  messageMax: 1_000,
  reasonMax: 500,
  minutesMin: 30,
  /** The longest visit that can be held. */
  minutesMax: 720,
  /** Claims are kept on this grid. */
  minutesStep: 5,
  /** Not longer than the link in the mail that offers it is sure to live (D105). */
  validDaysMax: 60,
} as const;

const VALID_DAYS = 14;

export function lineTotalCents({ quantity, unitCents }: QuoteLine): Cents {
  return quantity * unitCents;
}

export function quoteTotalCents(lines: readonly QuoteLine[]): Cents {
  return lines.reduce((sum, line) => sum + lineTotalCents(line), 0);
}

/** The day a quote of `now` is good until when staff name none. */
export function defaultValidUntil(now: Instant, timeZone: string): Day {
  return addDays(toLocal(now, timeZone).day, VALID_DAYS);
}

/** Midnights between now and the last day: 0 on that day, negative once it is over. */
export function quoteDaysLeft(validUntil: Day, now: Instant, timeZone: string): number {
  return daysBetween(toLocal(now, timeZone).day, validUntil);
}

/** A quote is good until the end of its last day, where the company is. */
export function isQuoteExpired(validUntil: Day, now: Instant, timeZone: string): boolean {
  return quoteDaysLeft(validUntil, now, timeZone) < 0;
}

type Fault = 'required' | 'invalid' | 'too_long' | 'too_small' | 'too_large';

/** What an offer is judged beside. */
export interface QuoteContext {
  readonly now: Instant;
  readonly timeZone: string;
  /** The longest open stretch of the week. */
  readonly openMin: number;
  /** What of the booking had a price before, which the offer is added to. */
  readonly pricedBeforeCents: Cents;
}

/** What cannot be offered, as field codes by path; empty when all is well. */
export function quoteFaults(
  { lines, minutes, validUntil }: QuoteTerms,
  { now, timeZone, openMin, pricedBeforeCents }: QuoteContext,
): Readonly<Record<string, Fault>> {
  const daysLeft = quoteDaysLeft(validUntil, now, timeZone);
  const faults: readonly (readonly [string, Fault | undefined])[] = [
    ['lines', linesFault(lines, pricedBeforeCents)],
    ...lines.flatMap((line, index) => lineFaults(line, `lines.${index}`)),
    ['minutes', minutesFault(minutes, openMin)],
    [
      'validUntil',
      daysLeft < 0 ? 'too_small' : daysLeft > quoteLimits.validDaysMax ? 'too_large' : undefined,
    ],
  ];
  return Object.fromEntries(faults.filter((fault): fault is [string, Fault] => fault[1] !== undefined));
}

/** A price of nothing is a line that was forgotten. */
function linesFault(lines: readonly QuoteLine[], pricedBeforeCents: Cents): Fault | undefined {
  if (lines.length === 0) return 'required';
  if (lines.length > quoteLimits.linesMax) return 'too_long';
  const total = quoteTotalCents(lines);
  const totalMax = Math.min(quoteLimits.totalMaxCents, CENTS_MAX - pricedBeforeCents);
  return total <= 0 ? 'too_small' : total > totalMax ? 'too_large' : undefined;
}

function lineFaults(
  { text, quantity, unitCents }: QuoteLine,
  path: string,
): (readonly [string, Fault | undefined])[] {
  const { textMax, quantityMax, unitMaxCents } = quoteLimits;
  const isWhole = Number.isInteger(quantity) && quantity >= 1;
  return [
    [`${path}.text`, text.trim() === '' ? 'required' : text.length > textMax ? 'too_long' : undefined],
    [`${path}.quantity`, !isWhole ? 'invalid' : quantity > quantityMax ? 'too_large' : undefined],
    [
      `${path}.unitPrice`,
      !Number.isInteger(unitCents) ? 'invalid' : Math.abs(unitCents) > unitMaxCents ? 'too_large' : undefined,
    ],
  ];
}

/** Work that no day has room for could not be accepted. */
function minutesFault(minutes: number, openMin: number): Fault | undefined {
  if (minutes % quoteLimits.minutesStep !== 0) return 'invalid';
  if (minutes < quoteLimits.minutesMin) return 'too_small';
  return minutes > Math.min(quoteLimits.minutesMax, openMin) ? 'too_large' : undefined;
}

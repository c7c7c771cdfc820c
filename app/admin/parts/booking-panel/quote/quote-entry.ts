import * as z from 'zod/mini';
import type { BookingView } from '#shared/api/bookings.ts';
import type { OfferQuoteInput } from '#shared/api/quotes.ts';
import {
  type QuoteContext,
  type QuoteLine,
  quoteFaults,
  quoteLimits,
  quoteTotalCents,
} from '#shared/booking/quote-rules.ts';
import { parseDay } from '#shared/kernel/day.ts';
import { type Cents, toCents } from '#shared/kernel/money.ts';
import { deliveryMinutes } from '#shared/kinds/delivery.ts';
import type { NumberEntry } from '../../../../ui/fields/read-number.ts';

/** A line as it is typed; `key` is its place in the form, not on the wire. */
export interface LineEntry {
  readonly key: number;
  readonly text: string;
  readonly quantity: NumberEntry;
  /** Dollars. */
  readonly unitPrice: NumberEntry;
}

export interface QuoteEntry {
  readonly lines: readonly LineEntry[];
  readonly minutes: NumberEntry;
  readonly validUntil: string;
  readonly message: string;
}

const typedNumber = z.custom<NumberEntry>((value) => typeof value === 'number' || typeof value === 'string');

/** What is kept of an offer that is not sent yet. */
export const typedQuote: z.ZodMiniType<QuoteEntry> = z.object({
  lines: z.array(z.object({ key: z.int(), text: z.string(), quantity: typedNumber, unitPrice: typedNumber })),
  minutes: typedNumber,
  validUntil: z.string(),
  message: z.string(),
});

export type ReadQuote =
  | { readonly ok: true; readonly input: OfferQuoteInput }
  /** By path, as the server names them: `lines.0.unitPrice`. */
  | { readonly ok: false; readonly faults: Readonly<Record<string, string>> };

/** What was typed as the server wants it, or everything it would refuse. */
export function readQuote(entry: QuoteEntry, context: QuoteContext): ReadQuote {
  const lines = entry.lines.map(toLine);
  const minutes = numberOf(entry.minutes);
  const validUntil = parseDay(entry.validUntil);
  const faults: Record<string, string> = {
    ...(validUntil !== undefined && quoteFaults({ lines, minutes, validUntil }, context)),
    ...(validUntil === undefined && { validUntil: 'invalid' }),
    ...(Number.isNaN(minutes) && { minutes: 'invalid' }),
  };
  // A line that is no number makes the sum none: its own fault says enough.
  if (Object.keys(faults).some((path) => path.startsWith('lines.'))) delete faults.lines;
  if (validUntil === undefined || Object.keys(faults).length > 0) return { ok: false, faults };
  const message = entry.message.trim();
  return {
    ok: true,
    input: {
      lines: lines.map(({ text, quantity, unitCents }) => ({ text, quantity, unitPrice: unitCents / 100 })),
      minutes,
      validUntil,
      ...(message !== '' && { message }),
    },
  };
}

/** How long the work is proposed to take: the time the request holds, or the drive where a long road is asked for. */
export function minutesToOffer(lines: BookingView['itemsSnapshot'], heldMin: number): number {
  const { minutesMin, minutesMax, minutesStep } = quoteLimits;
  const roads = lines.filter(({ quote }) => quote).flatMap(({ detail }) => detail);
  const driveMin = roads.reduce((sum, { delivery }) => sum + (delivery ? deliveryMinutes(delivery) : 0), 0);
  const whole = Math.ceil(driveMin / minutesStep) * minutesStep;
  return Math.max(minutesMin, heldMin, Math.min(whole, minutesMax));
}

/** What the lines come to so far; those that are no numbers yet count for nothing. */
export function entryTotalCents(lines: readonly LineEntry[]): Cents {
  return quoteTotalCents(
    lines.map(toLine).filter(({ quantity, unitCents }) => Number.isFinite(quantity * unitCents)),
  );
}

function toLine({ text, quantity, unitPrice }: LineEntry): QuoteLine {
  return { text: text.trim(), quantity: numberOf(quantity), unitCents: centsOf(numberOf(unitPrice)) };
}

function numberOf(entry: NumberEntry): number {
  return typeof entry === 'number' ? entry : Number.NaN;
}

/** No whole cents where it has parts of one: nothing is rounded behind the typist's back. */
function centsOf(dollars: number): number {
  const cents = toCents(dollars);
  return Math.abs(cents - dollars * 100) < 1e-6 ? cents : Number.NaN;
}

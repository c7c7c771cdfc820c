import type { CreateBookingInput } from '#shared/api/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { type Cents, toDollars } from '#shared/kernel/money.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import type { BookRequest, FailCode } from '../device/rows.ts';
import type { Alternative } from '../wire/read-alternatives.ts';

/** What the finalize screen hands over to book at once. */
export interface BookInput extends BookRequest {
  /** The cart that was on the screen: no other one is booked. */
  readonly cartId?: Id | undefined;
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly lockId?: Id | undefined;
}

export type BookOutcome =
  | { readonly kind: 'booked' }
  | {
      readonly kind: 'price-changed';
      /** The server's; amounts of single instances are not in it. */
      readonly totals: Totals;
      readonly previousTotalCents: Cents | undefined;
    }
  | { readonly kind: 'slot-taken'; readonly alternatives: readonly Alternative[] }
  /** Final. Field paths are those of the booking body (`email`, `address.line1`); codes as in shared/api/errors.ts. */
  | {
      readonly kind: 'refused';
      readonly code: FailCode;
      readonly fields: Readonly<Record<string, string>>;
    }
  /** Sent, no answer: it may or may not be booked. The intent stays; `checkBooking` resolves it. */
  | { readonly kind: 'unknown' }
  /** It was not booked under this key, and the intent stays with a question or a word of what was found (LC122). */
  | { readonly kind: 'asks' };

/** The wire form. */
export function bookingBody(cartId: Id, input: BookInput): CreateBookingInput {
  const { address } = input;
  return {
    cartId,
    email: input.email.trim(),
    customerName: `${input.firstName.trim()} ${input.lastName.trim()}`.trim(),
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    phone: given(input.phone),
    locale: input.locale,
    address: {
      line1: address.line1.trim(),
      line2: given(address.line2),
      city: address.city.trim(),
      region: given(address.region),
      postalCode: address.postalCode.trim(),
      country: given(address.country) ?? 'US',
      gateCode: given(address.gateCode),
    },
    notes: given(input.notes),
    startISO: formatInstant(input.startAt),
    endISO: formatInstant(input.endAt),
    lockId: input.lockId,
    expectedTotal: input.expectedTotalCents === undefined ? undefined : toDollars(input.expectedTotalCents),
    termsVersion: given(input.termsVersion),
    website: given(input.website),
    leadSource: given(input.lead?.source),
    leadSourceDetail: given(input.lead?.detail),
  };
}

function given(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? undefined : trimmed;
}

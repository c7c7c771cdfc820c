import type { PlaceForStaffInput } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { type Cents, toDollars } from '#shared/kernel/money.ts';
import type { BookingDraft } from './booking-draft.ts';

interface Placing {
  readonly cartId: Id;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** What the person told the client. */
  readonly seenCents: Cents;
}

/** The wire form of a draft that was checked; empty texts count as missing. */
export function placeInput(draft: BookingDraft, placing: Placing): PlaceForStaffInput {
  const { client, crewId, notes, staffNotes, notify } = draft;
  return {
    cartId: placing.cartId,
    email: given(client.email),
    customerName: client.customerName.trim(),
    phone: given(client.phone),
    locale: client.locale,
    address: {
      line1: client.line1.trim(),
      line2: given(client.line2),
      city: client.city.trim(),
      region: given(client.region),
      postalCode: client.postalCode.trim(),
      country: 'US',
      gateCode: given(client.gateCode),
    },
    notes: given(notes),
    staffNotes: given(staffNotes),
    startISO: formatInstant(placing.startsAt),
    endISO: formatInstant(placing.endsAt),
    ...(crewId !== undefined && { crewId }),
    expectedTotal: toDollars(placing.seenCents),
    notify,
  };
}

function given(text: string): string | undefined {
  const trimmed = text.replaceAll('\u0000', '').trim();
  return trimmed === '' ? undefined : trimmed;
}

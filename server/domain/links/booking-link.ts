import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { addMinutes } from '#shared/kernel/instant.ts';
import type { LinkSecret } from './sign-link.ts';
import { signLink } from './sign-link.ts';

/** Booking links live until 60 days after the visit (decision 105). */
const LINK_LIFE_MIN = 60 * 24 * 60;

interface LinkedBooking {
  readonly id: Id;
  readonly email: string;
  readonly endsAt: Instant;
  readonly linkEpoch: number;
}

/** The address a customer manages a booking at. Its base is configured, never taken from a request (design 10). */
export function linkToBooking(
  env: { readonly publicUrl: string; readonly linkSecrets: readonly LinkSecret[] },
  tenantId: Id,
  booking: LinkedBooking,
): string {
  const claims = { purpose: 'booking', tenantId, bookingId: booking.id, email: booking.email } as const;
  const sig = signLink(env.linkSecrets, claims, addMinutes(booking.endsAt, LINK_LIFE_MIN), booking.linkEpoch);
  const query = new URLSearchParams({ id: booking.id, email: booking.email, sig });
  return `${env.publicUrl}/manage?${query}`;
}

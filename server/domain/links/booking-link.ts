import { dayBounds } from '#shared/agenda/local-day.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { type LinkedTenant, publicBase } from './public-base.ts';
import { type LinkEnv, signLink } from './sign-link.ts';

/** Booking links live until 60 days after the visit (D105), and as long as an offer that waits for its answer there (D590). */
const LINK_LIFE_MIN = 60 * 24 * 60;

interface LinkedBooking {
  readonly id: Id;
  readonly email: string;
  readonly endsAt: Instant;
  readonly linkEpoch: number;
  readonly timeZone?: string;
  readonly offer?: { readonly validUntil: Day } | null;
}

/**
 * The address a customer manages a booking at.
 * `atLeastUntil` keeps the link to a visit long past alive as long as the list that it stands on.
 */
export function linkToBooking(
  env: LinkEnv,
  tenant: LinkedTenant,
  booking: LinkedBooking,
  atLeastUntil?: Instant,
): string {
  const claims = {
    purpose: 'booking',
    tenantId: tenant.id,
    bookingId: booking.id,
    email: booking.email,
  } as const;
  const { offer, timeZone } = booking;
  const answerBy = offer && timeZone ? dayBounds(offer.validUntil, timeZone).endsAt : 0;
  const ends = Math.max(addMinutes(booking.endsAt, LINK_LIFE_MIN), answerBy, atLeastUntil ?? 0);
  const sig = signLink(env.linkSecrets, claims, instantFromMs(ends), booking.linkEpoch);
  const query = new URLSearchParams({ id: booking.id, email: booking.email, sig });
  return `${publicBase(env, tenant)}/manage?${query}`;
}

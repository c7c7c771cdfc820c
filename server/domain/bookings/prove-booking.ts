import type { Id } from '#shared/kernel/ids.ts';
import type { BookingRow } from '../../db/repos/bookings/bookings.ts';
import type { Tenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { normalizeEmail } from '../links/sign-link.ts';
import { verifyLink } from '../links/verify-link.ts';

export interface LinkInput {
  readonly bookingId: Id;
  readonly email: string;
  readonly sig: string;
}

/**
 * Checks a link before anything is read, so that a wrong one costs the same whether or not the booking exists;
 * `fits` then compares the row with what was signed (D105). `undefined` for every kind of failure.
 */
export function proveBooking(
  deps: Deps,
  tenant: Tenant,
  { bookingId, email, sig }: LinkInput,
): { fits(booking: BookingRow): boolean } | undefined {
  const claims = { purpose: 'booking', tenantId: tenant.id, bookingId, email } as const;
  const link = verifyLink(deps.env.linkSecrets, sig, claims, deps.now());
  if (!link) return undefined;
  return {
    fits: (booking) => booking.linkEpoch === link.epoch && booking.email === normalizeEmail(email),
  };
}
